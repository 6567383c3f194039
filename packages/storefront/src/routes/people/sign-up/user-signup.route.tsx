import { maskSignInId } from '@longstrip/core';
import { Button, ButtonLink, CodeField, Link, TextField } from '@longstrip/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { NewPasswordFields } from '../../../parts/sign-in/new-password-fields.tsx';
import { PhoneCodeStep, PhoneStep } from '../../../parts/sign-in/phone-steps.tsx';
import { ProviderForms } from '../../../parts/sign-in/provider-forms.tsx';
import { RequiredAgreements } from '../../../parts/sign-in/required-agreements.tsx';
import { SignInFrame } from '../../../parts/sign-in/sign-in-frame.tsx';
import { SendAgain } from './send-again.tsx';
import type { SignUpPage } from './sign-up.server.ts';

export { action, loader } from './sign-up.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/user/signup`: an account within a minute. */
export default function SignUpScreen() {
  const page = useLoaderData<SignUpPage>();
  return (
    <PageTexts texts={page.texts}>
      {page.methods.local === 'none' ? <ByProvider page={page} /> : <BySteps page={page} />}
    </PageTexts>
  );
}

function ByProvider({ page }: { page: SignUpPage }) {
  const text = usePageText();
  return (
    <SignInFrame covers={page.covers} title={text('signUp.title')} text={text('signUp.ageNotice')}>
      <ProviderForms {...page} providers={page.methods.providers} error={null} />
    </SignInFrame>
  );
}

const STEPS = {
  mail: ['address', 'code', 'password'],
  phone: ['phone', 'phoneCode', 'password'],
} as const;

function BySteps({ page }: { page: SignUpPage }) {
  const text = usePageText();
  const { reply } = useFormState();
  const steps = STEPS[page.by];
  const names: readonly string[] = steps;
  const place = Math.max(0, names.indexOf(reply.values.step ?? ''));
  const step = steps[place] ?? steps[0];
  const title = {
    address: text('signUp.addressTitle'),
    code: text('signUp.codeTitle'),
    phone: text('signUp.phoneTitle'),
    phoneCode: text('signUp.codeTitle'),
    password: text('signUp.passwordTitle'),
  }[step];
  return (
    <SignInFrame covers={place === 0 ? page.covers : []} title={title} isStart={place === 0}>
      <p className="mb-3 text-center text-13 text-fg-2">
        {text('signUp.step', { step: place + 1, steps: steps.length })}
      </p>
      {(step === 'address' || step === 'phone') && <FirstStep page={page} />}
      {step === 'code' && <CodeStep page={page} />}
      {step === 'phoneCode' && <NumberStep page={page} />}
      {step === 'password' && <PasswordStep page={page} />}
    </SignInFrame>
  );
}

/** The address or the number of the account, or another service. */
function FirstStep({ page }: { page: SignUpPage }) {
  const text = usePageText();
  const { search } = useLocation();
  return (
    <>
      {page.methods.local === 'emailOrPhone' && (
        <nav className="mb-4 flex gap-2">
          <ButtonLink look={page.by === 'mail' ? 'plain' : 'quiet'} isWide href={otherMethodQuery(search, 'mail')}>
            {text('password.byMail')}
          </ButtonLink>
          <ButtonLink look={page.by === 'phone' ? 'plain' : 'quiet'} isWide href={otherMethodQuery(search, 'phone')}>
            {text('password.byPhone')}
          </ButtonLink>
        </nav>
      )}
      {page.by === 'phone' ? (
        <>
          <p className="mb-3 text-center text-14 text-fg-2">{text('signUp.phoneText')}</p>
          <PhoneStep />
        </>
      ) : (
        <AddressStep />
      )}
      <div className="mt-6">
        <ProviderForms {...page} providers={page.methods.providers} error={null} />
      </div>
      <p className="mt-4 text-center text-14">
        <Link href={`/user/login${search}`} className="inline-block py-2 font-strong underline">
          {text('login.title')}
        </Link>
      </p>
    </>
  );
}

/** The query of this page for the other method; it keeps the page to return to. */
function otherMethodQuery(search: string, by: 'mail' | 'phone'): string {
  const query = new URLSearchParams(search);
  if (by === 'phone') query.set('by', by);
  else query.delete('by');
  return query.size === 0 ? '/user/signup' : `/user/signup?${query}`;
}

function NumberStep({ page }: { page: SignUpPage }) {
  const text = usePageText();
  const { search } = useLocation();
  const { reply } = useFormState();
  const { phone = '' } = reply.values;
  return (
    <>
      <PhoneCodeStep
        step="phoneCode"
        digits={page.codeDigits}
        sent={text('signUp.phoneCodeText', { phone })}
        back={otherMethodQuery(search, 'phone')}
      />
      {reply.code === 'ALREADY_USED_EMAIL' && (
        <ButtonLink look="main" isWide href="/user/login?method=local">
          {text('login.title')}
        </ButtonLink>
      )}
    </>
  );
}

function AddressStep() {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  return (
    <SiteForm reply={reply} hidden={{ step: 'address' }} className="grid gap-3">
      <TextField
        {...field('email')}
        label={text('login.email')}
        hint={text('signUp.addressText')}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('signUp.sendCode')}
      </Button>
    </SiteForm>
  );
}

function CodeStep({ page }: { page: SignUpPage }) {
  const text = usePageText();
  const { search } = useLocation();
  const { reply, isBusy, field } = useFormState();
  const { email = '', sentAtMs = '' } = reply.values;
  return (
    <>
      <p className="mb-4 text-center text-14 text-fg-2">{text('signUp.codeText', { address: maskSignInId(email) })}</p>
      <SiteForm reply={reply} hidden={{ step: 'code', email, sentAtMs }} className="grid gap-3">
        <CodeField {...field('code')} label={text('signUp.code')} digits={page.codeDigits} autoFocus />
        {reply.code === 'ALREADY_USED_EMAIL' ? (
          <ButtonLink look="main" isWide href="/user/login?method=local">
            {text('login.title')}
          </ButtonLink>
        ) : (
          <Button type="submit" look="main" isWide isBusy={isBusy}>
            {text('signUp.confirm')}
          </Button>
        )}
      </SiteForm>
      <div className="mt-2 flex flex-wrap justify-center gap-x-4">
        <SendAgain email={email} sentAtMs={sentAtMs} />
        <ButtonLink look="quiet" href={`/user/signup${search}`}>
          {text('signUp.changeAddress')}
        </ButtonLink>
      </div>
    </>
  );
}

function PasswordStep({ page }: { page: SignUpPage }) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  const { id = '', verifyToken = '', requestId = '' } = reply.values;
  return (
    <SiteForm reply={reply} hidden={{ step: 'password', id, verifyToken, requestId }} className="grid gap-3">
      <input type="hidden" autoComplete="username" value={id} readOnly />
      <NewPasswordFields
        field={field}
        lengths={page.passwordLengths}
        occasion="signUp"
        labels={{ password: text('login.password'), again: text('signUp.passwordAgain') }}
      />
      <TextField
        {...field('nickname')}
        label={text('signUp.nickname')}
        hint={text('signUp.almostText')}
        autoComplete="nickname"
      />
      <RequiredAgreements reply={reply} />
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('signUp.start')}
      </Button>
    </SiteForm>
  );
}
