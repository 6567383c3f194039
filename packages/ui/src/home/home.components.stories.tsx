import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { sampleBanners } from '../samples/sample-context.tsx';
import { CARDS, COVERS, coverOf, ENGLISH, RANKING, WIDE_ART } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Home', tags: ['autodocs'] };
export default meta;

const { home, titles, days, detail } = ENGLISH;
const WITH_TEXT = CARDS.slice(0, 6).map((card) => ({ ...card, text: detail.synopsis }));

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

export const ChartBlock = properties(ui.ChartBlock, {
  use: 'The ranking on a home page whose readers begin with it.',
  not: 'lists without places.',
  frame: 'flush',
  args: { title: home.today, more: { href: '#all', label: home.all }, series: RANKING },
});

export const EditorialBlock = properties(ui.EditorialBlock, {
  use: 'A list that an editor made, its first series large with words about it.',
  not: 'computed lists, or fewer than three series.',
  frame: 'flush',
  args: { title: home.wait, series: WITH_TEXT },
});

export const LinesBlock = properties(ui.LinesBlock, {
  use: 'Works that are chosen by their words.',
  not: 'series that are chosen by their art (`SeriesShelf`).',
  frame: 'flush',
  args: { title: home.wait, series: WITH_TEXT.slice(0, 4) },
});
