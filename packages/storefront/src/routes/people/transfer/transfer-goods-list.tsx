import { OwnText } from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { TransferGoods } from './transfer-confirm-loader.server.ts';

/** What moves, by kind and end, and the names of what stays. */
export function TransferGoodsList({ goods, target }: { goods: TransferGoods; target: string }) {
  const text = usePageText();
  const { amounts, debt, moving, all, places, staying } = goods;
  return (
    <div className="mt-5 grid gap-5">
      <section className="rounded-card bg-fill p-4">
        <h2 className="text-16">{text('transferApply.coinsTitle')}</h2>
        {amounts.length === 0 && <p className="mt-1 text-fg-2">{text('transferApply.noCoins')}</p>}
        <ul className="mt-1 divide-y divide-line">
          {amounts.map(({ kind, amount, endsOn }) => (
            <li key={`${kind} ${endsOn}`} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2">
              <span className="flex-1">
                {text(`transferApply.kind${kind}`)}
                {endsOn !== null && (
                  <span className="block text-13 text-fg-2">{text('transferApply.ends', { date: endsOn })}</span>
                )}
              </span>
              <bdi className="figures font-strong">{amount}</bdi>
            </li>
          ))}
        </ul>
        {debt !== null && <p className="mt-2 text-14">{text('transferApply.debt', { count: debt })}</p>}
      </section>
      <section className="rounded-card bg-fill p-4">
        <h2 className="text-16">{text('transferApply.seriesTitle')}</h2>
        <p className="mt-1">{text('transferApply.series', { moving, all })}</p>
        <p className="text-14 text-fg-2">{text('transferApply.places', { count: places })}</p>
        {staying.length > 0 && (
          <>
            <p className="mt-3 text-14">{text('transferApply.stays', { to: target })}</p>
            <ul className="mt-1 list-disc ps-5 text-14 text-fg-2">
              {staying.map((title) => (
                <li key={title}>
                  <OwnText>{title}</OwnText>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}
