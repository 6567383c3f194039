import ipaddr from 'ipaddr.js';

/** Finds the address of the client from the connection's address and `X-Forwarded-For`. Null if unknown. */
export type ClientAddressReader = (
  connectionAddress: string | null | undefined,
  forwardedFor: string | null | undefined,
) => string | null;

type AddressRange = [ipaddr.IPv4 | ipaddr.IPv6, prefixBits: number];

const IPV4_RANGE_BITS = 24;
/** One subscriber of an IPv6 provider has a whole /64. */
const SUBSCRIBER_PREFIX_BITS = 64;

/**
 * Writes an address in one form: an IPv4 address inside an IPv6 one becomes IPv4; brackets and zones are removed. Null
 * if the text is no address. IPv4 must have four decimal parts: `010.0.0.1` could be read as octal.
 */
export function normaliseAddress(text: string | null | undefined): string | null {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare).toString() : null;
}

/**
 * Makes a reader of client addresses (D2). `X-Forwarded-For` counts only when the connection comes from a trusted proxy.
 * The client is then the last entry that is no trusted proxy; earlier entries are what the client claims.
 * @param trustedProxies addresses or ranges, for example `10.0.0.0/8` or `::1`
 * @param onUntrusted called with the address of a connection whose `X-Forwarded-For` does not count
 * @throws Error that names the entry when one is neither
 */
export function createClientAddressReader(
  trustedProxies: readonly string[],
  onUntrusted: (connection: string) => void = () => undefined,
): ClientAddressReader {
  const isTrusted = createProxyCheck(trustedProxies);
  return (connectionAddress, forwardedFor) => {
    const connection = normaliseAddress(connectionAddress);
    if (connection === null || !isTrusted(connection)) {
      if (connection !== null && forwardedFor) onUntrusted(connection);
      return connection;
    }
    const forwarded = (forwardedFor ?? '').split(',').map(normaliseAddress);
    return forwarded.findLast((address) => address === null || !isTrusted(address)) ?? connection;
  };
}

/**
 * Warns once of a proxy that is not among the trusted ones: then all of its readers share one limit of requests.
 * @param warn writes a line of the log
 */
export function warnOfUntrustedProxy(
  warn: (facts: Record<string, unknown>, message: string) => void,
): (connection: string) => void {
  let hasWarned = false;
  return (proxy) => {
    if (hasWarned) return;
    hasWarned = true;
    const message =
      'it names other addresses, which do not count: if it is your proxy, set TRUSTED_PROXIES to its address';
    warn({ event: 'proxy-not-trusted', proxy }, message);
  };
}

/** Whether a text is an address or a range of addresses, as `createClientAddressReader` takes them. */
export function isAddressRange(text: string): boolean {
  return parseRange(text) !== null;
}

/**
 * Makes a check whether an address, written by `normaliseAddress`, is one of these proxies.
 * @throws Error that names the entry when one is neither an address nor a range
 */
export function createProxyCheck(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = trustedProxies.map((entry) => {
    const range = parseRange(entry);
    if (range === null) throw new Error(`"${entry}" is neither an address nor a range like 10.0.0.0/8`);
    return range;
  });
  return (address) => {
    const parsed = ipaddr.parse(address);
    return trusted.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits));
  };
}

function parseRange(text: string): AddressRange | null {
  if (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = normaliseAddress(text);
  if (address === null) return null;
  const parsed = ipaddr.parse(address);
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128];
}

/** The network of one subscriber: an IPv4 address itself, or the /64 of an IPv6 address. */
export function subscriberNetwork(address: string): string {
  return ipaddr.IPv6.isValid(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${SUBSCRIBER_PREFIX_BITS}`).toString()
    : address;
}

/** The range for which attempts are counted (D22): the /24 of an IPv4 address, the /64 of an IPv6 address. */
export function addressRange(address: string): string {
  return ipaddr.IPv4.isValidFourPartDecimal(address)
    ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${IPV4_RANGE_BITS}`).toString()
    : subscriberNetwork(address);
}
