import type { LibraryError } from '../auth-answers.ts';
import type { Departure } from '../callback-url.ts';

/** A way of signing in by a provider that did not come to its end; `message` is for the log and names no person. */
export class OAuthSignInError extends Error {
  override readonly name = 'OAuthSignInError';
  readonly code: LibraryError;
  /** Where the reader came from; null while that is not known. */
  departure: Departure | null = null;

  constructor(code: LibraryError, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Thrown when the reader turned back at the provider's page. */
export class OAuthCancelled extends Error {
  override readonly name = 'OAuthCancelled';
  readonly departure: Departure;

  constructor(departure: Departure) {
    super('the reader turned back');
    this.departure = departure;
  }
}
