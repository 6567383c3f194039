import * as v from 'valibot';
import type { EpisodeContent } from './viewer-model.ts';

const FreshAddressesSchema = v.object({
  pages: v.array(v.object({ order: v.number(), src: v.string(), srcSet: v.string() })),
  validForMs: v.number(),
});

/** New addresses for the pictures of an episode, by page. */
export type FreshAddresses = v.InferOutput<typeof FreshAddressesSchema>;

/** What came of asking for new addresses. */
export type AddressRenewal =
  | { kind: 'renewed'; addresses: FreshAddresses }
  /** The reader may not read the episode any more. */
  | { kind: 'refused' }
  /** No connection, or a fault: worth another try. */
  | { kind: 'unreachable' };

/** The path that answers with new addresses. */
export function freshAddressesPath(seriesAlias: string, episodeAlias: string): string {
  return `/_/addresses/${encodeURIComponent(seriesAlias)}/${encodeURIComponent(episodeAlias)}`;
}

/** The addresses alone of an episode's pages. */
export function addressesOf(content: EpisodeContent): FreshAddresses {
  if (content.kind === 'novel') return { pages: [], validForMs: 0 };
  return {
    pages: content.pages.flatMap((page) =>
      page.kind === 'picture' ? [{ order: page.order, src: page.src, srcSet: page.srcSet }] : [],
    ),
    validForMs: content.validForMs,
  };
}

/** Asks the site for new addresses. Never throws: a reader in a tunnel keeps the pages that are there. */
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
