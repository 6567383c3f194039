import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FreshAddresses, fetchFreshAddresses } from './fresh-addresses.ts';

/** Addresses this close to their end are renewed before they are used, in milliseconds. */
const RENEWAL_MARGIN_MS = 15_000;

/** Where a picture is to be had. */
export interface PageAddress {
  src: string;
  srcSet: string;
}

/** The addresses of an episode's pictures, kept usable. */
export interface FreshPages {
  /** Rises with each attempt at renewal, also with one that failed. */
  generation: number;
  /** The newest address of a page; null for the one it came with. */
  addressOf: (order: number) => PageAddress | null;
  /** Whether the addresses are near their end, or past it. */
  areStale: () => boolean;
  /** Asks for new ones; several pages may ask at once. */
  renew: () => void;
}

/**
 * Keeps a comic's addresses usable: those of paid pages end after minutes (D31), and a reader may be gone for an hour.
 * A renewal that is refused, since a rental has ended meanwhile, loads the page anew and so shows why.
 *
 * @param path where new addresses are asked for
 * @param validForMs how long those the page came with hold
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
