import type { ReactNode } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { LogOutForm } from '../../../parts/account/log-out-form.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { TransferApplyPage } from './transfer-apply.server.ts';

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
