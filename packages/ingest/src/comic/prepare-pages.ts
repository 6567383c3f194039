import type { ViewerMode } from '@longstrip/core';
import type { IngestSession } from '../book.ts';
import { RefusedInput } from '../ingest-refusal.ts';
import { decodeBand } from '../picture/decoder.ts';
import { inspectPicture, type PictureFacts } from '../picture/inspect-picture.ts';
import type { PublicationPage, PublicationRegion, Spread } from '../publication.ts';
import { isWideSpread, judgeShape } from './page-shape.ts';
import { brightnessOfRow, type EdgeRows, judgeSeam, judgeSeams, type SeamVerdict } from './seam.ts';

/** A picture that becomes a page, or the slices of a strip. */
export interface PagePicture {
  /** Path in the book, for sentences. */
  path: string;
  read(): Promise<Buffer>;
  /** Position stated by the book, or null. */
  spread: Spread | null;
  /** Regions stated by the book, in pixels of the upright picture; null if it states none. */
  regions: readonly PublicationRegion[] | null;
}

export interface PreparedPages {
  viewerMode: ViewerMode;
  /** The pages of each picture, in the order of the pictures. */
  pages: PublicationPage[][];
}

/** Number of compared seams, from the middle of the book, away from covers and credits. */
const MAX_SEAMS = 12;
/** This many broken seams are enough to decide, if no seam continues. */
const ENOUGH_BREAKS = 4;

async function inspectAll(pictures: readonly PagePicture[], session: IngestSession) {
  const facts: PictureFacts[] = [];
  for (const picture of pictures) {
    const found = await inspectPicture(await picture.read(), picture.path);
    session.pixelBudget.spend(found);
    if (found.isAnimated) session.warn(`"${picture.path}" is animated; only its first picture is kept.`);
    facts.push(found);
    session.progress();
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

/** The regions that begin in a slice of a picture; they end with the picture. Left out if the book states none for it. */
function statedRegions(
  { regions }: PagePicture,
  { widthPx, heightPx }: PictureFacts,
  topPx: number,
  slicePx: number,
): { regions?: PublicationRegion[] } {
  if (regions === null) return {};
  const inside = regions.flatMap(({ box: [x, y, width, height], ...said }): PublicationRegion[] => {
    if (x >= widthPx || y >= heightPx) return [];
    return [{ box: [x, y, Math.min(width, widthPx - x), Math.min(height, heightPx - y)], ...said }];
  });
  if (inside.length === 0) return {};
  return {
    regions: inside
      .filter(({ box: [, y] }) => y >= topPx && y < topPx + slicePx)
      .map(({ box: [x, y, width, height], ...said }) => ({ box: [x, y - topPx, width, height], ...said })),
  };
}

/**
 * Makes pages of pictures: decodes every picture once completely, cuts strips into slices, marks spreads.
 *
 * @param declaredMode stated by the book; null: decided by the pictures' shapes and seams
 * @throws RefusedInput for a picture that cannot be a page
 */
export async function preparePages(
  pictures: readonly PagePicture[],
  declaredMode: ViewerMode | null,
  session: IngestSession,
): Promise<PreparedPages> {
  const facts = await inspectAll(pictures, session);
  const viewerMode = declaredMode ?? (await judgeViewerMode(pictures, facts));
  const pages: PublicationPage[][] = [];
  for (const [index, picture] of pictures.entries()) {
    const fact = facts[index];
    if (fact === undefined) throw new Error(`No facts for page ${index}`);
    const bytes = await picture.read();
    if (viewerMode === 'SCROLL') {
      const slices = await session.pictures.saveSlices(bytes, fact, picture.path);
      const isCut = slices.length > 1;
      pages.push(
        slices.map((image, slice) => ({
          ...{ kind: 'image', image, spread: 'none', stripIndex: isCut ? slice : null },
          ...statedRegions(picture, fact, slice * (slices[0]?.heightPx ?? 0), image.heightPx),
        })),
      );
    } else {
      const image = await session.pictures.savePage(bytes, fact, picture.path);
      const spread = picture.spread ?? (isWideSpread(fact) ? 'wide' : 'none');
      const regions = statedRegions(picture, fact, 0, image.heightPx);
      pages.push([{ kind: 'image', image, spread, stripIndex: null, ...regions }]);
    }
    session.progress({ done: index + 1, of: pictures.length, unit: 'page' });
  }
  return { viewerMode, pages };
}
