import type { PromotionTried } from '@longstrip/api-contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { useDayFormats } from '../chart/use-day-formats.ts';
import { Nothing } from '../layout.tsx';
import { useMoney } from '../money.tsx';
import { PATHS } from '../paths.ts';
import { type Column, DataTable } from '../table/data-table.tsx';

type SeriesRow = PromotionTried['series'][number];
type PackRow = PromotionTried['packs'][number];

interface PromotionResultProps {
  tried: PromotionTried;
  /** What was tried, as JSON: the table as a file is made of the same. */
  document: string;
  platform: string;
}

const sum = <Row,>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);

/** What earlier purchases would have cost: in all, by series or pack, and as a file. */
export function PromotionResult(props: PromotionResultProps) {
  const text = useText();
  const days = useDayFormats();
  const { tried } = props;
  const { from, until, timeZone, series, packs } = tried;
  return (
    <div className="grid min-w-0 gap-4" role="status">
      <p className="text-13 text-fg-2">
        {text('promotion.period', { from: days.day(from), until: days.day(until), zone: timeZone })}
      </p>
      {series.length > 0 && <OfSeries {...props} />}
      {(packs.length > 0 || series.length === 0) && <OfPacks {...props} />}
      <p className="text-13 text-fg-2">{text('promotion.cannotTell')}</p>
    </div>
  );
}

/** A sum with its sign: what is more, and what is less. */
function Difference({ value, children }: { value: number; children: string }) {
  const tone = value < 0 ? 'text-negative' : value > 0 ? 'text-accent' : 'text-fg-2';
  return <span className={`whitespace-nowrap ${tone}`}>{`${value > 0 ? '+' : ''}${children}`}</span>;
}

