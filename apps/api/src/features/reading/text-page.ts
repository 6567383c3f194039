import type { PictureRow } from '../catalogue/series.repository.ts';
import { chosenWidth, type PageAddresses } from './page-address.ts';

/** How the stored HTML names a picture (`ingest` writes it so). */
const PICTURE_SOURCE = /(\ssrc=)(["'])asset:([^"']+)\2/g;

/**
 * A text page for one reader: each `asset:<id>` becomes an address. A picture that does not belong to the episode is
 * named by an empty address, never by another's.
 */
export function textForReader(
  html: string,
  pageOrder: number,
  pictures: ReadonlyMap<string, PictureRow>,
  addresses: PageAddresses,
): { html: string; expiredAtMs: number } {
  let expiredAtMs = 0;
  const rewritten = html.replace(PICTURE_SOURCE, (_whole, attribute: string, _quote: string, assetId: string) => {
    const picture = pictures.get(assetId);
    if (picture === undefined) return `${attribute}""`;
    const address = addresses.addressOf(picture, pageOrder, chosenWidth(picture.widthPx, null));
    expiredAtMs = expiredAtMs === 0 ? address.expiredAtMs : Math.min(expiredAtMs, address.expiredAtMs);
    return `${attribute}"${address.url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  return { html: rewritten, expiredAtMs };
}
