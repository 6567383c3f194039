import { Button, ButtonLink, TextField } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { policyAddress } from '../../../parts/navigation/policy-address.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { Agreement } from '../../../parts/sign-in/agreement.tsx';
import { ProviderForms } from '../../../parts/sign-in/provider-forms.tsx';
import { TransferFrame, TransferStep } from './transfer-apply-frame.tsx';
import type { TransferLoginPage } from './transfer-apply-login.server.ts';

export { action, loader } from './transfer-apply-login.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

const HERE = '/transfer/apply/login';

/** `/transfer/apply/login`. */
export default function TransferLoginScreen() {
  const page = useLoaderData<TransferLoginPage>();
  return (
    <TransferFrame page={page}>
      {page.step.kind === 'old' && <OldAccount names={page.names} />}
      {page.step.kind === 'target' && <TargetAccount names={page.names} step={page.step} />}
      {page.step.kind === 'newcomer' && <Newcomer names={page.names} nickname={page.step.nickname} />}
    </TransferFrame>
  );
}

type Names = TransferLoginPage['names'];

function OldAccount({ names }: { names: Names }) {
  const text = usePageText();
  return (
    <>
      <TransferStep step={1} title={text('transferApply.oldTitle')} lead={text('transferApply.oldText', names)} />
      <ButtonLink look="main" isWide href={withCallback('/user/login', HERE)} className="mt-6">
        {text('transferApply.oldButton', names)}
      </ButtonLink>
    </>
  );
}

function TargetAccount({
  names,
  step,
}: {
  names: Names;
  step: Extract<TransferLoginPage['step'], { kind: 'target' }>;
}) {
  const text = usePageText();
  return (
    <>
      <TransferStep step={2} title={text('transferApply.targetTitle')} lead={text('transferApply.targetText', names)} />
      <div className="mt-5">
        <ProviderForms
          providers={step.providers}
          csrfToken={step.csrfToken}
          callback={HERE}
          porch={null}
          error={null}
          isForTransfer
        />
      </div>
    </>
  );
}

function Newcomer({ names, nickname }: { names: Names; nickname: string }) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  const own = field('nickname');
  return (
    <>
      <TransferStep step={2} title={text('transferApply.newTitle')} lead={text('transferApply.newText', names)} />
      <SiteForm reply={reply} className="mt-5 grid gap-3">
        <TextField
          {...own}
          defaultValue={own.defaultValue ?? nickname}
          label={text('signUp.nickname')}
          autoComplete="nickname"
        />
        <fieldset>
          <Agreement name="terms" label={text('signUp.terms')} href={policyAddress('TERMS')} reply={reply} />
          <Agreement name="privacy" label={text('signUp.privacy')} href={policyAddress('PRIVACY')} reply={reply} />
        </fieldset>
        <Button type="submit" look="main" isWide isBusy={isBusy}>
          {text('transferApply.newButton')}
        </Button>
        <ButtonLink look="quiet" isWide href={HERE}>
          {text('transferApply.other')}
        </ButtonLink>
      </SiteForm>
    </>
  );
}
