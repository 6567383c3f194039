import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { EpisodeContent } from '../viewer-model.ts';

const FreshAddressesSchema = v.object({
  pages: v.array(v.object({ order: v.number(), src: v.string(), srcSet: v.string() })),
  validForMs: v.number(),
});

/** New addresses of an episode's pictures, by page. */
export type FreshAddresses = v.InferOutput<typeof FreshAddressesSchema>;

/** The result of a request for new addresses. */
export type AddressRenewal =
  | { kind: 'renewed'; addresses: FreshAddresses }
  /** The reader may not read the episode any more. */
  | { kind: 'refused' }
  /** No connection, or an error: worth another try. */
  | { kind: 'unreachable' };

/** The path that answers with new addresses. */
export function freshAddressesPath(seriesAlias: string, episodeAlias: string): string {
  return `/_/addresses/${encodeURIComponent(seriesAlias)}/${encodeURIComponent(episodeAlias)}`;
}

/** Only the addresses of an episode's pages. */
export function addressesOf(content: EpisodeContent): FreshAddresses {
  if (content.kind === 'novel') return { pages: [], validForMs: 0 };
  return {
    pages: content.pages.flatMap((page) =>
      page.kind === 'picture' ? [{ order: page.order, src: page.src, srcSet: page.srcSet }] : [],
    ),
    validForMs: content.validForMs,
  };
}

/** Requests new addresses. Never throws: a reader without a connection keeps the pages that are loaded. */
export async function fetchFreshAddresses(path: string, fetch: typeof window.fetch): Promise<AddressRenewal> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (answer.status === 403 || answer.status === 404) return { kind: 'refused' };
    if (!answer.ok) return { kind: 'unreachable' };
    const parsed = v.safeParse(FreshAddressesSchema, await answer.json());
    return parsed.success ? { kind: 'renewed', addresses: parsed.output } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Addresses are renewed when they expire this soon, in milliseconds. */
const RENEWAL_MARGIN_MS = 15_000;

/** The addresses of a picture. */
export interface PageAddress {
  src: string;
  srcSet: string;
}

/** The valid addresses of an episode's pictures. */
export interface FreshPages {
  /** Increases with each attempt to renew, also with a failed one. */
  generation: number;
  /** The newest address of a page; null when there is none newer than its own. */
  addressOf: (order: number) => PageAddress | null;
  /** Whether the addresses have expired or soon will. */
  areStale: () => boolean;
  /** Requests new ones. Several pages may do so at once. */
  renew: () => void;
}

/**
 * Keeps a comic's addresses valid: those of paid pages expire after minutes (D31), and a reader may be gone for an
 * hour. When a renewal is refused, for instance because a rental has ended, the page is loaded again and shows why.
 * @param path where to request new addresses
 * @param validForMs how long the first addresses are valid
 */
export function useFreshPages(path: string, validForMs: number): FreshPages {
  const { revalidate } = useRevalidator();
  const [renewed, setRenewed] = useState<{ addresses: FreshAddresses | null; generation: number }>({
    addresses: null,
    generation: 0,
  });
  const receivedAt = useRef<number | null>(null);
  const isAsking = useRef(false);

  useEffect(() => {
    receivedAt.current ??= performance.now();
  }, []);

  const lastsMs = renewed.addresses?.validForMs ?? validForMs;
  const areStale = useCallback(
    () => receivedAt.current !== null && performance.now() - receivedAt.current > lastsMs - RENEWAL_MARGIN_MS,
    [lastsMs],
  );
  const renew = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const renewal = await fetchFreshAddresses(path, window.fetch.bind(window));
    isAsking.current = false;
    if (renewal.kind === 'refused') {
      revalidate();
      return;
    }
    if (renewal.kind === 'renewed') receivedAt.current = performance.now();
    setRenewed((before) => ({
      addresses: renewal.kind === 'renewed' ? renewal.addresses : before.addresses,
      generation: before.generation + 1,
    }));
  }, [path, revalidate]);

  return useMemo(() => {
    const byOrder = new Map(renewed.addresses?.pages.map((page) => [page.order, page]));
    return {
      generation: renewed.generation,
      addressOf: (order: number) => byOrder.get(order) ?? null,
      areStale,
      renew: () => void renew(),
    };
  }, [renewed, areStale, renew]);
}
