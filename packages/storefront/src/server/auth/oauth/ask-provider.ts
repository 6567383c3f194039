import type { LibraryError } from '../auth-answers.ts';
import type { ReturnTarget } from '../callback-url.ts';

/** Time limit of a call to a provider, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** Calls a provider, with a time limit. A call that changes nothing is repeated once after a failure. */
export type AskProvider = (request: Request, options?: { isRepeatable?: boolean }) => Promise<Response>;

export function createAskProvider(send: (request: Request) => Promise<Response>): AskProvider {
  async function sendOnce(request: Request): Promise<Response> {
    const answer = await withTimeout(send(request), TIMEOUT_MS);
    if (answer.status >= 500) throw new OAuthSignInError('OAuthCallbackError', `the provider answers ${answer.status}`);
    return answer;
  }
  return async (request, { isRepeatable = false } = {}) => {
    try {
      return await sendOnce(isRepeatable ? request.clone() : request);
    } catch (error) {
      if (isRepeatable) return sendOnce(request);
      if (error instanceof OAuthSignInError) throw error;
      throw new OAuthSignInError('OAuthCallbackError', 'the provider cannot be reached', { cause: error });
    }
  };
}

function withTimeout<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  const signal = AbortSignal.timeout(limitMs);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** A failed sign-in at a provider; `message` is for the log and names no person. */
export class OAuthSignInError extends Error {
  override readonly name = 'OAuthSignInError';
  readonly code: LibraryError;
  /** Where the reader came from; null while it is unknown. */
  departure: ReturnTarget | null = null;

  constructor(code: LibraryError, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Thrown if the reader cancelled at the provider's page. */
export class OAuthCancelled extends Error {
  override readonly name = 'OAuthCancelled';
  readonly departure: ReturnTarget;

  constructor(departure: ReturnTarget) {
    super('the reader turned back');
    this.departure = departure;
  }
}
