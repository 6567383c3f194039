import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { coverOf, ENGLISH } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Library', tags: ['autodocs'] };
export default meta;

const { titles, detail } = ENGLISH;
const remove = <ui.IconButton icon={ui.CloseIcon} iconSize={20} label="Remove" />;
const row = {
  href: '#row',
  title: titles.saltCrown,
  cover: coverOf('saltCrown'),
  note: '9 owned · 1 new',
  ending: 'Rented, 41 h left',
  place: 'Ep. 12 · 40%',
  readShare: 0.4,
};

export const LibraryRow = properties(ui.LibraryRow, {
  use: 'What a reader has of one series.',
  not: 'series in results and lists (`SeriesRow`).',
  frame: 'flush',
  args: row,
});

export const LibraryList = properties(ui.LibraryList, {
  use: 'The library, as rows or as covers.',
  not: 'the same list with boxes to tick (`LibraryChooser`).',
  frame: 'flush',
  args: {
    label: 'Library',
    view: 'LIST',
    rows: [row, { ...row, href: '#second', title: titles.gateZero, cover: coverOf('gateZero') }],
  },
});

export const LibraryChooser = properties(ui.LibraryChooser, {
  use: 'Removing several series at once.',
  not: 'opening one.',
  frame: (story) => <form onSubmit={(event) => event.preventDefault()}>{story}</form>,
  args: {
    label: 'Library',
    name: 'series',
    removeLabel: 'Remove',
    rows: [{ value: 'salt', title: titles.saltCrown, cover: coverOf('saltCrown'), note: '9 owned' }],
  },
});

export const LibrarySkeleton = properties(ui.LibrarySkeleton, {
  use: 'While the library is loaded.',
  not: 'an empty library (`EmptyState`).',
  frame: 'flush',
  args: { label: 'Loading', count: 4 },
});

export const MarkRow = properties(ui.MarkRow, {
  use: 'A bookmark, or marked text with its note.',
  not: 'the marks inside the text.',
  frame: 'flush',
  args: {
    href: '#mark',
    place: 'Ep. 4, page 14',
    quote: detail.synopsis,
    note: 'Read again.',
    colour: 'BLUE',
    action: remove,
  },
});

export const ReceiptRow = properties(ui.ReceiptRow, {
  use: 'What was bought at one time, in the history.',
  not: 'charges of coins (`ChargeRow`).',
  frame: 'flush',
  args: {
    title: titles.saltCrown,
    cover: coverOf('saltCrown'),
    note: 'Rented · 2026.11.02',
    detail: 'Ep. 12',
    price: <ui.Price amount="3" coin />,
    children: '2 coins, 1 bonus coin',
  },
});

export const ReceiptSkeleton = properties(ui.ReceiptSkeleton, {
  use: 'While the history of purchases is loaded.',
  not: 'other lists (`ListSkeleton`).',
  frame: 'flush',
  args: { label: 'Loading', count: 4 },
});

export const DeviceRow = properties(ui.DeviceRow, {
  use: 'An episode that is on this device.',
  not: 'what the reader has elsewhere (`LibraryRow`).',
  frame: 'flush',
  args: {
    href: '#device',
    series: titles.saltCrown,
    episode: 'Ep. 12',
    status: 'Readable offline until 2026.12.29',
    size: '12 MB',
    tone: 'usual',
    share: 0.4,
    action: remove,
  },
});
