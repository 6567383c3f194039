import type { Locale } from '@longstrip/core';

/**
 * The day and time at which something ends, with Latin digits: "Nov 24, 4:00 AM". By the device's clock; a server, which does
 * not know it, names the zone that it uses: "Nov 24, 4:00 AM EST".
 */
export function formatEnd(locale: Locale, timeMs: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : ({ timeZone, timeZoneName: 'short' } as const);
  const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', ...zone } as const;
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, options).format(timeMs);
}
