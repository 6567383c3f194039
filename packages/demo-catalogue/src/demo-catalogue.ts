import type { DemoEpisode, DemoSeries, SeriesPictures } from './demo-series.ts';
import { htmlOf } from './novels/chapters.ts';
import { coverPictures, episodePages, episodeThumbnail, readsFromRight } from './picture/pictures.ts';
import { inLanguage } from './strip/words.ts';
import { WORKS, workByKey } from './works/catalogue.ts';
import { type DemoLanguage, PLATFORM_LANGUAGES, platformsOf } from './works/language.ts';
import type { Edition, NovelEpisode, Work } from './works/work.ts';

/**
 * Every series that the demo offers on a platform, in the order of a shelf; none for a platform it does not know.
 * Pure and quick: nothing is drawn and no font is read.
 */
export function demoCatalogue(platformId: string): DemoSeries[] {
  const languages = PLATFORM_LANGUAGES[platformId] ?? [];
  return languages.flatMap((language) =>
    WORKS.flatMap((work) => {
      const edition = work.editions[language];
      return edition ? [seriesOf(work, language, edition)] : [];
    }),
  );
}

/** A series' key art, each frame composed for itself. */
export function seriesPictures(series: Pick<DemoSeries, 'workKey' | 'language'>): SeriesPictures {
  return coverPictures(workByKey(series.workKey), series.language);
}

function seriesOf(work: Work, language: DemoLanguage, edition: Edition): DemoSeries {
  const { offer } = work;
  const episodes = episodesOf(work, language);
  const isVertical = work.kind === 'novel' && work.verticalIn.includes(language);
  return {
    key: `${work.key}-${language.toLowerCase()}`,
    workKey: work.key,
    platformIds: platformsOf(language),
    language,
    type: work.kind === 'comic' ? 'COMIC' : 'NOVEL',
    status: offer.status,
    title: edition.title,
    alias: edition.alias,
    synopsis: edition.synopsis,
    creators: edition.creators,
    genres: edition.genres,
    tags: edition.tags,
    scheduleDays: offer.scheduleDays,
    isAdult: offer.isAdult,
    readingDirection: readsFromRight(work, language) || isVertical || language === 'ar' ? 'RTL' : 'LTR',
    writingMode: isVertical ? 'VERTICAL' : 'HORIZONTAL',
    viewerMode:
      work.kind === 'comic' && work.form === 'strip'
        ? 'SCROLL'
        : work.kind === 'comic' || isVertical
          ? 'PAPER'
          : 'SCROLL',
    freeEpisodeCount: offer.freeEpisodeCount,
    rentCoin: offer.rentCoin,
    possessionCoin: offer.possessionCoin,
    freetimeEnabled: offer.freetimeEnabled,
    publishedCount: Math.min(offer.publishedCount ?? episodes.length, episodes.length),
    lastOpenedDaysAgo: offer.status === 'SCHEDULED' ? 0 : offer.newestDaysAgo,
    turn: turnOf(work, language),
    episodes,
  };
}

function turnOf(work: Work, language: DemoLanguage): number {
  const going = WORKS.filter((each) => each.editions[language] && each.offer.publishedCount !== undefined);
  return Math.max(0, going.indexOf(work)) / going.length;
}

function episodesOf(work: Work, language: DemoLanguage): DemoEpisode[] {
  const texts: readonly NovelEpisode[] = work.kind === 'novel' ? (work.texts[language] ?? []) : [];
  const count = work.kind === 'comic' ? work.episodes.length : texts.length;
  return Array.from({ length: count }, (_, index): DemoEpisode => {
    const common = {
      number: String(index + 1),
      thumbnail: episodeThumbnail(work, language, index),
    };
    if (work.kind === 'novel') {
      const text = texts[index] ?? { title: '', paragraphs: [] };
      return { ...common, title: text.title, pages: [], html: htmlOf(text.paragraphs, language) };
    }
    const script = work.episodes[index];
    return {
      ...common,
      title: script ? inLanguage(script.title, language) : '',
      pages: episodePages(work, language, index),
    };
  });
}
