import { useText } from '../../../i18n/use-text.ts';
import { useSite } from '../../../root/site-data.ts';
import type { DetailSeries } from './detail.server.ts';

/** The facts of a series, with their texts. */
export function useFacts({ facts, rating, isAdult, foreignLanguage, waitFree }: DetailSeries) {
  const text = useText();
  const { adultLimitYears } = useSite();
  return {
    facts,
    rating: rating ?? undefined,
    badges: [...(isAdult ? [String(adultLimitYears)] : []), ...(foreignLanguage === null ? [] : [foreignLanguage])],
    ...(waitFree === null ? {} : { waitFree: text('series.badgeWaitFree') }),
  };
}
