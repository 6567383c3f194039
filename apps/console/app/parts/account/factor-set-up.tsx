import { useFetcher } from '@remix-run/react';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { FactorActed } from '../../routes/account/factors.route.ts';
import { Button } from '../button.tsx';
import { TextInput } from '../form/fields.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export const FACTORS_PATH = '/account/factors';

/** Sets up an app with codes: the password, the QR code, the first code, then the recovery codes. */
export function AppSetUp({ end }: { end: ReactNode }) {
  const text = useText();
  const begin = useFetcher<FactorActed>();
  const confirm = useFetcher<FactorActed>();
  const begun = begin.data?.ok && begin.data.step === 'app' ? begin.data : null;
  if (confirm.data?.ok && confirm.data.step === 'done') {
    return <RecoveryCodes codes={confirm.data.recoveryCodes ?? []} end={end} />;
  }
  if (begun === null) {
    return (
      <begin.Form method="post" action={FACTORS_PATH} className="grid gap-4">
        <input type="hidden" name="step" value="app-begin" />
        <RefusalNote of={begin.data} />
        <PasswordField />
        <Button type="submit" look="main" isBusy={begin.state !== 'idle'}>
          {text('factors.begin')}
        </Button>
      </begin.Form>
    );
  }
  return (
    <confirm.Form method="post" action={FACTORS_PATH} className="grid gap-4">
      <input type="hidden" name="step" value="app-confirm" />
      <input type="hidden" name="setUp" value={begun.setUp} />
      <p className="text-14 text-fg-2">{text('factors.scan')}</p>
      {/* Cameras read dark on light alone. */}
      <div data-theme="light" className="mx-auto rounded-card bg-surface p-3 shadow-[0_0_0_1px_var(--line)]">
        <QRCodeSVG value={begun.address} size={184} title={text('factors.qr')} />
      </div>
      <details className="text-13 text-fg-2">
        <summary className="cursor-pointer">{text('factors.byHand')}</summary>
        <p className="mono mt-1 select-all wrap-anywhere">{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      </details>
      <RefusalNote of={confirm.data} />
      <TextInput
        label={text('factors.firstCode')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
      />
      <Button type="submit" look="main" isBusy={confirm.state !== 'idle'}>
        {text('factors.confirm')}
      </Button>
    </confirm.Form>
  );
}

/** Adds a passkey: the password and a name, then the browser asks the device. */
export function PasskeySetUp({ end }: { end: ReactNode }) {
  const text = useText();
  const begin = useFetcher<FactorActed>();
  const add = useFetcher<FactorActed>();
  const [name, setName] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const begun = begin.data?.ok && begin.data.step === 'passkey' ? begin.data : null;
  if (add.data?.ok && add.data.step === 'done') {
    const { recoveryCodes } = add.data;
    return recoveryCodes === null ? (
      <div className="grid gap-3">
        <p role="status" className="text-14">
          {text('factors.passkeyAdded')}
        </p>
        {end}
      </div>
    ) : (
      <RecoveryCodes codes={recoveryCodes} end={end} />
    );
  }
  const make = async () => {
    const passkey = await makePasskey(begun?.options);
    setHasFailed(passkey === null);
    if (passkey !== null) {
      add.submit({ step: 'passkey-add', name, passkey }, { method: 'post', action: FACTORS_PATH });
    }
  };
  return begun === null ? (
    <begin.Form method="post" action={FACTORS_PATH} className="grid gap-4">
      <input type="hidden" name="step" value="passkey-begin" />
      <RefusalNote of={begin.data} />
      <TextInput
        label={text('factors.passkeyName')}
        hint={text('factors.passkeyNameHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={80}
        required
      />
      <PasswordField />
      <Button type="submit" look="main" isBusy={begin.state !== 'idle'}>
        {text('factors.begin')}
      </Button>
    </begin.Form>
  ) : (
    <div className="grid gap-4">
      <RefusalNote of={add.data} />
      {hasFailed && (
        <p role="alert" className="text-13 text-negative">
          {text('factors.passkeyFailed')}
        </p>
      )}
      <p className="text-14 text-fg-2">{text('factors.passkeyMake')}</p>
      <Button look="main" onClick={make} isBusy={add.state !== 'idle'} autoFocus>
        {text('factors.passkeyMakeNow')}
      </Button>
    </div>
  );
}

/** What would let another in asks for the password again. */
export function PasswordField() {
  const text = useText();
  return (
    <TextInput
      label={text('factors.password')}
      hint={text('factors.passwordHint')}
      name="password"
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
