import type { Transaction } from '@longstrip/database';
import { page } from '@longstrip/database/schema';
import type { PublicationEpisode } from '@longstrip/ingest';
import { asc, inArray } from 'drizzle-orm';

/** The text of a file's chapter, comparable with `storedTexts`. */
export function textOfChapter({ pages }: PublicationEpisode): string {
  return textOf(pages.map((each) => (each.kind === 'image' ? each.image.sha256 : each.html)));
}

/** The stored text of each episode. */
export async function storedTexts(tx: Transaction, episodes: readonly { id: number }[]): Promise<string[]> {
  const ids = episodes.map(({ id }) => id);
  const stored = await tx
    .select({ episodeId: page.episodeId, assetId: page.assetId, html: page.html })
    .from(page)
    .where(inArray(page.episodeId, ids))
    .orderBy(asc(page.episodeId), asc(page.orderNo));
  const pages = new Map<number, string[]>(ids.map((id) => [id, []]));
  for (const { episodeId, assetId, html } of stored) pages.get(episodeId)?.push(html ?? assetId ?? '');
  return ids.map((id) => textOf(pages.get(id) ?? []));
}

/** Without ids, which depend on the chapter's position in its book. */
function textOf(pages: readonly string[]): string {
  const text = pages
    .join('\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? pages.join('\n') : text;
}
