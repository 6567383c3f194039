import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Loaded when a passkey is used. */
const library = () => import('@simplewebauthn/browser');

const isOptions = (
  value: unknown,
): value is PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value;

/** Has the browser ask a passkey. @returns its answer as JSON; null: it was cancelled, or there is none */
export async function askPasskey(options: unknown): Promise<string | null> {
  if (!isOptions(options)) return null;
  try {
    return JSON.stringify(await (await library()).startAuthentication({ optionsJSON: options }));
  } catch {
    return null;
  }
}

/** Has the browser make a passkey. @returns what it made as JSON; null: it was cancelled, or cannot */
export async function makePasskey(options: unknown): Promise<string | null> {
  if (!isOptions(options)) return null;
  try {
    return JSON.stringify(await (await library()).startRegistration({ optionsJSON: options }));
  } catch {
    return null;
  }
}
