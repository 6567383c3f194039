import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { CONSOLE_STORY, STORY_NOW_MS } from '../../testing/console-story.tsx';
import { Button } from '../button.tsx';
import { SelectInput, TextInput } from '../form/fields.tsx';
import { Badge, Nothing, PageHead, Panel } from '../layout.tsx';
import { useMoney } from '../money.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NextPage } from './next-page.tsx';
import { RowActs } from './row-acts.tsx';

const meta: Meta = { title: 'Console/Table', ...CONSOLE_STORY };
export default meta;

interface Order {
  readonly id: number;
  readonly title: string;
  readonly reader: string;
  readonly total: number;
  readonly state: 'paid' | 'refunded' | 'declined';
  readonly madeAtMs: number;
}

const STATES = ['paid', 'paid', 'refunded', 'declined'] as const;
const DAY_MS = 86_400_000;

function ordersOf(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    title: `${[30, 100, 300][index % 3]} coins`,
    reader: ['Aya', 'Noah with a name that is rather long', 'kim_0412'][index % 3] ?? '',
    total: [299, 899, 2499][index % 3] ?? 0,
    state: STATES[index % 4] ?? 'paid',
    madeAtMs: STORY_NOW_MS - index * DAY_MS,
  }));
}

function useColumns(): Column<Order>[] {
  const money = useMoney();
  return [
    { name: 'Made', cell: ({ madeAtMs }) => <Moment ms={madeAtMs} /> },
    {
      name: 'Order',
      cell: ({ id, title }) => (
        <>
          <a href={`#order-${id}`} className="text-link">
            {title}
          </a>
          <span className="mono block text-12 text-fg-3">order-{id}</span>
        </>
      ),
    },
    { name: 'Reader', cell: ({ reader }) => reader },
    { name: 'Total', isNumber: true, cell: ({ total }) => money(total, 'USD') },
    {
      name: 'State',
      cell: ({ state }) => <Badge tone={state === 'paid' ? 'good' : 'neutral'}>{state}</Badge>,
    },
    {
      name: 'Acts',
      cell: () => (
        <RowActs>
          <Button look="quiet">Refund</Button>
        </RowActs>
      ),
    },
  ];
}

function Orders({ rows, filters = { state: '', text: '' } }: { rows: readonly Order[]; filters?: Filters }) {
  const { number } = useFormats();
  return (
    <>
      <PageHead title="Orders" text={`${number(rows.length)} orders`} />
      <FilterBar filters={filters} fixed={{ platform: 'bom-us' }}>
        <SelectInput
          label="State"
          name="state"
          defaultValue={filters.state}
          className="w-40"
          choices={['', 'paid', 'refunded'].map((value) => ({ value, label: value === '' ? 'All' : value }))}
        />
        <TextInput label="Words" name="text" defaultValue={filters.text} className="w-48" />
      </FilterBar>
      <Panel isFlush>
        <DataTable
          caption="Orders"
          columns={useColumns()}
          rows={rows}
          keyOf={({ id }) => id}
          empty={<Nothing>No order matches.</Nothing>}
        />
      </Panel>
      <NextPage next={rows.length === 0 ? null : 'next'} />
    </>
  );
}

type Filters = Readonly<Record<'state' | 'text', string>>;

export const Rows: StoryObj = { render: () => <Orders rows={ordersOf(8)} /> };

/** Filters that are set can be cleared together. */
export const Filtered: StoryObj = {
  render: () => <Orders rows={ordersOf(3)} filters={{ state: 'paid', text: 'aya' }} />,
};

export const NothingMatches: StoryObj = {
  render: () => <Orders rows={[]} filters={{ state: 'refunded', text: 'qxzv' }} />,
};

/** A page of a list has at most some hundred rows; a report may have thousands. */
export const ThousandsOfRows: StoryObj = { render: () => <Orders rows={ordersOf(3_000)} /> };

/** On a later page the first one is one step away. */
export const LastPage: StoryObj = {
  parameters: { path: '/?after=30' },
  render: () => (
    <>
      <Orders rows={ordersOf(2)} />
      <NextPage next={null} />
    </>
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <>
      <PageHead title="Orders" />
      <RefusalNote of={{ code: 'OTHER_PLATFORM', sentence: 'that is for another platform than yours.' }} />
    </>
  ),
};

function Chosen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([7, 5]));
  const rows = ordersOf(8);
  const choose = (id: number, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const columns: Column<Order>[] = [
    {
      name: 'Select',
      cell: ({ id, title }) => (
        <input
          type="checkbox"
          className="size-4.5"
          aria-label={`Select ${title} ${id}`}
          checked={chosen.has(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ),
    },
    ...useColumns(),
  ];
  return (
    <>
      <div role="toolbar" aria-label="Acts" className="mb-3 flex flex-wrap items-center gap-2">
        <p className="text-14 font-strong">{chosen.size} selected</p>
        <Button>Publish</Button>
        <Button isDanger>Hide</Button>
        <Button look="quiet" onClick={() => setChosen(new Set())}>
          Clear the selection
        </Button>
      </div>
      <Panel isFlush>
        <DataTable caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} empty={null} />
      </Panel>
    </>
  );
}

export const Selection: StoryObj = { render: () => <Chosen /> };
