import type { RankChange, RankRowProps } from '@longstrip/ui';
import { type TextLookup, useText } from '../../i18n/use-text.ts';
import type { RankedModel } from './series-card-model.server.ts';
import { useSeriesCards } from './series-cards.tsx';

/** The rows of a ranking, with their texts. */
export function useRankedSeries(models: readonly RankedModel[]): RankRowProps[] {
  const text = useText();
  const cards = useSeriesCards(models);
  return cards.flatMap((card, index) => {
    const model = models[index];
    if (model === undefined) return [];
    return [
      {
        ...card,
        place: String(model.place),
        change: changeOf(model.change, text),
        genre: [model.language?.name, model.genre, model.isWaitFree ? text('series.badgeWaitFree') : '']
          .filter(Boolean)
          .join(' · '),
        reads: model.reads === '' ? '' : text('series.reads', { count: model.readCount, reads: model.reads }),
      },
    ];
  });
}

function changeOf(change: number | null, text: TextLookup): RankChange {
  if (change === null) return { kind: 'new', label: text('ranking.new') };
  if (change === 0) return { kind: 'same', sentence: text('ranking.same') };
  const count = Math.abs(change);
  const kind = change > 0 ? 'up' : 'down';
  const sentence = change > 0 ? text('ranking.up', { count }) : text('ranking.down', { count });
  return { kind, places: String(count), sentence };
}
