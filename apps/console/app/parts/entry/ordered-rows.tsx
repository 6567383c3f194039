import type { EntrySection } from '@longstrip/api-contract';
import { useToast } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { SaveBar } from '../save-bar.tsx';
import type { Saved } from './save-entries.server.ts';
import { SortableList } from './sortable-list.tsx';

interface OrderedRow {
  readonly key: string;
  readonly edition: string;
  readonly entry: { readonly position: number };
}

interface OrderedRowsProps<Row extends OrderedRow> {
  section: EntrySection;
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Whether the operator may change the order, and sees all of it. */
  isFixed: boolean;
  children: (row: Row) => ReactNode;
}

/** Rows in the order of the site. A new order is shown at once, and saved when the operator says so. */
export function OrderedRows<Row extends OrderedRow>({
  section,
  label,
  rows,
  nameOf,
  isFixed,
  children,
}: OrderedRowsProps<Row>) {
  const text = useText();
  const toast = useToast();
  const fetcher = useFetcher<Saved>();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  // Idle: the rows have been loaded again.
  const saved = fetcher.data?.ok === true && fetcher.state === 'idle' ? fetcher.data : null;
  const note = text('sort.saved');
  useEffect(() => {
    if (saved === null) return;
    setOrder(null);
    toast({ text: note, tone: 'positive' });
  }, [saved, toast, note]);
  if (isFixed) {
    return (
      <ul aria-label={label} className="grid gap-1">
        {rows.map((row) => (
          <li
            key={row.key}
            className="flex items-center gap-2 rounded-card bg-surface ps-3 shadow-[0_0_0_1px_var(--line)]"
          >
            {children(row)}
          </li>
        ))}
      </ul>
    );
  }
  const shown =
    order === null ? rows : rows.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  const moved = shown.flatMap(({ entry, edition }, position) =>
    entry.position === position ? [] : [{ entry: { ...entry, position }, edition }],
  );
  const save = () => {
    const sent = JSON.parse(JSON.stringify({ section, entries: moved, reason: '' }));
    fetcher.submit(sent, { method: 'post', encType: 'application/json' });
  };
  return (
    <div className="grid gap-3">
      <SortableList
        label={label}
        items={shown}
        idOf={({ key }) => key}
        nameOf={nameOf}
        onOrder={(items) => setOrder(items.map(({ key }) => key))}
      >
        {children}
      </SortableList>
      {order !== null && (
        <SaveBar>
          <RefusalNote of={fetcher.data} className="flex-1" />
          <span className="ms-auto text-13 text-fg-2">{text('sort.unsaved')}</span>
          <Button look="quiet" onClick={() => setOrder(null)}>
            {text('form.cancel')}
          </Button>
          <Button look="main" onClick={save} isBusy={fetcher.state !== 'idle'}>
            {text('sort.save')}
          </Button>
        </SaveBar>
      )}
    </div>
  );
}
