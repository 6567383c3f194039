import type { UnusedBalance as Balance } from '@longstrip/api-contract';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import { Nothing, Panel } from '../../parts/layout.tsx';
import { useMoney } from '../../parts/money.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';

type UnusedRow = Balance['unused'][number];
type HalfYear = Balance['halves'][number];

/** What readers have left by kind and age, and where the region asks for it the report of paid coins. */
export function UnusedBalance({ platform, balance }: { platform: string; balance: Balance }) {
  const text = useText();
  const name = useName();
  const { number } = useFormats();
  const { month } = useDayFormats();
  const { unused, halves, ranAtMs } = balance;
  const columns: Column<UnusedRow>[] = [
    { name: text('money.kind'), cell: ({ kind }) => name('coinKinds', kind) },
    { name: text('balance.acquired'), cell: ({ acquiredIn }) => month(`${acquiredIn}-01`) },
    { name: text('balance.amount'), isNumber: true, cell: ({ amount }) => number(amount) },
    { name: text('balance.paid'), isNumber: true, cell: ({ paid }) => number(paid) },
  ];
  return (
    <>
      {halves.length > 0 && <Halves platform={platform} balance={balance} />}
      <Panel
        title={text('balance.title')}
        text={
          <>
            {text('balance.text')}
            {ranAtMs !== null && (
              <>
                {' '}
                {text('balance.asOf')} <Moment ms={ranAtMs} />.
              </>
            )}
          </>
        }
        actions={unused.length > 0 && <Csv platform={platform} table="unused" />}
        isFlush
      >
        <DataTable
          caption={text('balance.title')}
          columns={columns}
          rows={unused}
          keyOf={({ kind, acquiredIn }) => `${kind} ${acquiredIn}`}
          empty={<Nothing>{text('books.nothingUnused')}</Nothing>}
        />
      </Panel>
    </>
  );
}

function Csv({ platform, table }: { platform: string; table: 'unused' | 'halves' }) {
  const text = useText();
  return (
    <ButtonLink look="quiet" href={`/books.csv?${new URLSearchParams({ platform, table })}`} download>
      {text('numbers.csv')}
    </ButtonLink>
  );
}

function Halves({ platform, balance: { halves, currency } }: { platform: string; balance: Balance }) {
  const text = useText();
  const money = useMoney();
  const { number } = useFormats();
  const { day } = useDayFormats();
  const written = (count: number) => text('balance.coins', { count, amount: number(count) });
  const sums = (coins: number, worth: number) => (
    <>
      {money(worth, currency)}
      <span className="block text-12 text-fg-3">{written(coins)}</span>
    </>
  );
  const columns: Column<HalfYear>[] = [
    {
      name: text('balance.half'),
      cell: ({ from, until, isOpen }) => (
        <>
          {day(from)} – {day(until)}
          {isOpen && <span className="block text-12 text-fg-3">{text('balance.open')}</span>}
        </>
      ),
    },
    { name: text('balance.sold'), isNumber: true, cell: ({ soldCoins, sold }) => sums(soldCoins, sold) },
    { name: text('balance.used'), isNumber: true, cell: ({ usedCoins, used }) => sums(usedCoins, used) },
    {
      name: text('balance.expired'),
      isNumber: true,
      isExtra: true,
      cell: ({ expiredCoins }) => written(expiredCoins),
    },
    {
      name: text('balance.takenBack'),
      isNumber: true,
      isExtra: true,
      cell: ({ takenBackCoins }) => written(takenBackCoins),
    },
    { name: text('balance.unused'), isNumber: true, cell: ({ unusedCoins, unused }) => sums(unusedCoins, unused) },
    {
      name: text('balance.deposit'),
      isNumber: true,
      cell: ({ deposit }) => (deposit === 0 ? text('balance.noDeposit') : money(deposit, currency)),
    },
  ];
  return (
    <Panel
      title={text('balance.halvesTitle')}
      text={`${text('balance.halvesText')} ${text('balance.above', { sum: money(halves[0]?.depositAbove ?? 0, currency) })}`}
      actions={<Csv platform={platform} table="halves" />}
      isFlush
    >
      <DataTable
        caption={text('balance.halvesTitle')}
        columns={columns}
        rows={halves}
        keyOf={({ until }) => until}
        empty={null}
      />
    </Panel>
  );
}
