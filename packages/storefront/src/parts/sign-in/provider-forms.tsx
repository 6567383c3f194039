import { ProviderIcon, SignInButton, type SignInProvider } from '@longstrip/ui';
import { useEffect, useState } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import { PROVIDER_NAMES } from './sign-in-methods.ts';

const LAST_METHOD_KEY = 'longstrip-last-way';

export interface ProviderFormsProps {
  providers: readonly SignInProvider[];
  csrfToken: string;
  callback: string;
  porch: string | null;
  /** An error of one of the services, shown below its button. */
  error: { method: string; text: string } | null;
  /** The sign-in at the service only proves whose account it is, for moving an account to it. */
  isForTransfer?: boolean;
}

/** A form for each service. The sign-in library redirects to the service, with script and without. */
export function ProviderForms({ providers, csrfToken, callback, porch, error, isForTransfer }: ProviderFormsProps) {
  const text = usePageText();
  const [lastMethod, setLastMethod] = useLastMethod();
  const [chosen, setChosen] = useState<SignInProvider | null>(null);
  return (
    <ul className="grid gap-2.5">
      {providers.map((provider) => (
        <li key={provider}>
          <form
            method="post"
            action={`/api/auth/signin/${provider}`}
            onSubmit={() => {
              setLastMethod(provider);
              setChosen(provider);
            }}
          >
            <input type="hidden" name="csrfToken" value={csrfToken} />
            <input type="hidden" name="callbackUrl" value={callback} />
            {isForTransfer && <input type="hidden" name="isForTransfer" value="true" />}
            {porch !== null && <input type="hidden" name="porch" value={porch} />}
            <SignInButton
              icon={<ProviderIcon provider={provider} />}
              label={text('login.with', { provider: PROVIDER_NAMES[provider] })}
              tag={lastMethod === provider ? text('login.lastUsed') : undefined}
              isBusy={chosen === provider}
            />
          </form>
          {error?.method === provider && (
            <p role="alert" className="mt-1 text-13 text-negative">
              {error.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The sign-in method that this browser used last, once the page is hydrated. */
function useLastMethod(): [string | null, (method: string) => void] {
  const [lastMethod, setLastMethod] = useState<string | null>(null);
  useEffect(() => {
    try {
      setLastMethod(localStorage.getItem(LAST_METHOD_KEY));
    } catch {
      // Without storage no tag is shown.
    }
  }, []);
  const remember = (method: string) => {
    try {
      localStorage.setItem(LAST_METHOD_KEY, method);
    } catch {
      // As above.
    }
  };
  return [lastMethod, remember];
}
