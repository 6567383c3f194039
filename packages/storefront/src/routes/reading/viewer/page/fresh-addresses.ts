import type { PageRegion } from '@longstrip/core';
import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Check, hasShape, isListOf, isNumber, isText, orAbsent, orNull } from '../../../../root/shape.ts';
import type { EpisodeContent, PicturePage } from '../viewer-model.ts';

interface SentRegion {
  box: [x: number, y: number, width: number, height: number];
  text?: string;
  scene?: string;
}

/** What a page's picture is loaded from, its blurred picture, and its panels. */
export interface PageDetails {
  order: number;
  src: string;
  srcSet: string;
  blurred: string | null;
  regions: SentRegion[] | null;
}

/** The details of some pages, and how long their addresses are valid, in milliseconds. */
export interface FreshAddresses {
  pages: PageDetails[];
  validForMs: number;
}

const isNumbers = isListOf(isNumber);
const isFreshAddresses = hasShape<FreshAddresses>({
  pages: isListOf(
    hasShape<PageDetails>({
      order: isNumber,
      src: isText,
      srcSet: isText,
      blurred: orNull(isText),
      regions: orNull(
        isListOf(
          hasShape<SentRegion>({
            box: (value): value is SentRegion['box'] => isNumbers(value) && value.length === 4,
            text: orAbsent(isText) as Check<string>,
            scene: orAbsent(isText) as Check<string>,
          }),
        ),
      ),
    }),
  ),
  validForMs: isNumber,
});

/** The result of a request for details. */
export type AddressRenewal =
  | { kind: 'renewed'; addresses: FreshAddresses }
  /** The reader may not read the episode any more. */
  | { kind: 'refused' }
  /** No connection, or an error: worth another try. */
  | { kind: 'unreachable' };

/** So many pages are asked for at once. */
export const PAGES_ASKED = 64;
/** The parameter with the first of these pages. */
export const FIRST_PAGE_PARAMETER = 'from';

/** The path that answers with the details of pages. */
export function freshAddressesPath(seriesAlias: string, episodeAlias: string): string {
  return `/_/addresses/${encodeURIComponent(seriesAlias)}/${encodeURIComponent(episodeAlias)}`;
}

/** The details of a comic's pages from one on; anything but a number of a page counts as the first. */
export function addressesOf(content: EpisodeContent, from: string | null): FreshAddresses {
  if (content.kind === 'novel') return { pages: [], validForMs: 0 };
  const first = /^[1-9]\d{0,5}$/.test(from ?? '') ? Number(from) : 1;
  return {
    pages: content.pages.flatMap((page) =>
      page.kind === 'picture' && page.order >= first && page.order < first + PAGES_ASKED ? [detailsOf(page)] : [],
    ),
    validForMs: content.validForMs,
  };
}

function detailsOf({ order, src, srcSet, blurred, regions }: PicturePage): PageDetails {
  return { order, src, srcSet, blurred, regions: regions?.map(sentRegion) ?? null };
}

function sentRegion({ box: [x, y, width, height], ...spoken }: PageRegion): SentRegion {
  return { box: [x, y, width, height], ...spoken };
}

/** Requests details. Never throws: a reader without a connection keeps the pages that are loaded. */
export async function fetchFreshAddresses(path: string, fetch: typeof window.fetch): Promise<AddressRenewal> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (answer.status === 403 || answer.status === 404) return { kind: 'refused' };
    if (!answer.ok) return { kind: 'unreachable' };
    const addresses: unknown = await answer.json();
    return isFreshAddresses(addresses) ? { kind: 'renewed', addresses } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Addresses are renewed when they expire this soon, in milliseconds. */
const RENEWAL_MARGIN_MS = 15_000;

/** The addresses of a picture. */
export type PageAddress = Pick<PageDetails, 'src' | 'srcSet'>;

/** The details of an episode's pictures as they are known now. */
export interface FreshPages {
  /** How many requests for a page and its neighbours have ended, also failed ones. */
  attemptsOf: (order: number) => number;
  /** The newest details of a page; null if none are known. */
  detailsOf: (order: number) => PageDetails | null;
  /** Whether a page has no valid address, or will soon have none. */
  isStale: (order: number) => boolean;
  /**
   * Requests new ones for a page and its neighbours. Several pages may do so at once.
   * @param hasFailed whether its address was refused: then even one that should be valid is replaced
   */
  renew: (order: number, hasFailed?: boolean) => void;
  /** Requests those of a page that the reader may come to, not again soon after that has failed. */
  prepare: (order: number) => void;
}

