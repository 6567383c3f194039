import { SHARED_PICTURE, sharedPicturePath } from '@longstrip/core';
import type { MetaDescriptor } from '@remix-run/node';

/** The picture of a shared link. */
export interface SharedImage {
  /** An absolute address, or one of this site. */
  src: string;
  /** What is in it, for who does not see it. */
  alt: string;
  /** Null where it is not known. */
  sizePx: { width: number; height: number } | null;
}

const OWN_SIZE = { width: SHARED_PICTURE.widthPx, height: SHARED_PICTURE.heightPx };

/** The picture of a series, of a known version or as it is when asked for. */
export function seriesImage(series: { alias: string; title: string; version?: string }): SharedImage {
  return { src: sharedPicturePath(series), alt: series.title, sizePx: OWN_SIZE };
}

/** The tags that show a picture, large; the brand's own where a page has none. */
export function sharedImageTags(page: {
  image: SharedImage | null;
  siteName: string;
  origin: string;
}): MetaDescriptor[] {
  const { src, alt, sizePx } = page.image ?? { src: sharedPicturePath(null), alt: page.siteName, sizePx: OWN_SIZE };
  const size = [
    { property: 'og:image:width', content: String(sizePx?.width) },
    { property: 'og:image:height', content: String(sizePx?.height) },
  ];
  return [
    { property: 'og:image', content: src.startsWith('/') ? `${page.origin}${src}` : src },
    ...(sizePx === null ? [] : size),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
