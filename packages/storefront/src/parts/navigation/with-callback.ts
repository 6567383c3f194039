/** Adds the page to return to afterwards to an address of this site. */
export function withCallback(address: string, callback: string): string {
  return `${address}?callback=${encodeURIComponent(callback)}`;
}
