import { type Decision, grant, refuse } from '../shared/refusal.ts';

/** RFC 5321: the longest address. */
const ADDRESS_MAX_LENGTH = 254;
const LOCAL_PART_MAX_LENGTH = 64;
/** A dot-atom of RFC 5322; quoted forms and comments are not accepted. */
const LOCAL_PART_FORM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** A host name of at least two labels; the last one is not a number. */
const DOMAIN_FORM = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Reads an e-mail address as a person types it: removes spaces around it and brings it into one form for all keyboards
 * (NFKC, lower case). It must not have a comma (section 5), and neither its domain nor a parent domain may be denied.
 */
export function readEmailAddress(
  text: string,
  { deniedDomains }: { deniedDomains: readonly string[] },
): Decision<string, 'INVALID_EMAIL'> {
  const address = text.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [localPart, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  const hasForm =
    address.length <= ADDRESS_MAX_LENGTH &&
    localPart.length <= LOCAL_PART_MAX_LENGTH &&
    LOCAL_PART_FORM.test(localPart) &&
    DOMAIN_FORM.test(domain);
  const isDenied = deniedDomains.some((denied) => domain === denied || domain.endsWith(`.${denied}`));
  return hasForm && !isDenied ? grant(address) : refuse('INVALID_EMAIL');
}

/** How many characters of an address or number stay readable. */
const SHOWN_START = 2;
const SHOWN_END = 2;

/**
 * Masks an e-mail address or phone number so that its owner recognises it but no other person learns it: `ad***@readers.test`,
 * `+66*****78`. The result does not show how much is hidden.
 */
export function maskSignInId(id: string): string {
  const at = id.lastIndexOf('@');
  if (at > 0) return `${id.slice(0, Math.min(SHOWN_START, at - 1))}***${id.slice(at)}`;
  return `${id.slice(0, SHOWN_START + 1)}*****${id.slice(-SHOWN_END)}`;
}
