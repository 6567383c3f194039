import { compareEpisodeNumbers } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { episode } from '@longstrip/database/schema';
import type { PublicationEpisode } from '@longstrip/ingest';
import { inArray } from 'drizzle-orm';
import { alignChapters, type KnownChapter, numberBetween, volumeOfNumber } from './align-chapters.ts';
import { storedTexts, textOfChapter } from './chapter-texts.ts';

type EpisodeRow = typeof episode.$inferSelect;

interface ChaptersRequest {
  /** The chapters of one book, or of several with one name, in order. */
  chapters: readonly PublicationEpisode[];
  /** The episodes that came from it before, in the series' order; at least one. */
  own: readonly EpisodeRow[];
  isFree: (number: string) => boolean;
  warnings: string[];
}

/**
 * Numbers the chapters of a book that was imported before. A matched chapter keeps its episode, and so its readers, wherever it
 * is now; a new one gets a number between its neighbours. An episode whose chapter is gone is kept. A volume without a matched
 * chapter is new and gets no numbers here.
 */
export async function placeChapters(
  tx: Transaction,
  { chapters, own, isFree, warnings }: ChaptersRequest,
): Promise<Map<PublicationEpisode, string>> {
  const found = alignChapters(
    await knownChapters(tx, own),
    chapters.map((chapter) => ({
      text: textOfChapter(chapter),
      title: chapter.title,
      volume: volumeOfNumber(chapter.number),
    })),
  );
  const numbers = new Map<PublicationEpisode, string>();
  const taken = new Set(own.map(({ number }) => number));
  const volumes = new Set(
    chapters.filter((_, place) => found[place] !== null).map(({ number }) => volumeOfNumber(number)),
  );
  let previous: string | null = null;
  for (const [place, chapter] of chapters.entries()) {
    if (!volumes.has(volumeOfNumber(chapter.number))) continue;
    const before: EpisodeRow | undefined = own[found[place] ?? -1];
    const number: string =
      before?.number ?? numberBetween(previous, nextOf(taken, previous), (each) => isFree(each) && !taken.has(each));
    numbers.set(chapter, number);
    taken.add(number);
    previous = number;
  }
  warnings.push(...moveSentences(chapters, own, found));
  const gone = own.filter((_, place) => !found.includes(place)).map(({ id }) => id);
  // Links between chapters must no longer lead to them.
  if (gone.length > 0) await tx.update(episode).set({ sourcePart: null }).where(inArray(episode.id, gone));
  return numbers;
}

function nextOf(numbers: ReadonlySet<string>, previous: string | null): string | null {
  const later = [...numbers].filter((each) => previous === null || compareEpisodeNumbers(each, previous) > 0);
  return later.toSorted(compareEpisodeNumbers)[0] ?? null;
}

async function knownChapters(tx: Transaction, own: readonly EpisodeRow[]): Promise<KnownChapter[]> {
  const texts = await storedTexts(tx, own);
  return own.map(({ title, number, sourcePart }, place) => ({
    text: texts[place] ?? '',
    title,
    volume: volumeOfNumber(number),
    isGone: sourcePart === null,
  }));
}

const NAMED_MOST = 5;

/** Warnings about chapters that are gone or in another order. */
function moveSentences(
  chapters: readonly PublicationEpisode[],
  own: readonly EpisodeRow[],
  found: readonly (number | null)[],
): string[] {
  const title = chapters[0]?.source.title ?? '';
  const gone = own.filter(
    (row, place) => !found.includes(place) && row.sourcePart !== null && row.removedAtMs === null,
  );
  const places = found.filter((place) => place !== null);
  const isOrdered = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  const named = gone.slice(0, NAMED_MOST).map(({ number, title }) => `${number} ("${title}")`);
  const more = gone.length > NAMED_MOST ? ` and ${gone.length - NAMED_MOST} more` : '';
  return [
    ...(gone.length === 0
      ? []
      : [
          `"${title}" no longer holds what its readers have as ${gone.length === 1 ? 'episode' : 'episodes'} ${named.join(', ')}${more}; that stays for them. An applied file can remove it.`,
        ]),
    ...(isOrdered
      ? []
      : [`"${title}" holds its chapters in another order than before; the episodes of the series keep theirs.`]),
  ];
}
