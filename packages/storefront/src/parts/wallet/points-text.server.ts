import { type Locale, type Platform, textDirection } from '@longstrip/core';
import { formatNumber } from '../../i18n/format.server.ts';
import { keepOrder } from '../../i18n/keep-order.ts';

interface Site {
  platform: Pick<Platform, 'constants'>;
  locale: Locale;
}

/** An amount of points with their symbol, `3,400 M`, that keeps its order inside a sentence. */
export function pointsText(site: Site, points: number): string {
  return keepOrder(textDirection(site.locale), barePoints(site, points));
}

/** The same for a place of its own. */
export function barePoints({ platform, locale }: Site, points: number): string {
  return `${formatNumber(locale, points)} ${platform.constants.mileageSymbol}`;
}
