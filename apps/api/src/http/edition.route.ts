import { EDITION_PATHS, REQUEST_HEADERS, type RefusedSite } from '@longstrip/api-contract';
import { type SharedSecret, secretFingerprint } from '@longstrip/api-contract/process';
import type { Platform } from '@longstrip/core';
import type { CatalogueEdition } from '@longstrip/database';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { isFromOwnSite } from './own-site.ts';

/** How often a site hears of the edition although it has not changed: a site that hears nothing for a second caches nothing. */
const REPORTED_EVERY_MS = 300;

/** What sites in other processes need to know of the catalogue. */
export interface EditionSource {
  readonly edition: Pick<CatalogueEdition, 'stored' | 'onChange'>;
  nextChangeMs(platform: Platform, nowMs: number): Promise<number>;
}

interface EditionRouteOptions {
  catalogue: EditionSource;
  platforms: readonly Platform[];
  serviceSecret: string;
  /** Those of the sites, the present one first; none: they are not compared. */
  cookieSecrets?: readonly string[];
  /** Called when a site is refused, since it has another secret than this process. */
  onRefused?: (variable: SharedSecret) => void;
  nowMs: () => number;
  /** Ends the streams: the process stops. */
  stopping: AbortSignal;
}

/**
 * How sites that run in processes of their own follow the catalogue (record 0131): a stream of JSON lines with the edition,
 * and a platform's next planned change. Only for sites, which show the service secret.
 */
export function editionRoute(options: EditionRouteOptions): Hono {
  const { catalogue, platforms, nowMs, stopping } = options;
  const app = new Hono();
  app.use('/_/edition/*', async (c, next) => {
    const differing = differingSecret(c.req.raw.headers, options);
    if (differing !== null) {
      if (c.req.header(REQUEST_HEADERS.serviceSecret) !== undefined) options.onRefused?.(differing);
      return c.json({ status: 'forbidden', variable: differing } satisfies RefusedSite, 403);
    }
    c.header('Cache-Control', 'no-store');
    await next();
    return undefined;
  });
  app.get(EDITION_PATHS.changes, (c) => {
    c.header('Content-Type', 'application/x-ndjson');
    return stream(c, async (output) => {
      const isOver = () => output.aborted || stopping.aborted;
      while (!isOver()) {
        const edition = catalogue.edition.stored();
        await output.writeln(JSON.stringify({ edition }));
        if (!isOver() && catalogue.edition.stored() === edition) await untilChange(catalogue.edition, stopping);
      }
    });
  });
  app.get(EDITION_PATHS.nextChange, async (c) => {
    const platform = platforms.find(({ id }) => id === c.req.query('platform'));
    if (platform === undefined) return c.json({ status: 'unknown platform' }, 404);
    return c.json({ nextChangeMs: await catalogue.nextChangeMs(platform, nowMs()) });
  });
  return app;
}

/** Which secret of a site is not that of this process; null: none. A secret that only one of them counts as former is right. */
function differingSecret(
  headers: Headers,
  { serviceSecret, cookieSecrets = [] }: EditionRouteOptions,
): SharedSecret | null {
  if (!isFromOwnSite(headers, serviceSecret)) return 'SERVICE_SECRET';
  const theirs = headers.get(REQUEST_HEADERS.cookieSecrets)?.split(',') ?? [];
  const ours = cookieSecrets.map((secret) => secretFingerprint('COOKIE_SECRET', secret));
  if (theirs.length === 0 || ours.length === 0) return null;
  return ours.includes(theirs[0] ?? '') || theirs.includes(ours[0] ?? '') ? null : 'COOKIE_SECRET';
}

/** Waits for the next change, or until the edition is told anyway. */
function untilChange(edition: EditionSource['edition'], stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      stopping.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, REPORTED_EVERY_MS);
    const stopListening = edition.onChange(end);
    stopping.addEventListener('abort', end);
  });
}
