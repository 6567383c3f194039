import { OwnText } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { LogOutForm } from '../../../parts/account/log-out-form.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { TransferApplyPage } from './transfer-apply.server.ts';
import type { TransferGoods } from './transfer-apply-confirm.server.ts';

export interface TransferFrameProps {
  page: TransferApplyPage;
  children: ReactNode;
}

/** The frame of the pages of a move. */
export function TransferFrame({ page, children }: TransferFrameProps) {
  return (
    <PageTexts texts={page.texts}>
      <Frame reader={page.reader}>{children}</Frame>
    </PageTexts>
  );
}

function Frame({ reader, children }: Pick<TransferApplyPage, 'reader'> & { children: ReactNode }) {
  const text = usePageText();
  return (
    <SiteFrame header={<SiteInnerHeader title={text('transferApply.title')} parent="/transfer/note" />}>
      <div className="mx-auto max-w-120 px-6 pt-6 pb-10">
        {children}
        {reader !== null && (
          <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p className="min-w-0 flex-1 text-14 text-fg-2 wrap-anywhere">
              {text('transferApply.from', { name: reader.name })}
            </p>
            <LogOutForm csrfToken={reader.csrfToken} />
          </div>
        )}
      </div>
    </SiteFrame>
  );
}

/** Which of the three steps a page is, above its title. */
export function TransferStep({ step, title, lead }: { step: 1 | 2 | 3; title: string; lead?: string }) {
  const text = usePageText();
  return (
    <>
      <p className="text-13 text-fg-2">{text('transferApply.step', { step })}</p>
      <h1 className="mt-1 text-22 text-balance">{title}</h1>
      {lead !== undefined && <p className="mt-2 text-fg-2 text-pretty">{lead}</p>}
    </>
  );
}

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
