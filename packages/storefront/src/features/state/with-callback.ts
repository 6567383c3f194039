/** An address of this site with the page it leads back to afterwards. */
export function withCallback(address: string, callback: string): string {
  return `${address}?callback=${encodeURIComponent(callback)}`;
}
