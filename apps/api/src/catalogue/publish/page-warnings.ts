import type { Transaction } from '@longstrip/database';
import { episode, page } from '@longstrip/database/schema';
import type { PublicationEpisode } from '@longstrip/ingest';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { inBatches } from '../pictures/pictures.repository.ts';
import type { PlacedEpisode } from './place-episodes.ts';

/**
 * Warnings from comparing a comic's pictures with the stored episodes before they change: an episode that was matched only by its
 * name would keep none of its pages, or another episode of the series already has these pages.
 */
export async function pageWarnings(
  tx: Transaction,
  seriesId: number,
  placed: readonly PlacedEpisode[],
): Promise<string[]> {
  const stored = await readersPages(tx, seriesId, [...new Set(placed.flatMap(({ source }) => picturesOf(source)))]);
  const own = new Set(placed.flatMap(({ before }) => before?.id ?? []));
  const warnings: string[] = [];
  for (const { source, number, before } of placed) {
    const pictures = picturesOf(source);
    const storedOf = before === undefined ? undefined : stored.get(before.id);
    if (pictures.length === 0 || pictures.some((each) => storedOf?.pages.has(each))) continue;
    const isKnownByName = before?.removedAtMs === null && !source.isNumberStated && source.source.identifier === null;
    if (isKnownByName)
      warnings.push(
        `No page of episode ${number} is as it was. If "${source.source.title}" is another work, give it another series by --series, and bring the one before in again.`,
      );
    const twin = [...stored].find(
      ([id, { pages }]) => !own.has(id) && pictures.filter((each) => pages.has(each)).length * 2 >= pictures.length,
    )?.[1];
    if (twin !== undefined)
      warnings.push(`Episode ${number} has the pages of episode ${twin.number}, which stays beside it.`);
  }
  return warnings;
}

function picturesOf({ pages }: PublicationEpisode): string[] {
  return pages.flatMap((each) => (each.kind === 'image' ? each.image.sha256 : []));
}

/** The episodes of a series that have some of these pictures as pages, by id. */
async function readersPages(
  tx: Transaction,
  seriesId: number,
  pictures: readonly string[],
): Promise<Map<number, { number: string; pages: Set<string | null> }>> {
  const found = new Map<number, { number: string; pages: Set<string | null> }>();
  for (const batch of inBatches(pictures)) {
    const rows = await tx
      .select({ id: episode.id, number: episode.number, assetId: page.assetId })
      .from(page)
      .innerJoin(episode, eq(episode.id, page.episodeId))
      .where(and(eq(episode.seriesId, seriesId), isNull(episode.removedAtMs), inArray(page.assetId, batch)));
    for (const { id, number, assetId } of rows) {
      const { pages } = found.get(id) ?? { pages: new Set() };
      found.set(id, { number, pages: pages.add(assetId) });
    }
  }
  return found;
}
