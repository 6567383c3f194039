import type { PicturePage, ReaderPage } from '../routes/reading/viewer/viewer-model.ts';

/** A page of an episode with a single picture of two by three pixels, without a blurred preview. */
export function picturePage(order: number, more: Partial<PicturePage> = {}): PicturePage {
  return {
    kind: 'picture',
    order,
    src: '',
    srcSet: '',
    widthPx: 2,
    heightPx: 3,
    placeholder: null,
    blurred: null,
    spread: 'none',
    stripIndex: null,
    gutters: null,
    pageId: null,
    regions: null,
    trim: null,
    ...more,
  };
}

/** A page of an episode with text. */
export const textPage = (order: number): ReaderPage => ({ kind: 'text', order, html: '' });