function Figures({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
      {of.map(([name, value]) => (
        <div key={name} className="rounded-card bg-surface px-3 py-2 shadow-[0_0_0_1px_var(--line)]">
          <dt className="text-12 text-fg-3">{name}</dt>
          <dd className="mt-0.5 text-18 font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function AsFile({ document, platform, tried, table }: PromotionResultProps & { table: 'series' | 'packs' }) {
  const text = useText();
  const { from, until } = tried;
  return (
    <form method="post" action={PATHS.promotionTable}>
      {Object.entries({ document, platform, from, until, table }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="quiet">
        {text('numbers.csv')}
      </Button>
    </form>
  );
}

/** A table that is wider than its place, which the keys scroll as well. */
function Sideways({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and there is nothing in it to stop at
    <section className="min-w-0 overflow-x-auto" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}

function OfSeries(props: PromotionResultProps) {
  const text = useText();
  const { number } = useFormats();
  const { series } = props.tried;
  const [paid, now, would] = [
    sum(series, (row) => row.paid),
    sum(series, (row) => row.now),
    sum(series, (row) => row.tried),
  ];
  const [touched, purchases] = [sum(series, (row) => row.touched), sum(series, (row) => row.purchases)];
  const notes = [
    [sum(series, ({ byTicket }) => byTicket), 'promotion.byTicket'],
    [sum(series, ({ notSold }) => notSold), 'promotion.notSold'],
  ] as const;
  const changedSince = sum(series, (row) => row.changedSince);
  const columns: Column<SeriesRow>[] = [
    { name: text('hits.series'), cell: ({ title }) => title },
    { name: text('promotion.purchases'), isNumber: true, cell: (row) => number(row.purchases) },
    { name: text('promotion.touched'), isNumber: true, cell: (row) => number(row.touched) },
    { name: text('promotion.paid'), isNumber: true, cell: (row) => number(row.paid) },
    { name: text('promotion.now'), isNumber: true, isExtra: true, cell: (row) => number(row.now) },
    { name: text('promotion.would'), isNumber: true, cell: (row) => number(row.tried) },
    {
      name: text('promotion.difference'),
      isNumber: true,
      cell: (row) => <Difference value={row.tried - row.paid}>{number(row.tried - row.paid)}</Difference>,
    },
  ];
  return (
    <>
      <Figures
        of={[
          [text('promotion.purchases'), number(purchases)],
          [text('promotion.touched'), number(touched)],
          [text('promotion.paid'), text('promotion.coins', { count: paid, amount: number(paid) })],
          [text('promotion.would'), text('promotion.coins', { count: would, amount: number(would) })],
          [
            text('promotion.difference'),
            <Difference key="difference" value={would - paid}>
              {number(would - paid)}
            </Difference>,
          ],
        ]}
      />
      <ul className="grid gap-1 text-13 text-fg-2">
        {changedSince > 0 && <li>{text('promotion.changedSince', { count: changedSince, amount: number(now) })}</li>}
        {notes.map(([count, key]) => count > 0 && <li key={key}>{text(key, { count })}</li>)}
        <Shares series={series} />
      </ul>
      <Sideways name={text('promotion.bySeries')}>
        <DataTable
          caption={text('promotion.bySeries')}
          columns={columns}
          rows={series}
          keyOf={({ seriesId }) => seriesId}
          empty={<Nothing>{text('promotion.none')}</Nothing>}
        />
      </Sideways>
      <AsFile {...props} table="series" />
    </>
  );
}

/** What publishers get, for who may see it. */
function Shares({ series }: { series: readonly SeriesRow[] }) {
  const text = useText();
  const money = useMoney();
  const shares = series.flatMap((row) => row.shares ?? []);
  const currencies = [...new Set(shares.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = shares.filter((share) => share.currency === currency);
    const [is, would] = [sum(own, ({ share }) => share), sum(own, ({ tried }) => tried)];
    return (
      <li key={currency}>{text('promotion.shares', { is: money(is, currency), would: money(would, currency) })}</li>
    );
  });
}

function OfPacks(props: PromotionResultProps) {
  const text = useText();
  const { number } = useFormats();
  const money = useMoney();
  const { packs } = props.tried;
  const currencies = [...new Set(packs.map(({ currency }) => currency))];
  const notSold = sum(packs, (row) => row.notSold);
  const change = (is: number, would: number) => (is === would ? number(is) : `${number(is)} → ${number(would)}`);
  const columns: Column<PackRow>[] = [
    { name: text('numbers.pack'), cell: ({ productId }) => <span className="mono">{productId}</span> },
    { name: text('numbers.orders'), isNumber: true, cell: (row) => number(row.orders) },
    { name: text('promotion.touched'), isNumber: true, cell: (row) => number(row.touched) },
    { name: text('promotion.paid'), isNumber: true, cell: (row) => money(row.paid, row.currency) },
    { name: text('promotion.would'), isNumber: true, cell: (row) => money(row.tried, row.currency) },
    {
      name: text('promotion.difference'),
      isNumber: true,
      cell: (row) => <Difference value={row.tried - row.paid}>{money(row.tried - row.paid, row.currency)}</Difference>,
    },
    { name: text('pack.coins'), isNumber: true, cell: (row) => change(row.coins, row.triedCoins) },
    { name: text('pack.bonus'), isNumber: true, cell: (row) => change(row.bonusCoins, row.triedBonusCoins) },
    { name: text('pack.points'), isNumber: true, cell: (row) => change(row.mileage, row.triedMileage) },
  ];
  return (
    <>
      {currencies.map((currency) => {
        const own = packs.filter((row) => row.currency === currency);
        const [paid, would] = [sum(own, (row) => row.paid), sum(own, (row) => row.tried)];
        return (
          <Figures
            key={currency}
            of={[
              [text('numbers.orders'), number(sum(own, (row) => row.orders))],
              [text('promotion.touched'), number(sum(own, (row) => row.touched))],
              [text('promotion.paid'), money(paid, currency)],
              [text('promotion.would'), money(would, currency)],
              [
                text('promotion.difference'),
                <Difference key="difference" value={would - paid}>
                  {money(would - paid, currency)}
                </Difference>,
              ],
            ]}
          />
        );
      })}
      {notSold > 0 && <p className="text-13 text-fg-2">{text('promotion.notSold', { count: notSold })}</p>}
      <Sideways name={text('promotion.byPack')}>
        <DataTable
          caption={text('promotion.byPack')}
          columns={columns}
          rows={packs}
          keyOf={({ productId, currency }) => `${currency} ${productId}`}
          empty={<Nothing>{text('promotion.none')}</Nothing>}
        />
      </Sideways>
      {packs.length > 0 && <AsFile {...props} table="packs" />}
    </>
  );
}
