import type { AppProblem } from '@longstrip/core';
import { Button } from '@longstrip/ui';
import { useRef, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { AppProblemNote, problemOf } from '../../../parts/app-bridge/app-problem.tsx';
import { type BridgeCall, useBridgeCall } from '../../../parts/app-bridge/use-bridge-call.ts';
import type { LoginPage } from './login.server.ts';

/** The name, in the app’s storage, of the key by which a guest finds their account again. */
const GUEST_KEY = 'guestKey';
const GUEST_KEY_BYTES = 32;

/**
 * A guest account, without personal data, for the iPhone app (D1). Its key is in the app’s own storage, which lasts longer
 * than that of the web view. Without script, or in an app without such storage, the account ends with the session.
 */
export function GuestSignIn({ page }: { page: Pick<LoginPage, 'csrfToken' | 'callback' | 'porch'> }) {
  const text = usePageText();
  const call = useBridgeCall();
  const form = useRef<HTMLFormElement>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppProblem | null>(null);
  const isSubmitting = useRef(false);
  const goOn = async () => {
    // Two presses would save two keys.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    await enter();
    isSubmitting.current = false;
  };
  const enter = async () => {
    setBusy(true);
    const found = await savedGuestKey(call);
    setProblem(found.problem);
    if (found.problem !== null) return setBusy(false);
    if (keyField.current !== null) keyField.current.value = found.key ?? '';
    form.current?.submit();
  };
  return (
    <form
      ref={form}
      method="post"
      action="/api/auth/callback/apple_guest"
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <input type="hidden" name="csrfToken" value={page.csrfToken} />
      <input type="hidden" name="callbackUrl" value={page.callback} />
      {page.porch !== null && <input type="hidden" name="porch" value={page.porch} />}
      <input ref={keyField} type="hidden" name="guestKey" />
      <Button type="submit" look="quiet" isWide isBusy={isBusy}>
        {text('login.asGuest')}
      </Button>
      {problem !== null && <AppProblemNote problem={problem} onRetry={() => void goOn()} />}
    </form>
  );
}

/**
 * The key that the app has saved, or a new one that it has just saved. Both null: the app has no such storage, and the
 * account has no key.
 */
async function savedGuestKey(call: BridgeCall): Promise<{ key: string | null; problem: AppProblem | null }> {
  const read = await call('storage', { act: 'read', key: GUEST_KEY });
  if (read.ok && read.data.value !== null) return { key: read.data.value, problem: null };
  const value = newGuestKey();
  const written = read.ok ? await call('storage', { act: 'write', key: GUEST_KEY, value }) : read;
  if (written.ok) return { key: value, problem: null };
  return { key: null, problem: written.code === 'NOT_SUPPORTED' ? null : problemOf('storage', written.code) };
}

/** Unguessable letters and digits. */
function newGuestKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(GUEST_KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
