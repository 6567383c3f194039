import type { Series } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatHours } from '../../i18n/format.server.ts';
import type { ServerText } from '../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../implemented-routes.ts';
import '../../server/site-context.ts';

const SCRIPTS_WITHOUT_BLANKS = /^(?:ja|zh)/;

/** What a series' page says of waiting until episodes are free (D10). */
export interface WaitFree {
  /** What waiting opens, and what it takes: whole sentences. */
  note: string;
  /** The time between two free episodes, such as "24 hr". */
  period: string;
}

/**
 * Null where the platform has no such feature, the series is not in it, or has no episode yet. A ticket is used by who is
 * signed in: a site without its log-in page says so, and nothing here offers to use one.
 */
export function waitFree(
  { platform, locale }: Pick<AppLoadContext, 'platform' | 'locale'>,
  { freetime, episodes }: Pick<Series, 'freetime' | 'episodes'>,
  text: ServerText,
): WaitFree | null {
  if (freetime === null || episodes.length === 0) return null;
  const { refillHours, excludedNewest } = freetime;
  const sentences = [
    text('wait.every', { count: refillHours }),
    ...(excludedNewest > 0 ? [text('wait.newest', { count: excludedNewest })] : []),
    ...(reachableRoutes(platform).includes('userLogin') ? [] : [text('wait.account')]),
  ];
  return {
    note: sentences.join(SCRIPTS_WITHOUT_BLANKS.test(locale) ? '' : ' '),
    period: formatHours(locale, refillHours),
  };
}
