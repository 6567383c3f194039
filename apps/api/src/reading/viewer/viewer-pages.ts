import { createHash } from 'node:crypto';
import type { ViewerPage } from '@longstrip/api-contract';
import { orderRegions, type PageRegion, type ReadingDirection, type RegionBox } from '@longstrip/core';
import {
  chosenWidth,
  offeredWidths,
  type PageAddresses,
  type PictureRow,
  type ReaderEpisode,
} from '../../catalogue/index.ts';
import type { PageRow } from './page.repository.ts';

/** A page of an episode on the wire, with addresses for one reader. */
export function viewerPage({ page, picture }: PageRow, context: TextContext): ViewerPage {
  const { addresses } = context;
  const rest = { code: null, type: null, line: null, point: null, scrambleIndex: null, spread: page.spread } as const;
  if (picture === null) {
    const text = textForReader(page.html ?? '', page.orderNo, context);
    return {
      order: page.orderNo,
      imagePath: null,
      width: 0,
      height: 0,
      defaultHeight: 0,
      expiredAt: text.expiredAtMs,
      contentText: text.html,
      sources: [],
      placeholder: null,
      blurred: null,
      stripIndex: null,
      pageId: null,
      ...rest,
    };
  }
  const { url, expiredAtMs } = addresses.addressOf(picture, page.orderNo, chosenWidth(picture.widthPx, null));
  return {
    order: page.orderNo,
    imagePath: url,
    width: picture.widthPx,
    height: picture.heightPx,
    defaultHeight: picture.heightPx,
    expiredAt: expiredAtMs,
    contentText: null,
    sources: offeredWidths(picture.widthPx).map((widthPx) => ({
      width: widthPx,
      url: addresses.addressOf(picture, page.orderNo, widthPx).url,
    })),
    placeholder: picture.placeholder,
    blurred: picture.blurred,
    stripIndex: page.stripIndex,
    pageId: pageIdOf(picture.assetId),
    ...(picture.gutters === null ? {} : { gutters: picture.gutters }),
    ...wireRegions(page, picture.panels, context.direction),
    ...(picture.trim === null ? {} : { trim: picture.trim }),
    ...rest,
  };
}

/** Of the same picture always the same; it does not tell the id of the asset. */
export function pageIdOf(assetId: string): string {
  return createHash('sha256').update(assetId).digest('hex').slice(0, 12);
}

/** The regions of a page: an operator's, else the book's, else those that were found in the picture (record 0111). */
function wireRegions(
  { correctedRegions, regions }: PageRow['page'],
  panels: RegionBox[] | null,
  direction: ReadingDirection,
): Pick<ViewerPage, 'regions'> {
  const found = panels === null ? null : orderRegions(panels, direction).map((box) => ({ box }));
  const known: readonly PageRegion[] | null = correctedRegions ?? regions ?? found;
  if (known === null) return {};
  return { regions: known.map(({ box, ...said }, index) => ({ box: [...box], order: index + 1, ...said })) };
}

/** A picture in the stored HTML, as `ingest` writes it. */
const PICTURE_SOURCE = /(\ssrc=)(["'])asset:([^"']+)\2/g;

/** A link to another chapter of the book in the stored HTML. */
const CHAPTER = /(<a\b[^>]*?)\sdata-part="(\d+)"(?:\sdata-place="([^"]*)")?/g;

/** What the text of an episode is completed with, for one reader. */
interface TextContext {
  /** The episode's pictures by asset id. */
  readonly pictures: ReadonlyMap<string, PictureRow>;
  readonly addresses: PageAddresses;
  readonly direction: ReadingDirection;
  /** Alias of the episode of another chapter; null if the reader does not see it. */
  aliasOfPart(part: number): string | null;
}

/**
 * A text page for one reader: each `asset:<id>` becomes an address, and each link to a chapter gets its episode's alias
 * (`data-episode`); the client makes the link. A picture of another episode gets an empty address.
 */
function textForReader(
  html: string,
  pageOrder: number,
  { pictures, addresses, aliasOfPart }: TextContext,
): { html: string; expiredAtMs: number } {
  let expiredAtMs = 0;
  const rewritten = html.replace(PICTURE_SOURCE, (_whole, attribute: string, _quote: string, assetId: string) => {
    const picture = pictures.get(assetId);
    if (picture === undefined) return `${attribute}""`;
    const address = addresses.addressOf(picture, pageOrder, chosenWidth(picture.widthPx, null));
    expiredAtMs = expiredAtMs === 0 ? address.expiredAtMs : Math.min(expiredAtMs, address.expiredAtMs);
    return `${attribute}"${address.url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  const linked = rewritten.replace(CHAPTER, (_whole, before: string, part: string, place: string | undefined) => {
    const alias = aliasOfPart(Number(part));
    if (alias === null) return before;
    return `${before} data-episode="${alias}"${place === undefined ? '' : ` data-place="${place}"`}`;
  });
  return { html: linked, expiredAtMs };
}

type Episode = ReaderEpisode['row']['episode'];

function isOfSameBook(one: Episode, other: Episode): boolean {
  return one.sourceIdentifier === other.sourceIdentifier && one.sourceTitle === other.sourceTitle;
}

/**
 * The episode of another chapter of the same book; null if the reader does not see it, or if `from` is not known to be a chapter
 * of a book. Volumes may have the same title and no identifier: then the chapter is taken whose distance in the series fits best.
 *
 * @param part position of the chapter in its book, from 1
 */
export function siblingChapter(listed: readonly ReaderEpisode[], from: Episode, part: number): Episode | null {
  if (from.sourcePart === null) return null;
  const expectedOrderNo = from.orderNo + part - from.sourcePart;
  const distance = ({ orderNo }: Episode) => Math.abs(orderNo - expectedOrderNo);
  const [nearest] = listed
    .map(({ row }) => row.episode)
    .filter((episode) => episode.sourcePart === part && isOfSameBook(from, episode))
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? null;
}
