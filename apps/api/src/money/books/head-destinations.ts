import { isAbsolute } from 'node:path';

/** Where heads of seals are sent, so that the database's owner is not the only one who has them. */
export type HeadDestination =
  | { readonly kind: 'stdout' }
  /** A file that is only ever appended to, on a disk of somebody else. */
  | { readonly kind: 'file'; readonly path: string }
  /** Takes a POST of JSON; https, or http on this machine. */
  | { readonly kind: 'address'; readonly url: string; readonly token: string | null };

/** As in the environment. */
export interface SealHeadSettings {
  /** `stdout`, absolute paths, addresses. */
  readonly to: readonly string[];
  /** Shown to the addresses, as a bearer token. */
  readonly token: string | null;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether heads can be sent to what a word names. */
export function isHeadDestination(word: string): boolean {
  if (word === 'stdout' || isAbsolute(word)) return true;
  if (!URL.canParse(word)) return false;
  const { protocol, hostname } = new URL(word);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** Where heads are sent, of words for which `isHeadDestination` holds. */
export function headDestinations({ to, token }: SealHeadSettings): HeadDestination[] {
  return to.map((word) => {
    if (word === 'stdout') return { kind: 'stdout' };
    return isAbsolute(word) ? { kind: 'file', path: word } : { kind: 'address', url: word, token };
  });
}

/** A destination's name in the log and in the database: an address without what may be secret in it. */
export function nameOfDestination(destination: HeadDestination): string {
  if (destination.kind === 'stdout') return 'stdout';
  if (destination.kind === 'file') return `file:${destination.path}`;
  const { origin, pathname } = new URL(destination.url);
  return `${origin}${pathname}`;
}
