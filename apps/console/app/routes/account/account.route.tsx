import { useFetcher, useLoaderData } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { describeBrowser } from '../../parts/account/describe-browser.ts';
import { AppSetUp, FACTORS_PATH, PasskeySetUp, PasswordField } from '../../parts/account/factor-set-up.tsx';
import { PreferencePicker } from '../../parts/account/preference-picker.tsx';
import { RecoveryCodes } from '../../parts/account/recovery-codes.tsx';
import { Button } from '../../parts/button.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { Badge, Facts, PageHead, Panel } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { RoleList } from '../../parts/role-list.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { action, loader } from './account.server.ts';
import type { FactorActed } from './factors.route.ts';

export { action, loader } from './account.server.ts';

/** The operator's own account. */
export default function Account() {
  const text = useText();
  const { me } = useLoaderData<typeof loader>();
  usePageTitle(text('account.title'));
  return (
    <>
      <PageHead title={text('account.title')} />
      <div className="grid gap-4 broad:grid-cols-2 *:min-w-0">
        <Panel title={text('account.who')}>
          <Facts
            of={[
              [text('account.name'), me.operator?.name ?? ''],
              [text('account.email'), me.operator?.email ?? ''],
              [text('account.roles'), <RoleList key="roles" of={me.roles} />],
            ]}
          />
        </Panel>
        <Panel title={text('account.preferences')}>
          <PreferencePicker isRow={false} />
        </Panel>
        <Sessions />
        <Password />
        <App />
        <Passkeys />
        <Codes />
      </div>
    </>
  );
}

type Session = ReturnType<typeof useLoaderData<typeof loader>>['sessions'][number];

function Sessions() {
  const text = useText();
  const formats = useFormats();
  const { sessions, nowMs } = useLoaderData<typeof loader>();
  const columns: Column<Session>[] = [
    {
      name: text('account.browser'),
      cell: ({ userAgent, isThisOne }) => (
        <>
          {describeBrowser(userAgent) ?? text('account.unknownBrowser')}{' '}
          {isThisOne && <Badge tone="good">{text('account.thisOne')}</Badge>}
        </>
      ),
    },
    { name: text('account.address'), cell: ({ address }) => <span className="mono">{address}</span> },
    { name: text('account.since'), cell: ({ createdAtMs }) => <Moment ms={createdAtMs} /> },
    { name: text('account.seen'), cell: ({ seenAtMs }) => formats.distance(seenAtMs, nowMs) },
    {
      name: text('account.end'),
      cell: ({ id, isThisOne }) => (isThisOne ? null : <EndSession session={id} label={text('account.end')} />),
    },
  ];
  return (
    <Panel
      title={text('account.sessions')}
      isFlush
      className="broad:col-span-2"
      actions={sessions.length > 1 && <EndSession session="others" label={text('account.endOthers')} />}
    >
      <DataTable
        caption={text('account.sessions')}
        columns={columns}
        rows={sessions}
        keyOf={({ id }) => id}
        empty={null}
      />
    </Panel>
  );
}

function EndSession({ session, label }: { session: string; label: string }) {
  const fetcher = useFetcher<typeof action>();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="step" value="session" />
      <input type="hidden" name="session" value={session} />
      <Button type="submit" look="quiet" isBusy={fetcher.state !== 'idle'} isDanger>
        {label}
      </Button>
      <RefusalNote of={fetcher.data} />
    </fetcher.Form>
  );
}

function Password() {
  const text = useText();
  const fetcher = useFetcher<typeof action>();
  const isDone = fetcher.data?.ok === true;
  return (
    <Panel title={text('account.passwordTitle')} text={text('account.passwordText')}>
      <fetcher.Form method="post" className="grid max-w-md gap-3" key={isDone ? 'done' : 'open'}>
        <input type="hidden" name="step" value="password" />
        <RefusalNote of={fetcher.data} />
        {isDone && <p role="status">{text('account.passwordDone')}</p>}
        <PasswordField />
        <TextInput
          label={text('account.newPassword')}
          hint={text('invitation.passwordHint')}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          minLength={12}
          required
        />
        <div>
          <Button type="submit" look="plain" isBusy={fetcher.state !== 'idle'}>
            {text('account.changePassword')}
          </Button>
        </div>
      </fetcher.Form>
    </Panel>
  );
}

/** What is opened by a button, and closed again. */
function Opened({ label, children }: { label: string; children: (close: ReactNode) => ReactNode }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{label}</Button>;
  const close = (
    <Button look="plain" onClick={() => setIsOpen(false)}>
      {text('account.close')}
    </Button>
  );
  return <div className="max-w-md">{children(close)}</div>;
}

function App() {
  const text = useText();
  const { me } = useLoaderData<typeof loader>();
  const hasApp = me.secondFactor?.hasApp === true;
  return (
    <Panel title={text('account.app')} text={text(hasApp ? 'account.hasApp' : 'account.hasNoApp')}>
      <Opened label={text(hasApp ? 'account.replaceApp' : 'account.addApp')}>
        {(close) => <AppSetUp end={close} />}
      </Opened>
    </Panel>
  );
}

function Passkeys() {
  const text = useText();
  const { me } = useLoaderData<typeof loader>();
  const passkeys = me.secondFactor?.passkeys ?? [];
  return (
    <Panel title={text('account.passkeys')} text={text('account.passkeysText')}>
      <ul className="mb-3 grid gap-3">
        {passkeys.map(({ id, name, createdAtMs, usedAtMs }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-14">
            <span>
              <strong className="font-strong">{name}</strong>{' '}
              <span className="text-12 text-fg-3">
                {text('account.added')} <Moment ms={createdAtMs} isDay />
                {usedAtMs !== null && (
                  <>
                    {' · '}
                    {text('account.used')} <Moment ms={usedAtMs} isDay />
                  </>
                )}
              </span>
            </span>
            <Opened label={text('account.remove')}>{() => <RemovePasskey passkey={id} />}</Opened>
          </li>
        ))}
      </ul>
      <Opened label={text('account.addPasskey')}>{(close) => <PasskeySetUp end={close} />}</Opened>
    </Panel>
  );
}

function RemovePasskey({ passkey }: { passkey: string }) {
  const text = useText();
  const fetcher = useFetcher<FactorActed>();
  return (
    <fetcher.Form method="post" action={FACTORS_PATH} className="grid gap-3">
      <input type="hidden" name="step" value="passkey-remove" />
      <input type="hidden" name="passkey" value={passkey} />
      <RefusalNote of={fetcher.data} />
      <PasswordField />
      <Button type="submit" isBusy={fetcher.state !== 'idle'}>
        {text('account.remove')}
      </Button>
    </fetcher.Form>
  );
}

function Codes() {
  const text = useText();
  const { me } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<FactorActed>();
  const left = me.secondFactor?.recoveryCodesLeft ?? 0;
  const codes = fetcher.data?.ok && fetcher.data.step === 'done' ? fetcher.data.recoveryCodes : null;
  return (
    <Panel title={text('account.codes')} text={text('account.codesLeft', { count: left })}>
      <Opened label={text('account.renewCodes')}>
        {(close) =>
          codes === null ? (
            <fetcher.Form method="post" action={FACTORS_PATH} className="grid gap-3">
              <input type="hidden" name="step" value="recovery-codes" />
              <RefusalNote of={fetcher.data} />
              <PasswordField />
              <Button type="submit" isBusy={fetcher.state !== 'idle'}>
                {text('account.renewCodes')}
              </Button>
            </fetcher.Form>
          ) : (
            <RecoveryCodes codes={codes} end={close} />
          )
        }
      </Opened>
    </Panel>
  );
}
