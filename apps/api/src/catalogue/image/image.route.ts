import { hasTag, takesWebp } from '@longstrip/api-contract/request';
import { IMAGE_WIDTHS_PX } from '@longstrip/core';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { type AddressCheck, checkAddress } from './image-address.ts';
import type { ImageOptimiser } from './image-optimiser.ts';
import type { PictureAccess, PictureAccessReader } from './picture-access.ts';

/** Section 9 gives 75; the other two are for a saving and a sharp client. */
const QUALITIES: readonly number[] = [50, 75, 90];
export const DEFAULT_QUALITY = 75;
const RETRY_AFTER_S = 2;
/** Caches ask again after this time: an episode may be closed, and a picture taken down. They get 304 otherwise. */
const SHARED_MAX_AGE_S = 60;
/** Browsers and caches together keep a free page for at most ten minutes (D39). */
const FREE_PAGE_MAX_AGE_S = 600 - SHARED_MAX_AGE_S;

interface ImageRouteOptions {
  readonly secret: string;
  readonly optimiser: ImageOptimiser;
  readonly nowMs: () => number;
  /** Decides at the time of the request what an address opens (D39). */
  readonly access: PictureAccessReader;
  /** The signed-in reader whose session cookie the request carries on that platform, or null (D31). */
  readonly readerOf: (request: Request, platformId: string) => Promise<string | null>;
  /** The platform on whose site, or for which, the picture is requested; null if the request names none. */
  readonly platformOf: (request: Request) => string | null;
}

type ValidAddress = Extract<AddressCheck, { kind: 'public' | 'page' }>;

function refuse(c: Context, status: 400 | 403 | 404 | 503, code: string, message: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ result: 'ERROR', error: { code, message, detail: '' } }, status);
}

function cacheControl(check: ValidAddress, untilMs: number, nowMs: number): string {
  if (check.kind === 'public') return `public, max-age=31536000, s-maxage=${SHARED_MAX_AGE_S}, immutable`;
  const seconds = Math.max(0, Math.floor((untilMs - nowMs) / 1000));
  if (check.readerId === null) {
    return `public, max-age=${Math.min(seconds, FREE_PAGE_MAX_AGE_S)}, s-maxage=${Math.min(seconds, SHARED_MAX_AGE_S)}`;
  }
  return `private, max-age=${seconds}, immutable`;
}

/** Until when a correctly signed address opens its picture, in epoch milliseconds, or why it opens none now. */
type Opening = { readonly untilMs: number } | { readonly closedBecause: string };

function openingOf(check: ValidAddress, access: PictureAccess, nowMs: number): Opening {
  if (check.kind === 'public') {
    if (access.isTakenDown(check.assetId)) return { closedBecause: 'This picture was taken down.' };
    if (access.isPage(check.assetId)) return { closedBecause: 'This picture is not public.' };
    return { untilMs: Number.POSITIVE_INFINITY };
  }
  if (check.readerId !== null) return { untilMs: check.expiresAtMs };
  const freeUntilMs = access.freeUntilMs(check.platformId, check.episodeId, nowMs);
  if (freeUntilMs === null) return { closedBecause: 'This page is not open to all readers, or not any more.' };
  return { untilMs: Math.min(check.expiresAtMs, freeUntilMs) };
}

function numberFrom(text: string | undefined, fallback: number | null): number | null {
  if (text === undefined) return fallback;
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** `GET /_/image?url&w&q`: pictures of our own storage in the widths of section 9, WebP or JPEG by Accept. */
export function imageRoute(options: ImageRouteOptions): Hono {
  const route = new Hono();
  route.get('/_/image', async (c) => {
    const widthPx = numberFrom(c.req.query('w'), null);
    const quality = numberFrom(c.req.query('q'), DEFAULT_QUALITY);
    if (widthPx === null || !IMAGE_WIDTHS_PX.some((allowed) => allowed === widthPx)) {
      return refuse(c, 400, 'INVALID_PARAMETER', 'w must be one of the allowed widths.');
    }
    if (quality === null || !QUALITIES.includes(quality)) {
      return refuse(c, 400, 'INVALID_PARAMETER', `q must be one of ${QUALITIES.join(', ')}.`);
    }
    const nowMs = options.nowMs();
    const check = checkAddress(options.secret, new URL(c.req.url).searchParams, widthPx, nowMs);
    if (check.kind === 'malformed')
      return refuse(c, 400, 'INVALID_PARAMETER', 'url must name a picture of this store.');
    if (check.kind === 'forbidden')
      return refuse(c, 403, 'UNAUTHORIZED_CONTENTS', 'This address is not valid, or not any more.');
    // D1: nothing of one platform opens on another's site, neither a free page nor a locked one (record 0094).
    const askedOn = check.kind === 'page' ? options.platformOf(c.req.raw) : null;
    if (check.kind === 'page' && askedOn !== null && askedOn !== check.platformId) {
      return refuse(c, 403, 'UNAUTHORIZED_CONTENTS', 'This address is of another site.');
    }
    if (check.kind === 'page' && check.readerId !== null) {
      const reader = await options.readerOf(c.req.raw, check.platformId);
      if (reader !== null && reader !== check.readerId) {
        return refuse(c, 403, 'UNAUTHORIZED_CONTENTS', 'This address belongs to another reader.');
      }
    }
    const opening = openingOf(check, await options.access.current(), nowMs);
    if ('closedBecause' in opening) return refuse(c, 403, 'UNAUTHORIZED_CONTENTS', opening.closedBecause);
    const image = await options.optimiser.optimise({
      assetId: check.assetId,
      widthPx,
      quality,
      format: takesWebp(c.req.header('accept')) ? 'webp' : 'jpeg',
    });
    if (image === 'missing') return refuse(c, 404, 'NOT_EXIST', 'There is no such picture.');
    if (image === 'busy') {
      c.header('Retry-After', String(RETRY_AFTER_S));
      return refuse(c, 503, 'UNKNOWN', 'Too many pictures are asked for at once. Please try again.');
    }
    c.header('Cache-Control', cacheControl(check, opening.untilMs, nowMs));
    c.header('Vary', 'Accept');
    c.header('ETag', image.etag);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (hasTag(c.req.header('if-none-match'), image.etag)) return c.body(null, 304);
    return c.body(new Uint8Array(image.bytes), 200, {
      'Content-Type': image.mediaType,
      'Content-Length': String(image.bytes.byteLength),
    });
  });
  return route;
}
