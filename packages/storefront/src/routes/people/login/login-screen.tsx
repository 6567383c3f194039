import {
  Button,
  ButtonLink,
  Checkbox,
  Link,
  MailIcon,
  PasswordField,
  SignInLink,
  TextField,
  WarningIcon,
} from '@longstrip/ui';
import { useLoaderData, useLocation } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ProviderForms } from '../../../parts/sign-in/provider-forms.tsx';
import { SignInFrame } from '../../../parts/sign-in/sign-in-frame.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { LoginPage } from './login.server.ts';

/** Few readers come from an episode; the others do not load this script. */
const LockedEpisodeCard = lazy(() =>
  import('./locked-episode-card.tsx').then((module) => ({ default: module.LockedEpisodeCard })),
);

/** Only the iPhone app loads this script. */
const GuestSignIn = lazy(() => import('./guest-sign-in.tsx').then((module) => ({ default: module.GuestSignIn })));

/** `/user/login`: the sign-in methods, each with the same weight. */
export function LoginScreen() {
  const page = useLoaderData<LoginPage>();
  return (
    <PageTexts texts={page.texts}>
      <Login page={page} />
    </PageTexts>
  );
}

function Login({ page }: { page: LoginPage }) {
  const text = usePageText();
  const { reply } = useFormState();
  const { methods, errorText, errorMethod } = page;
  const isOfProvider = methods.providers.some((provider) => provider === errorMethod);
  const isLocalOpen = page.isLocalOpen || reply.code !== null || Object.keys(reply.fields).length > 0;
  const isSecondAccount = reply.code === 'DUPLICATE_LOGIN' || page.currentName !== null;
  return (
    <SignInFrame
      covers={isLocalOpen ? [] : page.covers}
      wall={
        page.lockedEpisode === null || isLocalOpen ? undefined : (
          <Suspense fallback={null}>
            <LockedEpisodeCard lockedEpisode={page.lockedEpisode} />
          </Suspense>
        )
      }
      title={text('login.lead')}
      text={text('login.text')}
    >
      {errorText !== null && !isOfProvider && (
        <p role="alert" className="mb-4 flex gap-2 rounded-card bg-fill p-3.5 text-14">
          <WarningIcon size={20} className="text-negative" />
          <span className="min-w-0">{errorText}</span>
        </p>
      )}
      {isSecondAccount && <SecondAccount page={page} />}
      {!isSecondAccount && page.moved !== null && <MovedAccount code={page.moved} />}
      {!isSecondAccount && page.moved === null && (
        <div className="grid gap-2.5">
          {methods.local !== 'none' && <PasswordSignIn page={page} isOpen={isLocalOpen} />}
          <ProviderForms
            {...page}
            providers={methods.providers}
            error={isOfProvider && errorText !== null ? { method: errorMethod ?? '', text: errorText } : null}
          />
          {page.hasGuestSignIn && (
            <Suspense fallback={null}>
              <GuestSignIn page={page} />
            </Suspense>
          )}
        </div>
      )}
    </SignInFrame>
  );
}

/** For an account that has moved here: its code logs the reader in once. */
function MovedAccount({ code }: { code: string }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  return (
    <SiteForm reply={reply} hidden={{ moved: code }} className="grid gap-2.5 text-center">
      <p className="font-strong">{text('login.movedTitle')}</p>
      <p className="text-14 text-fg-2">{text('login.movedText')}</p>
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('login.movedButton')}
      </Button>
    </SiteForm>
  );
}

/** Another account is logged in in this browser: the reader logs out of it first. */
function SecondAccount({ page }: { page: LoginPage }) {
  const text = usePageText();
  const here = useHere();
  return (
    <div className="grid gap-2.5">
      {page.currentName !== null && (
        <p className="text-center">{text('login.loggedInAs', { name: page.currentName })}</p>
      )}
      <form method="post" action="/api/auth/signout">
        <input type="hidden" name="csrfToken" value={page.csrfToken} />
        <input type="hidden" name="callbackUrl" value={here()} />
        <Button type="submit" look="main" isWide>
          {text('login.logOutAndGoOn')}
        </Button>
      </form>
      <ButtonLink look="quiet" isWide href={page.callback}>
        {text('login.goBack')}
      </ButtonLink>
    </div>
  );
}

/** The address of this page, without the error that led here. */
function useHere(): (more?: Readonly<Record<string, string>>) => string {
  const { pathname, search } = useLocation();
  return (more = {}) => {
    const query = new URLSearchParams(search);
    for (const name of ['error', 'type', 'id', 'method']) query.delete(name);
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    return query.size === 0 ? pathname : `${pathname}?${query}`;
  };
}

/** A button that opens the fields in its place; a link, so that it works without script. */
function PasswordSignIn({ page, isOpen }: { page: LoginPage; isOpen: boolean }) {
  const text = usePageText();
  const here = useHere();
  if (!isOpen) {
    return (
      <SignInLink
        href={here({ method: 'local' })}
        icon={<MailIcon />}
        label={text(page.methods.local === 'email' ? 'login.withEmail' : 'login.withEmailOrPhone')}
      />
    );
  }
  return <LocalForm page={page} />;
}

function LocalForm({ page }: { page: LoginPage }) {
  const text = usePageText();
  const { routes } = useSite();
  const { search } = useLocation();
  const { reply, isBusy, field } = useFormState();
  return (
    <SiteForm reply={reply} className="mb-4 grid gap-3">
      <TextField
        {...field('id')}
        label={text(page.methods.local === 'email' ? 'login.email' : 'login.withEmailOrPhone')}
        type={page.methods.local === 'email' ? 'email' : 'text'}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={reply.code === null}
      />
      <PasswordField
        {...field('password')}
        label={text('login.password')}
        showLabel={text('field.show')}
        hideLabel={text('field.hide')}
        autoComplete="current-password"
      />
      <Checkbox
        name="isKept"
        label={text('login.keep')}
        defaultChecked={reply.code === null || 'isKept' in reply.values}
      />
      {reply.code === 'EXCEED_AUTH_COUNT' && <p className="text-14 text-fg-2">{text('login.tooMany')}</p>}
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('login.title')}
      </Button>
      {routes.includes('userFindPassword') && (
        <Link href="/user/find-password" className="text-center text-14 underline">
          {text('password.forgot')}
        </Link>
      )}
      {routes.includes('userFindId') && (
        <Link href="/user/find-id" className="text-center text-14 underline">
          {text('password.forgotId')}
        </Link>
      )}
      <p className="flex flex-wrap justify-center gap-x-2 text-14">
        <span className="text-fg-2">{text('login.noAccount')}</span>
        {routes.includes('userSignup') && (
          <Link href={`/user/signup${search}`} className="font-strong underline">
            {text('login.signUp')}
          </Link>
        )}
      </p>
    </SiteForm>
  );
}
