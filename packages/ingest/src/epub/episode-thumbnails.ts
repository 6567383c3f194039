import type { BookEpisode } from '../book.ts';
import type { PageImage } from '../publication.ts';
import type { TextPiece } from './build-text.ts';
import { picturePathsIn, type TextLibrary } from './text-library.ts';

const MIN_SIDE_PX = 200;
/** A wider or taller picture is an ornament. */
const MAX_RATIO = 3;
/** Files with these names show the publisher, not the story. */
const EMBLEM_NAME = /logo|ロゴ|emblem|colophon|publisher|imprint|barcode/i;

function isWorthShowing({ widthPx, heightPx }: PageImage): boolean {
  const shorter = Math.min(widthPx, heightPx);
  return shorter >= MIN_SIDE_PX && Math.max(widthPx, heightPx) <= shorter * MAX_RATIO;
}

/** Pictures of a chapter that may be its thumbnail: from its own text, not from the title page before it. */
export async function thumbnailCandidates(
  pieces: readonly TextPiece[],
  shown: readonly PageImage[],
  library: TextLibrary,
): Promise<PageImage[]> {
  const candidates: PageImage[] = [];
  for (const { root, document } of pieces) {
    for (const path of picturePathsIn(root, document.path)) {
      if (EMBLEM_NAME.test(path.split('/').at(-1) ?? '')) continue;
      const image = await library.loadImage(path);
      const isShown = image !== null && shown.some(({ sha256 }) => sha256 === image.sha256);
      if (isShown && isWorthShowing(image)) candidates.push(image);
    }
  }
  return candidates;
}

/**
 * Sets the thumbnail of each chapter with a picture of its own. Pictures in several chapters (ornaments) do not count.
 *
 * @param candidates of each episode, in the same order
 */
export function giveOwnThumbnails(
  episodes: readonly BookEpisode[],
  candidates: readonly (readonly PageImage[])[],
): void {
  const uses = new Map<string, number>();
  for (const sha256 of candidates.flatMap((images) => [...new Set(images.map((image) => image.sha256))])) {
    uses.set(sha256, (uses.get(sha256) ?? 0) + 1);
  }
  for (const [index, episode] of episodes.entries()) {
    const own = candidates[index]?.find(({ sha256 }) => uses.get(sha256) === 1);
    if (own !== undefined) episode.thumbnail = own;
  }
}
