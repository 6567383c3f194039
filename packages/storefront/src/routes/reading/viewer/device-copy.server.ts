import type { Viewer, ViewerPage } from '@longstrip/api-contract';
import type { DevicePicture } from '../../../parts/device/device-lease.ts';
import { DEVICE_PICTURES } from '../../../parts/device/device-worker.ts';
import { siteAddress } from '../../../parts/picture/picture-model.ts';
import { episodeContent } from './episode-content.server.ts';
import type { EpisodeContent, ReaderPage } from './viewer-model.ts';

/** An address of a picture in the HTML of a text. */
const TEXT_PICTURE = /(<img\b[^>]*\bsrc=")([^"]*)(")/g;
/** Nothing on the device expires before its lease. */
const VALID_FOR_MS = 24 * 3_600_000;

/** The name of a picture among the parts of a copy: its id of content, where it has one. */
const nameOf = (pageId: string | null, order: number) => pageId ?? `p${order}`;
const textName = (order: number, index: number) => `t${order}-${index + 1}`;

/** The content of an episode with the addresses that its pictures have on the device. */
export function deviceContent(viewer: Viewer, nowMs: number): EpisodeContent {
  const content = episodeContent(viewer, nowMs);
  const series = encodeURIComponent(viewer.contentsAlias);
  const folder = `${DEVICE_PICTURES}${series}/${encodeURIComponent(viewer.episodeAlias)}/`;
  const onDevice = <Page extends ReaderPage>(page: Page): Page => {
    if (page.kind === 'picture') return { ...page, src: folder + nameOf(page.pageId, page.order), srcSet: '' };
    let index = 0;
    const html = page.html.replaceAll(TEXT_PICTURE, (_whole, before: string, _address: string, after: string) => {
      const name = textName(page.order, index);
      index += 1;
      return `${before}${folder}${name}${after}`;
    });
    return { ...page, html };
  };
  if (content.kind === 'novel') return { ...content, pages: content.pages.map(onDevice) };
  return { ...content, pages: content.pages.map(onDevice), validForMs: VALID_FOR_MS };
}

/** What the device has to load for an episode; a picture that is on several pages once. */
export function devicePictures({ images }: Viewer): DevicePicture[] {
  const pictures = images.flatMap(picturesOf);
  return [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
}

function picturesOf({ order, pageId, imagePath, contentText, sources }: ViewerPage): DevicePicture[] {
  if (contentText !== null) {
    return [...contentText.matchAll(TEXT_PICTURE)].map(([, , address = ''], index) => ({
      name: textName(order, index),
      sources: [{ widthPx: 0, address: siteAddress(address.replaceAll('&amp;', '&')) }],
    }));
  }
  if (imagePath === null) return [];
  const offered = sources.map(({ width, url }) => ({ widthPx: width, address: siteAddress(url) }));
  const all = offered.length > 0 ? offered : [{ widthPx: 0, address: siteAddress(imagePath) }];
  return [{ name: nameOf(pageId, order), sources: all }];
}
