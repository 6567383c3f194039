import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Controls', tags: ['autodocs'] };
export default meta;

const chips = ENGLISH.detail.genres.map((label, index) => ({ href: `#${label}`, label, isCurrent: index === 1 }));

export const Button = properties(ui.Button, {
  use: 'An action on this page. `main` for the one main action of a view; at most one in sight.',
  not: 'going to another page (`ButtonLink`), or an icon alone (`IconButton`).',
  args: { look: 'main', children: ENGLISH.detail.continueRead, isWide: false, isBusy: false, disabled: false },
});

export const ButtonLink = properties(ui.ButtonLink, {
  use: 'A main or second action that leads to another page.',
  not: 'something that is done here (`Button`), or a link inside a text (`Link`).',
  args: { look: 'outlined', href: '#home', children: ENGLISH.states404.home, isWide: false },
});

export const IconButton = properties(ui.IconButton, {
  use: 'An action that readers know by its icon, in bars and rows.',
  not: 'an action whose icon needs an explanation, and never two that mean nearly the same.',
  args: { icon: ui.HeartIcon, label: 'Favorite', isPressed: true, iconSize: 24 },
});

export const Chip = properties(ui.Chip, {
  use: 'A genre or tag that leads to its list.',
  not: 'a fact without a link (`Tag`).',
  args: { href: '#fantasy', label: 'Fantasy', isCurrent: false },
});

export const ChipRow = properties(ui.ChipRow, {
  use: 'A few genres, which may need two lines.',
  not: 'many of them on a phone (`ChipScroller`).',
  args: { label: 'Genres', chips },
});

export const ChipScroller = properties(ui.ChipScroller, {
  use: 'Many genres in one line of a phone.',
  not: 'pages of a section, which are `Tabs`.',
  frame: 'flush',
  args: { label: 'Genres', chips },
});

export const Disclosure = properties(ui.Disclosure, {
  use: 'Something that few readers need, such as an answer or conditions.',
  not: 'hiding what decides a purchase.',
  args: { title: ENGLISH.detail.notices[0] ?? '', children: ENGLISH.detail.synopsis },
});

export const LinkSwitch = properties(ui.LinkSwitch, {
  use: 'Two or three orders of the same list.',
  not: 'parts of a page (`Tabs`), or a choice that changes nothing in the address (`Segment`).',
  args: {
    label: 'Order',
    links: [
      { href: '#popular', label: 'Popular', isCurrent: true },
      { href: '#newest', label: 'Newest' },
    ],
  },
});

export const Pager = properties(ui.Pager, {
  use: 'Lists of which readers look for a certain entry, such as notices.',
  not: 'covers, which load more while the reader scrolls.',
  args: {
    label: 'Pages',
    place: 'Page 2 of 5',
    previous: { href: '#1', label: 'Newer' },
    next: { href: '#3', label: 'Older' },
  },
});

export const ProgressLine = properties(ui.ProgressLine, {
  use: 'How far a reader is in an episode.',
  not: 'waiting for the network: that is a skeleton.',
  args: { share: 0.38, label: 'Read so far' },
});

export const Segment = properties(ui.Segment, {
  use: 'Two to four short choices of which one counts.',
  not: 'five and more, or long texts (`Select`, `Radio`).',
  args: {
    label: 'Period',
    value: '0',
    options: ENGLISH.ranking.windows.map((label, index) => ({ value: String(index), label })),
    onChange: () => undefined,
  },
  changes: { onChange: 'value' },
});
