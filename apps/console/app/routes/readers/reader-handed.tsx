import type { HandedOverPage } from '@longstrip/api-contract';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { shownTitle } from '../../parts/hand-over/shown-title.ts';
import { Badge, Panel, type Tone } from '../../parts/layout.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { RowActs } from '../../parts/table/row-acts.tsx';

type Handed = HandedOverPage['rows'][number];

const TONES: Readonly<Record<Handed['state'], Tone>> = {
  UNUSED: 'good',
  USED: 'neutral',
  ENDED: 'neutral',
  TAKEN_BACK: 'bad',
};

/** What operators gave to the reader besides coins, and what of it can be taken back. */
export function HandedOver({ rows }: { rows: readonly Handed[] }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  if (rows.length === 0) return null;
  const columns: Column<Handed>[] = [
    {
      name: text('acts.what'),
      cell: ({ kind, key, title, count }) => (
        <>
          {kind === 'ticket' ? `${text('acts.spins')}: ${formats.number(count)}` : shownTitle(title, key)}
          {key !== '' && <span className="mono block text-12 text-fg-3">{key}</span>}
        </>
      ),
    },
    { name: text('money.got'), cell: ({ atMs }) => <Moment ms={atMs} isDay /> },
    { name: text('handOver.by'), isExtra: true, cell: ({ by, reason }) => `${by}: ${reason}` },
    {
      name: text('operators.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{name('handedStates', state)}</Badge>,
    },
    {
      name: text('operators.acts'),
      cell: ({ handed, state, left }) =>
        state === 'UNUSED' && (
          <RowActs>
            <ActDialog
              title={text('acts.takeBack')}
              text={text('handOver.takeBackText', { count: left })}
              look="quiet"
              isDanger
              fields={{ step: 'hand-back', handed: String(handed) }}
              done={text('acts.takenBack')}
            />
          </RowActs>
        ),
    },
  ];
  return (
    <Panel title={text('handOver.handed')} isFlush>
      <DataTable
        caption={text('handOver.handed')}
        columns={columns}
        rows={rows}
        keyOf={({ handed }) => handed}
        empty={null}
      />
    </Panel>
  );
}
