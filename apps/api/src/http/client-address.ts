import { createHash, timingSafeEqual } from 'node:crypto';
import { REQUEST_HEADERS } from '@longstrip/api-contract';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { ApiEnv } from './api-env.ts';

type AddressRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Brings an address into one form: IPv4 inside IPv6 becomes IPv4, zones and brackets go. Null when it is none. */
export function normaliseAddress(text: string | null | undefined): string | null {
  const bare = (text ?? '').trim().replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null;
}

/** Reads ranges like `10.0.0.0/8`; a bare address is a range of one. Throws a sentence for anything else. */
export function parseAddressRanges(texts: readonly string[]): AddressRange[] {
  return texts.map((text) => {
    try {
      if (text.includes('/')) return ipaddr.parseCIDR(text);
      const address = ipaddr.parse(text);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    } catch (cause) {
      throw new Error(`"${text}" is not an address range like 10.0.0.0/8`, { cause });
    }
  });
}

export function isInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  const parsed = ipaddr.process(address);
  return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match([range[0], range[1]]));
}

/** Compares two secrets without telling by the time it takes how much of them agrees. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Where a request truly came from (D2): what one of our own sites says beside its service secret; else the connection's
 * address, or, when that is a trusted proxy's, the last forwarded one that is not. A header of a stranger counts for nothing.
 */
export function createClientAddressReader(options: {
  trustedProxies: readonly string[];
  serviceSecret: string | null;
}): (c: Context<ApiEnv>) => { clientAddress: string | null; isFromSite: boolean } {
  const trusted = parseAddressRanges(options.trustedProxies);

  return (c) => {
    const given = c.req.header(REQUEST_HEADERS.serviceSecret);
    if (options.serviceSecret !== null && given !== undefined && isSameSecret(given, options.serviceSecret)) {
      return { clientAddress: normaliseAddress(c.req.header(REQUEST_HEADERS.clientAddress)), isFromSite: true };
    }
    const connection = normaliseAddress(c.env?.incoming?.socket?.remoteAddress);
    if (connection === null || !isInRanges(connection, trusted))
      return { clientAddress: connection, isFromSite: false };
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(normaliseAddress);
    const nearest = forwarded.findLast((address) => address === null || !isInRanges(address, trusted));
    return { clientAddress: nearest ?? connection, isFromSite: false };
  };
}
