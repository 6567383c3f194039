import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { coverOf, ENGLISH } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Second column', tags: ['autodocs'] };
export default meta;

const { home, days, titles, creators, detail } = ENGLISH;
const row = {
  href: '#row',
  title: titles.saltCrown,
  cover: coverOf('saltCrown'),
  note: creators.saltCrown,
  place: '1',
  readShare: 0.4,
};

export const SideColumn = properties(ui.SideColumn, {
  use: 'What belongs to a page and stays while it scrolls, from 1024 px on.',
  not: 'anything that a page cannot do without.',
  args: {
    label: home.today,
    children: (
      <ui.SideSection title={home.today}>
        <ui.SideList label={home.today} rows={[row]} />
      </ui.SideSection>
    ),
  },
});

export const SideSection = properties(ui.SideSection, {
  use: 'One part of the second column.',
  not: 'the page itself (`SectionHeading`).',
  args: {
    title: home.today,
    more: { href: '#all', label: home.all },
    children: <ui.SideList label={home.today} rows={[row]} />,
  },
});

export const SideList = properties(ui.SideList, {
  use: 'Three to six series beside the page.',
  not: 'the page itself (`SeriesRowList`).',
  args: { label: home.today, rows: [row, { ...row, href: '#second', title: titles.gateZero, place: '2' }] },
});

export const SideListSkeleton = properties(ui.SideListSkeleton, {
  use: 'While the second column is loaded.',
  not: 'the page itself (`ListSkeleton`).',
  args: { label: 'Loading', count: 3 },
});

export const SideLink = properties(ui.SideLink, {
  use: 'A line that leads to what is free today.',
  not: 'lists of links (`Rail`).',
  args: { href: '#free', title: detail.ticket, note: detail.waitNote, icon: <ui.TicketIcon /> },
});

export const ChoicePanel = properties(ui.ChoicePanel, {
  use: 'The choices of a list, all in sight.',
  not: 'on phones (`Tabs`, `DayRow`, `FilterBar`).',
  args: {
    groups: [
      {
        label: home.today,
        options: days.map((label, index) => ({ href: `#${label}`, label, isCurrent: index === 2 })),
      },
    ],
  },
});
