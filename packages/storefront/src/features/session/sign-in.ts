import * as v from 'valibot';

/** Section 3: the result of signing in. */
export interface SignInResult {
  /** The library's error, `CODE&id=…&type=…`; null: none. */
  error: string | null;
  status: number;
  ok: boolean;
  /** Where to go next; null after an error. */
  url: string | null;
}

export interface SignInParts {
  send: (address: string, init?: RequestInit) => Promise<Response>;
  /** Leaves the page. */
  go: (address: string) => void;
  /** The page that asks; the reader returns to it. */
  here: string;
}

const ProvidersSchema = v.record(v.string(), v.object({ type: v.string() }));
const TokenSchema = v.object({ csrfToken: v.string() });
const UrlSchema = v.object({ url: v.string() });

/**
 * Signs in by one of the library's ways. An unknown one leads to the sign-in page, a list of ways that cannot be had to the
 * error page (section 5); both leave the page, and there is no result.
 */
export async function signIn(
  providerId: string,
  fields: Readonly<Record<string, string>>,
  { send, go, here }: SignInParts,
): Promise<SignInResult | null> {
  const providers = await readJson(() => send('/api/auth/providers'), ProvidersSchema);
  if (providers === null) {
    go('/api/auth/error');
    return null;
  }
  const callbackUrl = fields.callbackUrl ?? here;
  if (!Object.hasOwn(providers, providerId)) {
    go(`/api/auth/signin?${new URLSearchParams({ callbackUrl })}`);
    return null;
  }
  const step = providers[providerId]?.type === 'credentials' ? 'callback' : 'signin';
  const { csrfToken } = v.parse(TokenSchema, await (await send('/api/auth/csrf')).json());
  const body = new URLSearchParams({ ...fields, callbackUrl, csrfToken, json: 'true' });
  const answer = await send(`/api/auth/${step}/${providerId}`, { method: 'POST', body });
  const { url } = v.parse(UrlSchema, await answer.json());
  const error = new URL(url, 'https://here.invalid').searchParams.get('error');
  if (step === 'signin' && answer.ok) go(url);
  return { error, status: answer.status, ok: answer.ok && error === null, url: error === null ? url : null };
}

async function readJson<const Schema extends v.GenericSchema>(
  ask: () => Promise<Response>,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  try {
    const answer = await ask();
    const parsed = v.safeParse(schema, await answer.json());
    return answer.ok && parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
