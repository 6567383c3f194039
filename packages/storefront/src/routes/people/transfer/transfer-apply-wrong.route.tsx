import { ButtonLink } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import type { TransferWrongPage, WrongReason } from './transfer-apply.server.ts';
import { TransferFrame } from './transfer-apply-frame.tsx';

export { loadWrong as loader } from './transfer-apply.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

const REASONS = {
  otherWay: 'transferApply.wrongOtherWay',
  deleted: 'transferApply.wrongDeleted',
  unknown: 'transferApply.wrongUnknown',
  over: 'transferApply.wrongOver',
} as const satisfies Record<WrongReason, string>;

/** `/transfer/apply/wrong`. */
export default function TransferWrongScreen() {
  const page = useLoaderData<TransferWrongPage>();
  return (
    <TransferFrame page={page}>
      <Wrong page={page} />
    </TransferFrame>
  );
}

function Wrong({ page: { reason, names } }: { page: TransferWrongPage }) {
  const text = usePageText();
  return (
    <>
      <h1 className="text-22 text-balance">{text('transferApply.wrongTitle')}</h1>
      <p className="mt-2 mb-6 text-fg-2 text-pretty">{text(REASONS[reason], names)}</p>
      <ButtonLink look="main" isWide href={reason === 'over' ? '/transfer/note' : '/transfer/apply/login'}>
        {text(reason === 'over' ? 'transferApply.title' : 'transferApply.other')}
      </ButtonLink>
    </>
  );
}
