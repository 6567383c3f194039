/**
 * Whether a request names its host more than once. Node uses the first and drops the rest, while a proxy in front may
 * have used another: such a request is refused (RFC 9112, 3.2).
 * @param rawHeaders names and values in turn, as node's `IncomingMessage` has them
 */
export function repeatsHost(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}
