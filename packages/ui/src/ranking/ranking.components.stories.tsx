import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH, RANKING } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Ranking', tags: ['autodocs'] };
export default meta;

const [first] = RANKING;
if (first === undefined) throw new Error('the samples have no ranking');

export const Podium = properties(ui.Podium, {
  use: 'The first three of a ranking.',
  not: 'three series that are not ranked.',
  frame: 'flush',
  args: { label: 'Ranking', series: RANKING },
});

export const RankList = properties(ui.RankList, {
  use: 'The places below the podium.',
  not: 'lists whose order means nothing (`SeriesRowList`).',
  frame: 'flush',
  args: { label: 'Ranking', series: RANKING.slice(3), start: 4 },
});

export const RankRow = properties(ui.RankRow, {
  use: 'One place of a ranking.',
  not: 'outside a ranking.',
  frame: 'flush',
  args: { ...first, reads: '1.2M reads' },
});

export const RankMove = properties(ui.RankMove, {
  use: 'How a place changed since the list before.',
  not: 'prices or other numbers that rise and fall.',
  args: { change: { kind: 'up', places: '4', sentence: ENGLISH.ranking.up(4) } },
});

export const RankShelf = properties(ui.RankShelf, {
  use: 'The first places, on the home page.',
  not: 'the page of the ranking (`Podium`, `RankList`).',
  frame: 'flush',
  args: { title: 'Ranking', more: { href: '#ranking', label: 'See all' }, series: RANKING },
});
