import { TRANSFER_STATES } from '@longstrip/core';
import { Button, ButtonLink, CheckIcon, ClockIcon } from '@longstrip/ui';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { TransferFrame, TransferGoodsList } from './transfer-apply-frame.tsx';
import type { TransferStatusPage } from './transfer-apply-status.server.ts';

export { action, loader } from './transfer-apply-status.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** How often a page that is open asks how far the move is, and how many times at most. */
const ASKED_EVERY_MS = 2_000;
const ASKED_MOST = 60;

const STEPS = ['transferApply.stepConfirmed', 'transferApply.stepCoins', 'transferApply.stepLibrary'] as const;

/** `/transfer/apply/status`. */
export default function TransferStatusScreen() {
  const page = useLoaderData<TransferStatusPage>();
  return (
    <TransferFrame page={page}>
      <Status page={page} />
    </TransferFrame>
  );
}

function Status({ page: { state, names, goods } }: { page: TransferStatusPage }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  const isDone = state === 'done';
  useStatusPolling(!isDone);
  // The step "Library" is done when the whole move is done.
  const reached = TRANSFER_STATES.indexOf(state) - TRANSFER_STATES.indexOf('confirmed');
  return (
    <>
      <h1 role="status" className="text-22 text-balance">
        {text(isDone ? 'transferApply.doneTitle' : 'transferApply.statusTitle')}
      </h1>
      {!isDone && <p className="mt-2 text-fg-2">{text('transferApply.statusText')}</p>}
      <ol className="mt-5 grid gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className={`flex items-center gap-3 ${index <= reached ? '' : 'text-fg-2'}`}>
            <span
              aria-hidden="true"
              className={`grid size-8 shrink-0 place-items-center rounded-pill ${index <= reached ? 'bg-inverse text-on-inverse' : 'bg-fill text-fg-3'}`}
            >
              {index <= reached ? <CheckIcon size={16} /> : <ClockIcon size={16} />}
            </span>
            <span className="min-w-0 flex-1">{text(step)}</span>
            {index <= reached && <span className="text-13 text-positive">{text('transferApply.stepDone')}</span>}
          </li>
        ))}
      </ol>
      {isDone ? (
        <SiteForm reply={reply} className="mt-6">
          <Button type="submit" look="main" isWide isBusy={isBusy}>
            {text('transferApply.open', names)}
          </Button>
          <p className="mt-2 text-13 text-fg-2">{text('transferApply.openText', names)}</p>
        </SiteForm>
      ) : (
        <div className="mt-6 hidden noscript:block">
          <ButtonLink look="outlined" isWide href="/transfer/apply/status">
            {text('transferApply.check')}
          </ButtonLink>
        </div>
      )}
      <TransferGoodsList goods={goods} target={names.to} />
    </>
  );
}

/** Loads the state again while the move is in progress and the page is open. */
function useStatusPolling(isInProgress: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isInProgress) return;
    let asked = 0;
    const timer = setInterval(() => {
      asked += 1;
      if (asked >= ASKED_MOST) clearInterval(timer);
      revalidate();
    }, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isInProgress, revalidate]);
}
