import { Form, useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { type TextKey, useText } from '../../i18n/use-text.ts';
import { AuthFrame } from '../../parts/account/auth-frame.tsx';
import { askPasskey } from '../../parts/account/passkeys.ts';
import { Button } from '../../parts/button.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { PATHS } from '../../parts/paths.ts';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { action, loader } from './second-factor.server.ts';

export { action, loader } from './second-factor.server.ts';

type Method = 'app' | 'passkey' | 'recoveryCode';
const METHODS: readonly Method[] = ['passkey', 'app', 'recoveryCode'];
const SWITCHES: Readonly<Record<Method, TextKey>> = {
  app: 'signIn.useApp',
  passkey: 'signIn.usePasskey',
  recoveryCode: 'signIn.useRecoveryCode',
};

/** The second step of signing in: a passkey, a code of an app, or a recovery code. */
export default function SecondFactor() {
  const text = useText();
  const { methods } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const offered = METHODS.filter((method) => methods.includes(method));
  const [method, setMethod] = useState<Method>(offered[0] ?? 'recoveryCode');
  usePageTitle(text('signIn.secondTitle'));
  return (
    <AuthFrame title={text('signIn.secondTitle')} text={text(TEXTS[method])}>
      <RefusalNote of={refusal} className="mb-4" />
      {method === 'passkey' ? <PasskeyStep /> : <CodeStep key={method} method={method} />}
      <div className="mt-4 grid gap-1">
        {offered
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} look="quiet" onClick={() => setMethod(other)}>
              {text(SWITCHES[other])}
            </Button>
          ))}
        <Form method="post" action={PATHS.signOut} className="grid">
          <Button type="submit" look="quiet">
            {text('signIn.another')}
          </Button>
        </Form>
      </div>
    </AuthFrame>
  );
}

const TEXTS: Readonly<Record<Method, TextKey>> = {
  app: 'signIn.appText',
  passkey: 'signIn.passkeyText',
  recoveryCode: 'signIn.recoveryText',
};

function CodeStep({ method }: { method: 'app' | 'recoveryCode' }) {
  const text = useText();
  const isBusy = useNavigation().formMethod === 'POST';
  const isApp = method === 'app';
  return (
    <Form method="post" className="grid gap-4">
      <TextInput
        key={method}
        label={text(isApp ? 'signIn.code' : 'signIn.recoveryCode')}
        name={isApp ? 'code' : 'recoveryCode'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        className="[&_input]:tracking-[0.12em]"
        required
        autoFocus
      />
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('signIn.confirm')}
      </Button>
    </Form>
  );
}

function PasskeyStep() {
  const text = useText();
  const { passkey } = useLoaderData<typeof loader>();
  const submit = useSubmit();
  const [hasFailed, setHasFailed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    const answer = await askPasskey(passkey);
    setIsAsking(false);
    setHasFailed(answer === null);
    if (answer !== null) submit({ passkey: answer }, { method: 'post' });
  };
  return (
    <div className="grid gap-3">
      {hasFailed && (
        <p role="alert" className="text-13 text-negative">
          {text('signIn.passkeyFailed')}
        </p>
      )}
      <Button look="main" isWide isBusy={isAsking} onClick={ask}>
        {text('signIn.passkeyAsk')}
      </Button>
    </div>
  );
}
