import { parseClientDevice, REQUEST_HEADERS } from '@longstrip/api-contract';
import { LOCALES, type Locale, type Platform } from '@longstrip/core';
import type { Context } from 'hono';
import { IANAZone } from 'luxon';
import type { ApiConfig } from '../api-options.ts';
import type { ApiEnv, RequestFacts } from './api-env.ts';
import { createClientAddressReader } from './client-address.ts';

const ZONE_NAME_MAX_LENGTH = 64;

/** The platform that the header names, else the one whose site the host is (`x-balcony-id` is implied there). */
function findPlatform(platforms: readonly Platform[], balconyId: string | undefined, host: string | undefined) {
  if (balconyId !== undefined && balconyId.trim() !== '') {
    const asked = balconyId.trim().toUpperCase();
    return platforms.find((platform) => platform.balconyId === asked) ?? null;
  }
  const name = (host ?? '').trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return platforms.find((platform) => platform.hosts.includes(name)) ?? null;
}

/**
 * The locale among `offered` that fits `Accept-Language` best: by weight, then by order; a bare language fits any
 * region of it. The first one offered where nothing fits.
 */
export function negotiateLocale<Offered extends string>(
  acceptLanguage: string | undefined,
  offered: readonly [Offered, ...Offered[]],
): Offered {
  const ranges = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of ranges) {
    if (tag === '*') return offered[0];
    const language = tag.split('-')[0];
    const fitting =
      offered.find((locale) => locale.toLowerCase() === tag) ??
      offered.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (fitting !== undefined) return fitting;
  }
  return offered[0];
}

function readTimeZone(header: string | undefined, platform: Platform | null): string {
  const zone = (header ?? '').trim();
  // What our own sites say. Any other name is worth the look, which takes longer than a query.
  if (zone !== '' && zone === platform?.timeZone) return zone;
  if (zone !== '' && zone.length <= ZONE_NAME_MAX_LENGTH && IANAZone.isValidZone(zone)) return zone;
  return platform?.timeZone ?? 'UTC';
}

/** Reads what the headers of a request say. Nothing in a header is an error here: what makes no sense is not there. */
export function createRequestFactsReader(config: ApiConfig): (c: Context<ApiEnv>) => RequestFacts {
  const readClientAddress = createClientAddressReader(config);
  return (c) => {
    const platform = findPlatform(config.platforms, c.req.header(REQUEST_HEADERS.balconyId), c.req.header('host'));
    const offered: readonly [Locale, ...Locale[]] = platform?.locales ?? LOCALES;
    return {
      platform,
      device: parseClientDevice(c.req.header(REQUEST_HEADERS.platform)),
      timeZone: readTimeZone(c.req.header(REQUEST_HEADERS.timeZone), platform),
      locale: negotiateLocale(c.req.header('accept-language'), offered),
      ...readClientAddress(c),
    };
  };
}
