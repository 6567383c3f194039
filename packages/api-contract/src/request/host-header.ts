/**
 * Whether a request has more than one `Host` header. Node uses the first and drops the rest, but a proxy in front may have
 * used another one, so such a request is refused (RFC 9112, 3.2).
 * @param rawHeaders names and values alternating, as in node's `IncomingMessage`
 */
export function repeatsHost(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}
