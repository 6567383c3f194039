import type { SeriesCardProps } from '@longstrip/ui';
import { type TextLookup, useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { BLANK_COVER } from './blank-cover.ts';
import type { SeriesCardModel } from './series-card-model.ts';

/** Cards of ui, with the reader's words on them. */
export function useSeriesCards(models: readonly SeriesCardModel[]): SeriesCardProps[] {
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
      freeCount: freeBadge(model, text),
      adult: model.isAdult ? String(adultLimitYears) : undefined,
    },
  }));
}

function freeBadge({ freeCount }: SeriesCardModel, text: TextLookup): string | undefined {
  return freeCount > 0 ? text('series.badgeFree', { count: freeCount }) : undefined;
}
