import { parseClientDevice, REQUEST_HEADERS } from '@longstrip/api-contract';
import { acceptedLocale, createClientAddressReader, normaliseAddress } from '@longstrip/api-contract/request';
import { LOCALES, type Locale, type Platform } from '@longstrip/core';
import type { Context } from 'hono';
import { IANAZone } from 'luxon';
import type { ApiEnv, RequestFacts } from './api-env.ts';
import type { ApiConfig } from './api-parts.ts';
import { isFromOwnSite } from './own-site.ts';

const ZONE_NAME_MAX_LENGTH = 64;
/** Paths that a site forwards: it adds the secret, but the content of such a request comes from its client. */
const PASSED_THROUGH = /^\/api\/balcony-api(-v2)?(\/|$)/;

/** The platform that `x-balcony-id` names; without that header, the one whose site has the host. Null: neither names one. */
export function platformOfHeaders(platforms: readonly Platform[], headers: Headers): Platform | null {
  return findPlatform(platforms, headers.get(REQUEST_HEADERS.balconyId) ?? undefined, headers.get('host') ?? undefined);
}

function findPlatform(platforms: readonly Platform[], balconyId: string | undefined, host: string | undefined) {
  if (balconyId !== undefined && balconyId.trim() !== '') {
    const asked = balconyId.trim().toUpperCase();
    return platforms.find((platform) => platform.balconyId === asked) ?? null;
  }
  const name = (host ?? '').trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return platforms.find((platform) => platform.hosts.includes(name)) ?? null;
}

function readTimeZone(header: string | undefined, platform: Platform | null): string {
  const zone = (header ?? '').trim();
  // Our own sites send the platform's zone. Checking any other name takes longer than a query.
  if (zone !== '' && zone === platform?.timeZone) return zone;
  if (zone !== '' && zone.length <= ZONE_NAME_MAX_LENGTH && IANAZone.isValidZone(zone)) return zone;
  return platform?.timeZone ?? 'UTC';
}

/** Reads what the headers of a request say. A header that makes no sense counts as missing, never as an error. */
export function createRequestFactsReader(config: ApiConfig): (c: Context<ApiEnv>) => RequestFacts {
  const readClientAddress = createClientAddressReader(config.trustedProxies, config.onUntrustedProxy);
  return (c) => {
    const platform = findPlatform(config.platforms, c.req.header(REQUEST_HEADERS.balconyId), c.req.header('host'));
    const offered: readonly [Locale, ...Locale[]] = platform?.locales ?? LOCALES;
    const hasSecret = isFromOwnSite(c.req.raw.headers, config.serviceSecret);
    return {
      platform,
      device: parseClientDevice(c.req.header(REQUEST_HEADERS.platform)),
      timeZone: readTimeZone(c.req.header(REQUEST_HEADERS.timeZone), platform),
      locale: acceptedLocale(c.req.header('accept-language'), offered) ?? offered[0],
      clientAddress: hasSecret
        ? normaliseAddress(c.req.header(REQUEST_HEADERS.clientAddress))
        : readClientAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for')),
      isFromSite: hasSecret && !PASSED_THROUGH.test(c.req.path),
    };
  };
}
