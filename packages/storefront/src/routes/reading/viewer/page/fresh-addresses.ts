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
