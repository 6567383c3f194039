import {
  SAMPLE_KEYS,
  SAMPLE_SCENES,
  type SampleSeriesKey,
  type SampleTexts,
  sampleCover,
  sampleStrip,
  sampleThumbnail,
  sampleWide,
} from '@longstrip/ui/samples';
import type { EpisodeAccess, EpisodeModel } from '../parts/episodes/episode-model.ts';
import type { PageRefusal } from '../parts/refusals/refusal-page.ts';
import type { PageMeta } from '../parts/seo/page-meta.ts';
import type { SeriesCardModel } from '../parts/series/series-card-model.server.ts';
import type { DetailPage } from '../routes/catalogue/detail/detail.server.ts';
import type { Neighbour, SentEpisode, ViewerRefusal } from '../routes/reading/viewer/viewer-model.ts';

/** Stories have no document, and need no metadata. */
export const STORY_META: PageMeta = {
  title: '',
  description: '',
  siteName: '',
  origin: 'https://story.example',
  locale: 'en-US',
  canonical: 'https://story.example/',
  addresses: [],
  image: null,
  type: 'website',
  isIndexed: false,
};

/** A sample series as a card. */
function storyCard(texts: SampleTexts, key: SampleSeriesKey, index = 0): SeriesCardModel {
  return {
    alias: key,
    title: texts.titles[key],
    type: key === 'moonLibrary' ? 'NOVEL' : 'COMIC',
    creators: texts.creators[key],
    cover: sampleCover(SAMPLE_SCENES[key], texts.titles[key]),
    genre: texts.ranking.genre,
    freeCount: index % 3,
    ...(index % 4 === 0 ? { isUp: true } : {}),
    ...(index % 3 === 1 ? { isWaitFree: true } : {}),
    ...(index === 5 ? { isAdult: true } : {}),
  };
}

/** The nine sample series, repeated until there are this many. */
export function storyCards(texts: SampleTexts, count = SAMPLE_KEYS.length): SeriesCardModel[] {
  return Array.from({ length: count }, (_, index) => {
    const key = SAMPLE_KEYS[index % SAMPLE_KEYS.length] ?? 'saltCrown';
    return { ...storyCard(texts, key, index), alias: `${key}-${index}` };
  });
}

const ACCESSES: readonly EpisodeAccess[] = [
  { kind: 'free' },
  { kind: 'free' },
  { kind: 'owned' },
  { kind: 'rented', minutesLeft: 41 * 60 },
  { kind: 'login' },
  { kind: 'priced', rentCoins: 3, ownCoins: 5 },
  { kind: 'priced', rentCoins: null, ownCoins: 5 },
  { kind: 'soon' },
];

/** The first episodes: one in each state, then priced ones. */
function storyEpisodes(texts: SampleTexts, count: number): EpisodeModel[] {
  return Array.from({ length: count }, (_, index) => ({
    alias: `ep-${index + 1}`,
    number: String(index + 1),
    title: texts.detail.episode(index + 1),
    date: '2026.11.21',
    isUp: index >= count - 2,
    thumbnail: index % 5 === 4 ? null : sampleThumbnail(SAMPLE_SCENES.saltCrown, index),
    access: ACCESSES[index] ?? { kind: 'priced', rentCoins: 3, ownCoins: 5 },
  }));
}

/** The page of Salt Crown. */
export function storyDetail(texts: SampleTexts, episodeCount = 14): DetailPage {
  const { detail, titles, creators, dir, lang } = texts;
  return {
    kind: 'series',
    meta: STORY_META,
    series: {
      alias: 'salt-crown',
      title: titles.saltCrown,
      titleBreaks: [],
      creators: creators.saltCrown.split(' · ').map((name, index) => ({ name, href: `/creator/${index + 1}` })),
      synopsis: detail.synopsis,
      facts: [...detail.facts],
      rating: { text: '4.6 (120)', spoken: '4.6 / 5' },
      chips: detail.genres.map((label) => ({ label, tag: label })),
      isAdult: false,
      cautions: [],
      waitFree: null,
      keyArt: sampleWide(SAMPLE_SCENES.saltCrown, dir),
      keyArtFocus: dir === 'rtl' ? '16% 0' : '84% 0',
      cover: sampleCover(SAMPLE_SCENES.saltCrown, titles.saltCrown),
      language: { tag: lang, direction: dir },
      foreignLanguage: null,
      languages: [{ href: '/detail/salt-crown-ja', name: '日本語', language: 'ja' }],
    },
    episodes: storyEpisodes(texts, episodeCount),
    notices: detail.notices.map((title, id) => ({ id, title })),
    own: { isFavourite: false, place: null },
    shareTargets: ['line', 'x', 'facebook'],
    purchase: null,
    more: Promise.resolve({ themes: [], series: storyCards(texts) }),
  };
}

