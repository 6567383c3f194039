import type { PictureRow } from '../catalogue/series.repository.ts';
import { chosenWidth, type PageAddresses } from './page-address.ts';

/** How the stored HTML names a picture (`ingest` writes it so). */
const PICTURE_SOURCE = /(\ssrc=)(["'])asset:([^"']+)\2/g;

/** How the stored HTML names another chapter of its book. */
const CHAPTER = /(<a\b[^>]*?)\sdata-part="(\d+)"(?:\sdata-place="([^"]*)")?/g;

/** What the text of an episode is completed with for one reader. */
export interface TextSurroundings {
  /** The pictures that belong to the episode, by their asset. */
  readonly pictures: ReadonlyMap<string, PictureRow>;
  readonly addresses: PageAddresses;
  /** The alias of the episode that a chapter of the same book became; null where the reader is shown none. */
  aliasOfPart(part: number): string | null;
}

/**
 * A text page for one reader: each `asset:<id>` becomes an address, and each chapter of the book the episode that it is
 * (`data-episode`), since only who shows the text knows where episodes are opened. A picture that does not belong to the
 * episode is named by an empty address, never by another's.
 */
export function textForReader(
  html: string,
  pageOrder: number,
  { pictures, addresses, aliasOfPart }: TextSurroundings,
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
