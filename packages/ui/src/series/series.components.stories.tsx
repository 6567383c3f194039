import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { CARDS, COVERS, coverOf, ENGLISH } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Series', tags: ['autodocs'] };
export default meta;

const [card] = CARDS;
const { titles, creators, detail, home } = ENGLISH;
const row = {
  href: '#row',
  title: titles.saltCrown,
  creators: creators.saltCrown,
  cover: coverOf('saltCrown'),
  note: 'Romance · 3 free',
};

export const Picture = properties(ui.Picture, {
  use: 'Every picture of a work; its frame has the size.',
  not: 'icons and drawings.',
  frame: (story) => (
    <div className="relative m-4 aspect-3/4 w-40 overflow-hidden rounded-cover bg-skeleton">{story}</div>
  ),
  args: { picture: coverOf('ninthTail'), alt: 'A cover' },
});

export const Cover = properties(ui.Cover, {
  use: 'The cover of a series, with badges in its upper row.',
  not: 'art in other shapes (`Picture`).',
  args: {
    picture: coverOf('saltCrown'),
    className: 'w-40',
    shape: 'round',
    badges: { up: 'UP', freeCount: '3 free', waitFree: 'Wait for free' },
  },
});

export const SeriesCard = properties(ui.SeriesCard, {
  use: 'A series in a grid or a shelf.',
  not: 'where the text matters more than the cover (`SeriesRow`).',
  frame: (story) => <div className="w-40 p-4">{story}</div>,
  args: { ...(card ?? { ...row, badges: {} }) },
});

export const SeriesGrid = properties(ui.SeriesGrid, {
  use: 'All series of a list.',
  not: 'a part of them (`SeriesShelf`).',
  frame: 'flush',
  args: { label: home.today, series: CARDS },
});

export const SeriesShelf = properties(ui.SeriesShelf, {
  use: 'A part of a list, with a link to all of it.',
  not: 'fewer than four series.',
  frame: 'flush',
  args: { title: home.wait, note: home.waitNote, more: { href: '#all', label: home.all }, series: CARDS },
});

export const SeriesRow = properties(ui.SeriesRow, {
  use: 'A series in results, where its title and facts matter.',
  not: 'browsing (`SeriesCard`).',
  frame: 'flush',
  args: row,
});

export const SeriesRowList = properties(ui.SeriesRowList, {
  use: 'Rows of series: one column on phones, two on desktop.',
  not: 'rankings (`RankList`).',
  frame: 'flush',
  args: { label: home.today, series: [row, { ...row, href: '#second', title: titles.gateZero }] },
});

export const SeriesPreview = properties(ui.SeriesPreview, {
  use: 'Beside a cover on which a mouse rests.',
  not: 'on phones: a tap opens the series.',
  args: {
    title: titles.saltCrown,
    creators: creators.saltCrown,
    synopsis: detail.synopsis,
    facts: detail.facts,
    rating: { text: '4.6 (120)', spoken: '4.6 / 5' },
  },
});

export const SectionHeading = properties(ui.SectionHeading, {
  use: 'The head of every section, with a link to all of it.',
  not: 'the title of a page (`InnerHeader`).',
  frame: 'flush',
  args: { title: home.wait, note: home.waitNote, more: { href: '#all', label: home.all }, level: 'h2' },
});

export const ScrollRow = properties(ui.ScrollRow, {
  use: 'A row that is wider than the window.',
  not: 'two or three things that fit.',
  frame: 'flush',
  args: {
    label: home.continue,
    children: COVERS.map((picture) => (
      <li key={picture.src} className="w-28">
        <a href="#cover" aria-label={home.continue}>
          <ui.Cover picture={picture} />
        </a>
      </li>
    )),
  },
});

export const Shelf = properties(ui.Shelf, {
  use: 'A heading, and a row of cards of any kind.',
  not: 'covers (`SeriesShelf`).',
  frame: 'flush',
  args: {
    title: home.today,
    children: (
      <li className="w-60 rounded-card bg-fill p-4">
        <a href="#one">{home.line}</a>
      </li>
    ),
  },
});

export const SeriesRail = properties(ui.SeriesRail, {
  use: 'A row of covers below a heading of its own.',
  not: 'a row with the usual heading (`SeriesShelf`).',
  frame: 'flush',
  args: { label: home.wait, series: CARDS, covers: 'poster' },
});