function neighbour(texts: SampleTexts, number: number, access: EpisodeAccess): Neighbour {
  const thumbnail = sampleThumbnail(SAMPLE_SCENES.saltCrown, number);
  return { alias: `ep-${number}`, title: texts.detail.episode(number), thumbnail, access, free: null };
}

/** An episode of Salt Crown: one long strip. */
export function storyEpisode(texts: SampleTexts): SentEpisode {
  const strip = sampleStrip([SAMPLE_SCENES.saltCrown, SAMPLE_SCENES.gateZero, SAMPLE_SCENES.lastTrain]);
  const [episode] = storyEpisodes(texts, 1);
  if (episode === undefined) throw new Error('a story has an episode');
  return {
    kind: 'episode',
    meta: STORY_META,
    series: { alias: 'salt-crown', title: texts.titles.saltCrown, type: 'COMIC', isAdult: false },
    episode,
    previous: null,
    next: neighbour(texts, 2, { kind: 'free' }),
    content: {
      kind: 'comic',
      validForMs: 3_600_000,
      opensAt: 1,
      hasWords: true,
      far: null,
      pages: [
        {
          kind: 'picture',
          order: 1,
          src: strip.src,
          srcSet: '',
          widthPx: strip.widthPx,
          heightPx: strip.heightPx,
          placeholder: null,
          blurred: null,
          spread: 'none',
          stripIndex: 0,
          gutters: null,
          pageId: null,
          regions: null,
          trim: null,
        },
      ],
    },
    mode: 'SCROLL',
    direction: 'LTR',
    writingMode: 'HORIZONTAL',
    language: texts.lang,
    layers: { account: null, device: {}, series: {} },
    isFavourite: false,
    stars: null,
    comments: { href: '/comment?contents=salt-crown&episode=ep-1', count: 12 },
    known: null,
    notice: null,
    more: Promise.resolve([
      { series: storyCard(texts, 'gateZero'), reason: `Readers of ${texts.titles.saltCrown} also read this` },
      { series: storyCard(texts, 'lastTrain', 1), reason: `Also by ${texts.creators.lastTrain}` },
    ]),
    cover: Promise.resolve(null),
  };
}

/** A chapter of a novel in the reader's language. */
export function storyChapter(texts: SampleTexts): SentEpisode {
  const html = Array.from({ length: 8 }, () => `<p>${texts.detail.synopsis}</p>`).join('');
  return {
    ...storyEpisode(texts),
    series: { alias: 'moon-library', title: texts.titles.moonLibrary, type: 'NOVEL', isAdult: false },
    content: { kind: 'novel', pages: [{ kind: 'text', order: 1, html }] },
    next: neighbour(texts, 2, { kind: 'priced', rentCoins: 3, ownCoins: 5 }),
  };
}

/** A locked episode of Salt Crown. */
export function storyLocked(texts: SampleTexts, refusal: PageRefusal): ViewerRefusal {
  const episode = storyEpisodes(texts, 6).at(-1) ?? null;
  return {
    kind: 'refused',
    meta: STORY_META,
    refusal,
    series: {
      alias: 'salt-crown',
      title: texts.titles.saltCrown,
      cover: sampleCover(SAMPLE_SCENES.saltCrown, texts.titles.saltCrown),
      isNovel: false,
    },
    episode,
    panel: null,
    waitFree: null,
    readable: { alias: 'ep-1', title: texts.detail.episode(1) },
  };
}
