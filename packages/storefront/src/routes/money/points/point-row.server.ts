import type { PointHistory } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { barePoints } from '../../../parts/wallet/points-text.server.ts';

/** A row of the history of points, in the reader's words. */
export interface PointRow {
  id: number;
  title: string;
  date: string;
  dateIso: string;
  note: string | null;
  amount: string;
  isGain: boolean;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale'>;

export function pointRow(site: Site, text: ServerText) {
  return (row: PointHistory): PointRow => ({
    id: row.id,
    title: titleOf(row, text),
    date: formatDay(site.platform, site.locale, row.createdAt),
    dateIso: new Date(row.createdAt).toISOString(),
    note: noteOf(row, site, text),
    amount: `${row.mileage < 0 ? '−' : '+'}${barePoints(site, Math.abs(row.mileage))}`,
    isGain: row.mileage >= 0,
  });
}

function titleOf({ type, source }: PointHistory, text: ServerText): string {
  if (type === 'CHARGE' && source !== null) return text(`points.source${source}`);
  return type === 'CANCEL' && source === 'ADMIN' ? text('points.takenBack') : text(`points.type${type}`);
}

/** What an exchange gave, and until when; for earned points until when they can be used. */
function noteOf(row: PointHistory, { platform, locale }: Site, text: ServerText): string | null {
  const until = (timeMs: number) => text('points.until', { date: formatDay(platform, locale, timeMs) });
  if (row.bonusCoin > 0) {
    const gave = text('benefit.bonusCoins', { count: row.bonusCoin });
    return row.bonusCoinExpiredAt === null ? gave : `${gave} · ${until(row.bonusCoinExpiredAt)}`;
  }
  return row.expiredAt === null || row.mileage <= 0 ? null : until(row.expiredAt);
}
