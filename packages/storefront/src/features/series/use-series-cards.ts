import type { SeriesCardProps } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { BLANK_COVER } from './blank-cover.ts';
import type { SeriesCardModel } from './series-card-model.ts';

/** Nearly every series has a free episode or two: only more than that is news on its cover. */
const FREE_NEWS_LEAST = 3;

/**
 * Cards of ui, with the reader's words on them.
 * @param freeLeast how many free episodes a cover says: 1 where they are what the list is about
 */
export function useSeriesCards(models: readonly SeriesCardModel[], freeLeast = FREE_NEWS_LEAST): SeriesCardProps[] {
  const text = useText();
  const { adultLimitYears } = useSite();
  return models.map((model) => ({
    href: `/detail/${model.alias}`,
    title: model.title,
    creators: model.creators,
    cover: model.cover ?? BLANK_COVER,
    badges: {
      up: model.isUp ? text('series.badgeUp') : undefined,
      waitFree: model.isWaitFree ? text('series.badgeWaitFree') : undefined,
      freeCount: model.freeCount >= freeLeast ? text('series.badgeFree', { count: model.freeCount }) : undefined,
      adult: model.isAdult ? String(adultLimitYears) : undefined,
    },
  }));
}
