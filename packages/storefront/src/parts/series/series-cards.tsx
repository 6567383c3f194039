import { type SeriesCardProps, SeriesShelf } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { BLANK_COVER } from './blank-cover.ts';
import type { SeriesCardModel, ThemeModel } from './series-card-model.server.ts';

/** Nearly every series has one or two free episodes: a badge is only shown for more. */
const MIN_FREE_ON_COVER = 3;

/**
 * The cards of series, with their texts.
 * @param minFreeOnCover number of free episodes from which a cover shows it: 1 in a list of free series
 */
export function useSeriesCards(
  models: readonly SeriesCardModel[],
  minFreeOnCover = MIN_FREE_ON_COVER,
): SeriesCardProps[] {
  const text = useText();
  const { adultLimitYears } = useSite();
  return models.map(({ freeCount = 0, ...model }) => ({
    href: `/detail/${model.alias}`,
    title: model.title,
    titleBreaks: model.titleBreaks,
    creators: model.creators,
    language: model.language,
    cover: model.cover ?? BLANK_COVER,
    badges: {
      up: model.isUp ? text('series.badgeUp') : undefined,
      waitFree: model.isWaitFree ? text('series.badgeWaitFree') : undefined,
      freeCount: freeCount >= minFreeOnCover ? text('series.badgeFree', { count: freeCount }) : undefined,
      adult: model.isAdult ? String(adultLimitYears) : undefined,
    },
  }));
}

export function ThemeShelf({ theme }: { theme: ThemeModel }) {
  const cards = useSeriesCards(theme.series);
  return cards.length === 0 ? null : <SeriesShelf title={theme.title} series={cards} />;
}
