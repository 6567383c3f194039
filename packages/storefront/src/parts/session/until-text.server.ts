import type { RefusalCode } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay } from '../../i18n/format.server.ts';
import type { ServerText } from '../../i18n/server-text.server.ts';

/** ISO 8601, as the api tells a moment in the detail of a refusal. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What is said to somebody who left and cannot sign up again yet, with the date (D23); null for any other refusal. */
export function untilText(
  { platform, locale }: AppLoadContext,
  text: ServerText,
  { code, detail }: { code: RefusalCode; detail: string },
): string | null {
  const untilMs = MOMENT.test(detail) ? Date.parse(detail) : Number.NaN;
  if (Number.isNaN(untilMs)) return null;
  const date = formatDay(platform, locale, untilMs);
  if (code === 'WITHDRAWAL') return text('withdrawal.requestedUntil', { date });
  return code === 'DELETED_USER' ? text('withdrawal.deletedUntil', { date }) : null;
}
