import type { Transaction } from '@longstrip/database';
import { page } from '@longstrip/database/schema';
import type { PublicationEpisode } from '@longstrip/ingest';
import { asc, inArray } from 'drizzle-orm';

const PIECE_LENGTH = 8;
/** Pieces compared of each text, however long it is. */
const PIECES_COMPARED = 64;
/** Shorter texts, of a line or two, are similar by chance. */
const PIECES_LEAST = 24;
/** A piece that occurs in more texts is a phrase of the book and identifies none of them. */
const TEXTS_WITH_PIECE_MOST = 8;
const ALIKE_FROM = 0.5;

interface AlikePair {
  before: number;
  after: number;
  /** The share of pieces that both have. */
  share: number;
}

/**
 * Pairs the texts of two lists that are versions of one text: at least half of their pieces are the same. Only the pieces
 * with the smallest hashes are compared (a bottom-k sketch), so that a whole novel is compared quickly.
 *
 * @returns pairs of indices, the most alike first; a text may be in several
 */
export function alikePairs(before: readonly string[], after: readonly string[]): AlikePair[] {
  const sketches = before.map(sketchOf);
  const holders = new Map<number, number[]>();
  for (const [place, sketch] of sketches.entries())
    for (const piece of sketch)
      holders.set(piece, [...(holders.get(piece) ?? []), place].slice(0, TEXTS_WITH_PIECE_MOST + 1));
  return after
    .flatMap((text, place) => {
      const sketch = sketchOf(text);
      const common = new Map<number, number>();
      for (const piece of sketch) {
        const found = holders.get(piece) ?? [];
        if (found.length > TEXTS_WITH_PIECE_MOST) continue;
        for (const earlier of found) common.set(earlier, (common.get(earlier) ?? 0) + 1);
      }
      return [...common].map(([earlier, count]) => ({
        before: earlier,
        after: place,
        share: count / Math.min(sketch.size, sketches[earlier]?.size ?? 0),
      }));
    })
    .filter(({ share }) => share >= ALIKE_FROM)
    .toSorted((one, other) => other.share - one.share);
}

function sketchOf(text: string): ReadonlySet<number> {
  const hashes = new Uint32Array(Math.max(0, text.length - PIECE_LENGTH + 1));
  if (hashes.length < PIECES_LEAST) return new Set();
  for (let start = 0; start < hashes.length; start += 1) hashes[start] = hashOf(text, start);
  // Hashes are evenly distributed: about four times the compared number are below this limit, few enough to sort.
  const bound = (2 ** 32 * 4 * PIECES_COMPARED) / hashes.length;
  const few = smallestOf(hashes.filter((hash) => hash < bound));
  return few.size === PIECES_COMPARED ? few : smallestOf(hashes);
}

function smallestOf(hashes: Uint32Array): ReadonlySet<number> {
  const smallest = new Set<number>();
  for (const hash of hashes.sort()) {
    smallest.add(hash);
    if (smallest.size === PIECES_COMPARED) break;
  }
  return smallest;
}

/** Hash of one piece of a text (FNV-1a). */
function hashOf(text: string, start: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < start + PIECE_LENGTH; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

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

/** Without ids, since these depend on the chapter's position in its book. */
function textOf(pages: readonly string[]): string {
  const text = pages
    .join('\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? pages.join('\n') : text;
}
