import type { PicturePage, ReaderPage } from '../routes/reading/viewer/viewer-model.ts';

/** A page of an episode that is a picture, two pixels by three, alone and without a blurred copy. */
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
    gutters: [],
    ...more,
  };
}

/** A page of an episode that is a text. */
export const textPage = (order: number): ReaderPage => ({ kind: 'text', order, html: '' });
