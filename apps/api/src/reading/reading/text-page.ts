import { chosenWidth, type PageAddresses, type PictureRow } from '../../catalogue/index.ts';

/** A picture in the stored HTML, as `ingest` writes it. */
const PICTURE_SOURCE = /(\ssrc=)(["'])asset:([^"']+)\2/g;

/** A link to another chapter of the book in the stored HTML. */
const CHAPTER = /(<a\b[^>]*?)\sdata-part="(\d+)"(?:\sdata-place="([^"]*)")?/g;

/** What the text of an episode is completed with, for one reader. */
export interface TextContext {
  /** The episode's pictures by asset id. */
  readonly pictures: ReadonlyMap<string, PictureRow>;
  readonly addresses: PageAddresses;
  /** Alias of the episode of another chapter; null if the reader does not see it. */
  aliasOfPart(part: number): string | null;
}

/**
 * A text page for one reader: each `asset:<id>` becomes an address, and each link to a chapter gets its episode's alias
 * (`data-episode`); the client makes the link. A picture of another episode gets an empty address.
 */
export function textForReader(
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
