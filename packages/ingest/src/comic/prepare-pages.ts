import type { ViewerMode } from '@longstrip/core';
import type { IngestSession } from '../book.ts';
import { decodeBand } from '../picture/decoder.ts';
import { inspectPicture, type PictureFacts } from '../picture/inspect-picture.ts';
import type { PublicationPage, Spread } from '../publication.ts';
import { RefusedInput } from '../refused-input.ts';
import { isWideSpread, judgeShape } from './page-shape.ts';
import { brightnessOfRow, type EdgeRows, judgeSeam, judgeSeams, type SeamVerdict } from './seam.ts';

/** A picture that is to become a page, or several when it is a strip. */
export interface PagePicture {
  /** Its path in the book, for sentences. */
  path: string;
  read(): Promise<Buffer>;
  /** Where the book says that it lies; null where it does not say. */
  spread: Spread | null;
}

export interface PreparedPages {
  viewerMode: ViewerMode;
  /** The pages made of each picture, in the order of the pictures. */
  pages: PublicationPage[][];
}

/** Seams that are looked at, from the middle of the book, where covers and credits do not disturb. */
const MAX_SEAMS = 12;
/** So many seams that break, and none that continues, are enough. */
const ENOUGH_BREAKS = 4;

async function inspectAll(pictures: readonly PagePicture[], name: string, session: IngestSession) {
  const facts: PictureFacts[] = [];
  for (const picture of pictures) {
    const found = await inspectPicture(await picture.read(), picture.path);
    session.pixelBudget.spend(found);
    if (found.isAnimated) session.warn(`"${picture.path}" is animated; only its first picture is kept.`);
    facts.push(found);
    session.progress({ book: name, pages: 0 });
  }
  return facts;
}

async function edgeRowsOf(picture: PagePicture, { widthPx, heightPx }: PictureFacts): Promise<EdgeRows> {
  const bytes = await picture.read();
  const edge = async (topPx: number) => brightnessOfRow(await decodeBand(bytes, widthPx, topPx, 1), 0);
  try {
    return { first: await edge(0), last: await edge(heightPx - 1) };
  } catch (error) {
    throw new RefusedInput('PAGE_BROKEN', picture.path, 'the picture does not decode to its end', { cause: error });
  }
}

async function lookAtSeams(pictures: readonly PagePicture[], facts: readonly PictureFacts[]): Promise<SeamVerdict> {
  const from = Math.max(0, Math.floor((pictures.length - MAX_SEAMS - 1) / 2));
  const verdicts: SeamVerdict[] = [];
  let above: EdgeRows | null = null;
  for (let index = from; index < pictures.length && verdicts.length < MAX_SEAMS; index += 1) {
    const picture = pictures[index];
    const fact = facts[index];
    if (picture === undefined || fact === undefined) break;
    const below = await edgeRowsOf(picture, fact);
    if (above !== null) verdicts.push(judgeSeam(above, below));
    above = below;
    const breaks = verdicts.filter((verdict) => verdict === 'BREAKS').length;
    if (breaks >= ENOUGH_BREAKS && !verdicts.includes('CONTINUES')) break;
  }
  return judgeSeams(verdicts);
}

async function judgeViewerMode(pictures: readonly PagePicture[], facts: readonly PictureFacts[]): Promise<ViewerMode> {
  const shape = judgeShape(facts);
  if (shape === 'PAGES' || shape === 'STRIP') return shape === 'STRIP' ? 'SCROLL' : 'PAPER';
  const seams = await lookAtSeams(pictures, facts);
  if (shape === 'STRIP_UNLESS_SEAMS_BREAK') return seams === 'BREAKS' ? 'PAPER' : 'SCROLL';
  return seams === 'CONTINUES' ? 'SCROLL' : 'PAPER';
}

/**
 * Turns pictures into pages: every picture decoded once to its end, strips cut into tiles, spreads marked.
 *
 * @param declaredMode what the book itself says; null lets the pictures' shapes and seams decide
 * @throws RefusedInput for a picture that cannot be a page
 */
export async function preparePages(
  pictures: readonly PagePicture[],
  declaredMode: ViewerMode | null,
  name: string,
  session: IngestSession,
): Promise<PreparedPages> {
  const facts = await inspectAll(pictures, name, session);
  const viewerMode = declaredMode ?? (await judgeViewerMode(pictures, facts));
  const pages: PublicationPage[][] = [];
  let count = 0;
  for (const [index, picture] of pictures.entries()) {
    const fact = facts[index];
    if (fact === undefined) throw new Error(`No facts for page ${index}`);
    const bytes = await picture.read();
    if (viewerMode === 'SCROLL') {
      const tiles = await session.pictures.saveTiles(bytes, fact, picture.path);
      const isCut = tiles.length > 1;
      pages.push(
        tiles.map((image, tile) => ({ kind: 'image', image, spread: 'none', stripIndex: isCut ? tile : null })),
      );
    } else {
      const image = await session.pictures.saveWhole(bytes, fact, picture.path);
      const spread = picture.spread ?? (isWideSpread(fact) ? 'wide' : 'none');
      pages.push([{ kind: 'image', image, spread, stripIndex: null }]);
    }
    count += pages.at(-1)?.length ?? 0;
    session.progress({ book: name, pages: count });
  }
  return { viewerMode, pages };
}
