import type { Series } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatHours } from '../../i18n/format.server.ts';
import type { ServerText } from '../../i18n/server-text.server.ts';
import '../../server/site-context.ts';

const SCRIPTS_WITHOUT_BLANKS = /^(?:ja|zh)/;

/** What a series' page says about episodes that become free by waiting (D10). */
export interface WaitFree {
  /** What becomes free and under which conditions, in whole sentences. */
  note: string;
  /** The time between two free episodes, such as "24 hr". */
  period: string;
}

/**
 * Null where the platform does not have the feature, or the series is not part of it or has no episode yet.
 */
export function waitFree(
  { locale }: Pick<AppLoadContext, 'locale'>,
  { freetime, episodes }: Pick<Series, 'freetime' | 'episodes'>,
  text: ServerText,
): WaitFree | null {
  if (freetime === null || episodes.length === 0) return null;
  const { refillHours, excludedNewest } = freetime;
  const sentences = [
    text('wait.every', { count: refillHours }),
    ...(excludedNewest > 0 ? [text('wait.newest', { count: excludedNewest })] : []),
  ];
  return {
    note: sentences.join(SCRIPTS_WITHOUT_BLANKS.test(locale) ? '' : ' '),
    period: formatHours(locale, refillHours),
  };
}
