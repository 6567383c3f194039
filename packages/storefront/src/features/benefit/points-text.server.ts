import type { Locale, Platform } from '@longstrip/core';
import { formatNumber } from '../../i18n/format.server.ts';

/** An amount of points with their symbol: `3,400 M`. */
export function pointsText(
  { platform, locale }: { platform: Pick<Platform, 'constants'>; locale: Locale },
  points: number,
): string {
  return `${formatNumber(locale, points)} ${platform.constants.mileageSymbol}`;
}
