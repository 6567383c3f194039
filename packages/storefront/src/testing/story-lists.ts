import { NO_SERIES_FILTER, RANKING_TYPES, WEEKLY_TABS } from '@longstrip/core';
import { SAMPLE_SCENES, type SampleTexts, sampleWide } from '@longstrip/ui/samples';
import { FILTER_PARTS } from '../parts/navigation/filter-query.ts';
import type { PickModel } from '../parts/picks/pick-model.server.ts';
import type { RankedModel } from '../parts/series/series-card-model.server.ts';
import type { FreePage } from '../routes/catalogue/free/free.server.ts';
import type { GenrePage } from '../routes/catalogue/genres/genre.server.ts';
import type { HomeData } from '../routes/catalogue/home/home.server.ts';
import type { RankingPage } from '../routes/catalogue/ranking/ranking.server.ts';
import type { WeeklyPage } from '../routes/catalogue/weekly/weekly.server.ts';
import { STORY_META, storyCards } from './story-data.ts';

const NINE = 9;
const CHANGES = [0, 2, -1, null, 4, 0, -12] as const;

/** A ranking with this many series. */
function storyRanked(texts: SampleTexts, count: number): RankedModel[] {
  return storyCards(texts, count).map((card, index) => ({
    ...card,
    place: index + 1,
    change: CHANGES[index % CHANGES.length] ?? null,
    readCount: 1_200_000,
    reads: '1.2M',
  }));
}

/** Three curated lists. */
export function storyPicks(texts: SampleTexts): PickModel[] {
  return [texts.home.wait, texts.long, texts.home.today].map((title, index) => ({
    id: index,
    title,
    description: index === 2 ? '' : texts.home.waitNote,
    titleBreaks: [],
    descriptionBreaks: [],
    count: NINE,
    series: storyCards(texts).slice(index),
  }));
}

/** The home page. */
export function storyHome(texts: SampleTexts): HomeData {
  const scenes = [SAMPLE_SCENES.saltCrown, SAMPLE_SCENES.ninthTail, SAMPLE_SCENES.rainContract];
  const cards = storyCards(texts);
  return {
    meta: STORY_META,
    banners: scenes.map((scene, index) => ({
      href: `/detail/${index}`,
      kicker: texts.home.kicker,
      title: cards[index]?.title ?? '',
      line: texts.home.line,
      titleBreaks: [],
      lineBreaks: [],
      picture: sampleWide(scene, texts.dir),
      widePicture: null,
      isPictureAlone: false,
      hasWordsAtEnd: false,
    })),
    bannerSlideMs: 3_000,
    popup: null,
    sections: [
      { kind: 'today', form: 'grid', tabs: [...WEEKLY_TABS], tab: 'SAT', name: texts.home.today, series: cards },
      { kind: 'top', form: 'ranking', series: storyRanked(texts, NINE) },
      { kind: 'newest', form: 'shelf', series: cards.toReversed() },
      { kind: 'theme', form: 'shelf', id: 1, title: texts.home.wait, series: cards },
      { kind: 'free', form: 'shelf', series: cards },
      { kind: 'novels', form: 'shelf', series: cards.slice(0, 4) },
      { kind: 'picks', form: 'picks', picks: storyPicks(texts), series: [] },
      { kind: 'browse', form: 'browse', series: [] },
      { kind: 'end', form: 'end', series: [] },
    ],
    places: [],
    isEmpty: false,
  };
}

/** The list of a weekday. */
export function storyWeekly(texts: SampleTexts, count = 23): WeeklyPage {
  return {
    meta: STORY_META,
    title: texts.home.today,
    sort: 'POPULAR',
    filters: { offered: [...FILTER_PARTS], chosen: { ...NO_SERIES_FILTER, genre: 'ROMANCE', isFree: true } },
    series: storyCards(texts, count),
    alsoLike: count < NINE ? storyCards(texts, NINE) : [],
    tabs: [...WEEKLY_TABS],
    tab: 'SAT',
    todayTab: 'SAT',
    note: null,
  };
}

/** The list of free series. */
export function storyFree(texts: SampleTexts): FreePage {
  const { meta, sort, filters, series, alsoLike } = storyWeekly(texts);
  return {
    meta,
    sort,
    filters,
    series,
    alsoLike,
    title: texts.tabs[2] ?? '',
    kinds: ['ALL', 'FREE', 'FREETIME'],
    filter: 'ALL',
  };
}

/** The list of a genre. */
export function storyGenre(texts: SampleTexts): GenrePage {
  const { meta, sort, filters, series, alsoLike } = storyWeekly(texts, 4);
  return { meta, sort, filters, series, alsoLike, title: texts.ranking.genre, genre: 'ROMANCE', path: '/home/romance' };
}

/** The ranking of the last day. */
export function storyRanking(texts: SampleTexts, count = 24): RankingPage {
  return {
    meta: STORY_META,
    period: RANKING_TYPES[0],
    genre: null,
    genres: ['ROMANCE', 'ACTION', 'FANTASY', 'DRAMA', 'COMEDY', 'SCIENCE_FICTION'],
    series: storyRanked(texts, count),
  };
}
