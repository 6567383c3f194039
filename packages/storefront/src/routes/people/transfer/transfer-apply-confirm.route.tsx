import { Button, ButtonLink, Checkbox } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import type { TransferConfirmPage } from './transfer-apply-confirm.server.ts';
import { TransferFrame, TransferGoodsList, TransferStep } from './transfer-apply-frame.tsx';

export { action, loader } from './transfer-apply-confirm.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/transfer/apply/confirm`. */
export default function TransferConfirmScreen() {
  const page = useLoaderData<TransferConfirmPage>();
  return (
    <TransferFrame page={page}>
      <Confirm page={page} />
    </TransferFrame>
  );
}

function Confirm({ page: { goods, names, target, requestId } }: { page: TransferConfirmPage }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  return (
    <>
      <TransferStep step={3} title={text('transferApply.confirmTitle')} />
      <TransferGoodsList goods={goods} target={names.to} />
      <SiteForm reply={reply} hidden={{ targetKey: target.key }} requestId={requestId}>
        <div className="mt-4">
          <Checkbox
            name="isAgreed"
            label={text('transferApply.once')}
            defaultChecked={reply.values.isAgreed === 'on'}
            error={reply.fields.isAgreed}
          />
        </div>
        <Button type="submit" look="main" isWide isBusy={isBusy} className="mt-3">
          {text('transferApply.move', { name: target.name === '' ? names.to : target.name })}
        </Button>
        <ButtonLink look="quiet" isWide href="/transfer/apply/login" className="mt-1">
          {text('transferApply.other')}
        </ButtonLink>
      </SiteForm>
    </>
  );
}
