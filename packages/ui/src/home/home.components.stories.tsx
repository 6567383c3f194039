import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { sampleBanners } from '../samples/sample-context.tsx';
import { COVERS, coverOf, ENGLISH, WIDE_ART } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Home', tags: ['autodocs'] };
export default meta;

const { home, titles, days } = ENGLISH;

export const BannerCarousel = properties(ui.BannerCarousel, {
  use: 'Two to six banners at the top of the home page.',
  not: 'a single one (`BannerSlideCard`), or covers (`SeriesShelf`).',
  frame: 'flush',
  args: sampleBanners(ENGLISH),
});

export const BannerSlideCard = properties(ui.BannerSlideCard, {
  use: 'One banner: art with empty space, and words on it.',
  not: 'a picture without space for words.',
  frame: 'flush',
  args: {
    slide: { href: '#banner', kicker: home.kicker, title: titles.saltCrown, line: home.line, picture: WIDE_ART },
    isPriority: true,
  },
});

export const ContinueCard = properties(ui.ContinueCard, {
  use: 'Where the reader stopped, first on the home page.',
  not: 'series that the reader has not begun (`SeriesCard`).',
  args: {
    href: '#continue',
    title: titles.saltCrown,
    place: home.place,
    readShare: 0.62,
    cover: coverOf('saltCrown'),
  },
});

export const DayRow = properties(ui.DayRow, {
  use: 'The days of the schedule, as links.',
  not: 'a date to choose (`BirthdayPicker`).',
  frame: 'flush',
  args: {
    label: home.today,
    days: days.map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 6 })),
  },
});

export const PickCard = properties(ui.PickCard, {
  use: 'A list that an editor made, with its idea in words.',
  not: 'lists that are computed (`Shelf`).',
  args: { href: '#pick', title: home.wait, description: home.waitNote, note: '12 series', covers: COVERS },
});