/** What is known of some pages, and until when their addresses are valid, in milliseconds from the opening of the episode. */
interface KnownPages {
  details: ReadonlyMap<number, PageDetails>;
  untilMs: ReadonlyMap<number, number>;
  /** By the first page of those that are asked for at once. */
  attempts: ReadonlyMap<number, number>;
}

/** Pages ahead are not asked for again sooner after an answer, in milliseconds. */
const PREPARED_AGAIN_MS = 5_000;

/**
 * Knows the addresses of a comic's pictures: those of far pages come when they are asked for, those of paid pages expire after
 * minutes (D31), and a reader may be gone for an hour. When a request is refused, for instance because a rental has ended, the
 * page is loaded again and shows why.
 * @param path where to request them
 */
export function useFreshPages(path: string, content: EpisodeContent): FreshPages {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState<KnownPages>(() => sentPages(content));
  /** When the document came, by this device's clock: that of the server is another, and the page may have been cached. */
  const openedMs = useRef<number | null>(null);
  const asked = useRef(new Set<number>());
  const failed = useRef(new Set<number>());
  const endedMs = useRef(new Map<number, number>());

  useEffect(() => {
    openedMs.current ??= Date.now();
  }, []);

  const latest = useRef(known);
  latest.current = known;
  const isStale = useCallback((order: number) => {
    const validForMs = latest.current.untilMs.get(order);
    if (validForMs === undefined) return true;
    return openedMs.current !== null && Date.now() - openedMs.current > validForMs - RENEWAL_MARGIN_MS;
  }, []);
  const renew = useCallback(
    async (order: number, hasFailed = false) => {
      if (hasFailed) failed.current.add(order);
      const first = firstAsked(order);
      if (asked.current.has(first)) return;
      asked.current.add(first);
      const sinceMs = Date.now() - (openedMs.current ?? Date.now());
      const renewal = await fetchFreshAddresses(`${path}?${FIRST_PAGE_PARAMETER}=${first}`, window.fetch.bind(window));
      asked.current.delete(first);
      endedMs.current.set(first, Date.now());
      if (renewal.kind === 'refused') {
        revalidate();
        return;
      }
      const addresses = renewal.kind === 'renewed' ? renewal.addresses : { pages: [], validForMs: 0 };
      const replaced = new Set(failed.current);
      for (const page of addresses.pages) failed.current.delete(page.order);
      setKnown((before) => withAttempt(withPages(before, addresses, { sinceMs, replaced }), first));
    },
    [path, revalidate],
  );

  return useMemo(
    () => ({
      attemptsOf: (order: number) => known.attempts.get(firstAsked(order)) ?? 0,
      detailsOf: (order: number) => known.details.get(order) ?? null,
      isStale,
      renew: (order: number, hasFailed = false) => void renew(order, hasFailed),
      prepare: (order: number) => {
        const before = endedMs.current.get(firstAsked(order));
        if (before === undefined || Date.now() - before > PREPARED_AGAIN_MS) void renew(order);
      },
    }),
    [known, isStale, renew],
  );
}

/** The first of the pages that are asked for together with one. */
function firstAsked(order: number): number {
  return order - ((order - 1) % PAGES_ASKED);
}

/** What the document has brought. */
function sentPages(content: EpisodeContent): KnownPages {
  const pages = content.pages.flatMap((page) => (page.kind === 'picture' && page.src !== '' ? [detailsOf(page)] : []));
  const validForMs = content.kind === 'comic' ? content.validForMs : 0;
  const nothing = { details: new Map(), untilMs: new Map(), attempts: new Map() };
  return withPages(nothing, { pages, validForMs }, { sinceMs: 0, replaced: new Set() });
}

/** An address that is still valid stays, unless it was refused: the browser has its picture. */
function withPages(
  before: KnownPages,
  { pages, validForMs }: FreshAddresses,
  { sinceMs, replaced }: { sinceMs: number; replaced: ReadonlySet<number> },
): KnownPages {
  const isValid = ({ order }: PageDetails) => (before.untilMs.get(order) ?? 0) - RENEWAL_MARGIN_MS > sinceMs;
  const renewed = pages.filter((page) => replaced.has(page.order) || !isValid(page));
  return {
    ...before,
    details: new Map([...before.details, ...renewed.map((page) => [page.order, page] as const)]),
    untilMs: new Map([...before.untilMs, ...renewed.map(({ order }) => [order, sinceMs + validForMs] as const)]),
  };
}

function withAttempt(before: KnownPages, first: number): KnownPages {
  return { ...before, attempts: new Map([...before.attempts, [first, (before.attempts.get(first) ?? 0) + 1]]) };
}
