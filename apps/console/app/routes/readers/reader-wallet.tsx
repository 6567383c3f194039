import type { OperatorReader } from '@longstrip/api-contract';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Panel } from '../../parts/layout.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { TakeBack } from './reader-acts.tsx';

type Lot = OperatorReader['lots'][number];

/** What the reader can spend, lot by lot, in the order in which it ends. */
export function Lots({ reader: { lots } }: { reader: OperatorReader }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  if (lots.length === 0) return null;
  const columns: Column<Lot>[] = [
    { name: text('money.kind'), cell: ({ kind }) => name('coinKinds', kind) },
    { name: text('money.source'), cell: ({ source }) => name('coinSources', source) },
    {
      name: text('money.left'),
      isNumber: true,
      cell: ({ remaining, amount }) => `${formats.number(remaining)} / ${formats.number(amount)}`,
    },
    { name: text('money.got'), isExtra: true, cell: ({ acquiredAtMs }) => <Moment ms={acquiredAtMs} isDay /> },
    {
      name: text('money.end'),
      cell: ({ expiresAtMs }) => (expiresAtMs === null ? text('money.never') : <Moment ms={expiresAtMs} isDay />),
    },
    {
      name: text('operators.acts'),
      cell: ({ source, movementId }) => (source === 'ADMIN' ? <TakeBack movementId={movementId} /> : null),
    },
  ];
  return (
    <Panel isFlush>
      <details className="group" open={lots.length <= 4}>
        <summary className="cursor-pointer px-4 py-3.5 text-16 font-strong">
          {text('reader.lots')} <span className="text-13 font-text text-fg-3">{lots.length}</span>
        </summary>
        <DataTable
          caption={text('reader.lots')}
          columns={columns}
          rows={lots}
          keyOf={({ lotId }) => lotId}
          empty={null}
        />
      </details>
    </Panel>
  );
}
