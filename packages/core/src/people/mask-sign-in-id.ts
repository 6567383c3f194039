/** Characters of an address or a number that stay readable. */
const SHOWN_START = 2;
const SHOWN_END = 2;

/**
 * An account's e-mail address or phone number so that its owner knows it again and nobody else learns it:
 * `ad***@readers.test`, `+66*****78`. The length of what is hidden is not told.
 */
export function maskSignInId(id: string): string {
  const at = id.lastIndexOf('@');
  if (at > 0) return `${id.slice(0, Math.min(SHOWN_START, at - 1))}***${id.slice(at)}`;
  return `${id.slice(0, SHOWN_START + 1)}*****${id.slice(-SHOWN_END)}`;
}
