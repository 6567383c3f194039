import { maskSignInId } from '@longstrip/core';
import { Button, ButtonLink, CodeField, SectionHeading, TextField } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { AccountModel } from '../../../parts/account/account.server.ts';
import { NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { SettingPage, Settings } from './setting-model.ts';

/** Nickname, e-mail address, sign-in method, and password. */
export function AccountSettings({ page }: { page: SettingPage & { account: AccountModel; settings: Settings } }) {
  const text = usePageText();
  const { routes } = useSite();
  const { account, settings } = page;
  const { key, provider } = account.signIn;
  return (
    <section className="pt-4">
      <SectionHeading title={text('account.title')} note={text(key, { provider })} />
      <div className="divide-y divide-line px-(--size-gutter)">
        <Nickname page={page} />
        {!settings.isAppleGuest && <Email page={page} />}
        {settings.hasPassword && routes.includes('settingPassword') && (
          <Row label={text('account.password')} value="••••••••">
            <ButtonLink look="outlined" href="/setting/password">
              {text('account.change')}
              <ForWhat label={text('account.password')} />
            </ButtonLink>
          </Row>
        )}
      </div>
    </section>
  );
}

function Row({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 flex-1 basis-[9rem]">
        <span className="block text-13 text-fg-2">{label}</span>
        <span className="block wrap-break-word">
          <bdi>{breakable(value)}</bdi>
        </span>
      </p>
      {children}
    </div>
  );
}

/** An address breaks before its at sign and its dots rather than inside a word. */
function breakable(value: string): ReactNode {
  return value.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Tells buttons with the same label apart for screen readers. */
function ForWhat({ label }: { label: string }) {
  return <span className="sr-only">: {label}</span>;
}

function useCloseAddress(): string {
  return useLocation().pathname;
}

function Nickname({ page }: { page: SettingPage & { settings: Settings } }) {
  const text = usePageText();
  const close = useCloseAddress();
  const { reply, isBusy, field } = useFormState();
  const isSent = reply.values.change === 'nickname';
  const { nickname } = page.settings;
  if (page.edit !== 'nickname' || page.settings.isAppleGuest) {
    return (
      <Row label={text('account.nickname')} value={nickname === '' ? text('account.reader') : nickname}>
        {!page.settings.isAppleGuest && (
          <ButtonLink look="outlined" href="?edit=nickname">
            {text('account.change')}
            <ForWhat label={text('account.nickname')} />
          </ButtonLink>
        )}
      </Row>
    );
  }
  const { defaultValue = nickname, ...rest } = field('nickname');
  return (
    <SiteForm reply={isSent ? reply : NO_REPLY} hidden={{ change: 'nickname' }} className="grid gap-2 py-3">
      <TextField
        {...rest}
        defaultValue={defaultValue}
        label={text('account.nickname')}
        hint={text('account.nicknameHint')}
        autoComplete="nickname"
        autoFocus
      />
      <Buttons isBusy={isBusy} label={text('account.save')} close={close} />
    </SiteForm>
  );
}

function Buttons({ isBusy, label, close }: { isBusy: boolean; label: string; close: string }) {
  const text = usePageText();
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" look="main" isBusy={isBusy}>
        {label}
      </Button>
      <ButtonLink look="quiet" href={close}>
        {text('common.cancel')}
      </ButtonLink>
    </div>
  );
}

function Email({ page }: { page: SettingPage & { settings: Settings } }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  const { email, isEmailConfirmed } = page.settings;
  const { change } = reply.values;
  if (change === 'emailCode' || change === 'confirmCode') {
    const address = change === 'emailCode' ? reply.values.email : email;
    return <EmailCode page={page} change={change} address={address ?? ''} />;
  }
  if (page.edit === 'email') return <NewEmail page={page} />;
  return (
    <Row label={text('account.email')} value={email ?? text('account.noEmail')}>
      <div className="flex flex-wrap gap-2">
        {email !== null && !isEmailConfirmed && (
          <SiteForm reply={change === 'confirm' ? reply : NO_REPLY} hidden={{ change: 'confirm' }}>
            <Button type="submit" look="outlined" isBusy={isBusy}>
              {text('account.confirmEmail')}
              <ForWhat label={text('account.email')} />
            </Button>
          </SiteForm>
        )}
        <ButtonLink look="outlined" href="?edit=email">
          {text('account.change')}
          <ForWhat label={text('account.email')} />
        </ButtonLink>
      </div>
    </Row>
  );
}

function NewEmail({ page }: { page: SettingPage }) {
  const text = usePageText();
  const close = useCloseAddress();
  const { reply, isBusy, field } = useFormState();
  const isSent = reply.values.change === 'email';
  return (
    <SiteForm
      reply={isSent ? reply : NO_REPLY}
      hidden={{ change: 'email' }}
      requestId={page.requestId}
      className="grid gap-2 py-3"
    >
      <TextField
        {...field('email')}
        label={text('account.newEmail')}
        hint={text('signUp.addressText')}
        type="email"
        dir="ltr"
        autoComplete="email"
        autoFocus
      />
      <Buttons isBusy={isBusy} label={text('signUp.sendCode')} close={close} />
    </SiteForm>
  );
}

interface EmailCodeProps {
  page: SettingPage;
  change: 'emailCode' | 'confirmCode';
  address: string;
}

function EmailCode({ page, change, address }: EmailCodeProps) {
  const text = usePageText();
  const close = useCloseAddress();
  const { reply, isBusy, field } = useFormState();
  return (
    <SiteForm
      reply={reply}
      hidden={change === 'emailCode' ? { change, email: address } : { change }}
      className="grid gap-2 py-3"
    >
      <p className="text-14 text-fg-2">{text('signUp.codeText', { address: maskSignInId(address) })}</p>
      <CodeField {...field('code')} label={text('signUp.code')} digits={page.codeDigits} autoFocus />
      <Buttons isBusy={isBusy} label={text('signUp.confirm')} close={close} />
    </SiteForm>
  );
}
