import { Button, ButtonLink, TextField } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { PhoneCodeStep, PhoneStep } from '../../../parts/sign-in/phone-steps.tsx';
import { PasswordFrame } from '../../../parts/sign-in/sign-in-frame.tsx';
import type { FindPasswordPage } from './find-password.server.ts';

export { action, loader } from './find-password.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/user/find-password`: a link by e-mail, or a code by text message. */
export default function FindPasswordScreen() {
  const page = useLoaderData<FindPasswordPage>();
  return (
    <PageTexts texts={page.texts}>
      <FindPassword page={page} />
    </PageTexts>
  );
}

function FindPassword({ page }: { page: FindPasswordPage }) {
  const text = usePageText();
  const { reply } = useFormState();
  if (reply.values.step === 'sent') {
    return (
      <PasswordFrame title={text('password.sent')} text={text('password.sentText')}>
        <ButtonLink look="main" isWide href="/user/login?method=local">
          {text('login.title')}
        </ButtonLink>
      </PasswordFrame>
    );
  }
  return (
    <PasswordFrame title={text('password.findTitle')} text={page.by === 'mail' ? text('password.findText') : undefined}>
      {page.hasPhone && (
        <nav className="mb-4 flex gap-2">
          <ButtonLink look={page.by === 'mail' ? 'plain' : 'quiet'} isWide href="/user/find-password">
            {text('password.byMail')}
          </ButtonLink>
          <ButtonLink look={page.by === 'phone' ? 'plain' : 'quiet'} isWide href="/user/find-password?by=phone">
            {text('password.byPhone')}
          </ButtonLink>
        </nav>
      )}
      {page.by === 'mail' ? <ByMail /> : <ByPhone page={page} />}
    </PasswordFrame>
  );
}

function ByMail() {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  return (
    <SiteForm reply={reply} hidden={{ step: 'mail' }} className="grid gap-3">
      <TextField {...field('email')} label={text('login.email')} type="email" dir="ltr" autoComplete="username" />
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('password.sendLink')}
      </Button>
    </SiteForm>
  );
}

function ByPhone({ page }: { page: FindPasswordPage }) {
  const text = usePageText();
  const { phone = '', step } = useFormState().reply.values;
  if (step !== 'code') return <PhoneStep />;
  return (
    <PhoneCodeStep
      step="code"
      digits={page.codeDigits}
      sent={text('password.phoneSent', { phone })}
      back="/user/find-password?by=phone"
    />
  );
}
