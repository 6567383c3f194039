import type { ViewerPage } from '@longstrip/api-contract';
import { chosenWidth, offeredWidths } from '../../catalogue/index.ts';
import type { PageRow } from './page.repository.ts';
import { type TextContext, textForReader } from './text-page.ts';

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
    ...(picture.gutters === null ? {} : { gutters: picture.gutters }),
    ...rest,
  };
}
