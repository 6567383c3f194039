import type { Series } from '@longstrip/api-contract';
import { contentNotesAmong, type Locale } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatCount, formatList, formatTenths, formatWeekday, pluralCount } from '../../../i18n/format.server.ts';
import type { TextLookup } from '../../../i18n/use-text.ts';
import { reachableRoutes } from '../../../implemented-routes.ts';
import type { DetailSeries } from './detail.server.ts';
import '../../../server/site-context.ts';

/** For whom a series is, and its content notes; none where there is nothing to say. */
export function cautionsOf({ isAdult, tags }: Series, site: AppLoadContext, text: TextLookup): string[] {
  const notes = contentNotesAmong(tags.map(({ name }) => name)).map((note) => text(`detail.note${note}`));
  return [
    ...(isAdult ? [text('detail.adultTitle', { age: site.platform.adult.limitYears })] : []),
    ...(notes.length === 0 ? [] : [text('detail.contentNotes', { notes: formatList(site.locale, notes) })]),
  ];
}

/** Publishing days or status, reads and followers. */
export function factsLine(series: Series, site: AppLoadContext, text: TextLookup): string[] {
  const { locale } = site;
  const days = series.scheduleDays.flatMap((day) => (day === 'TEN' ? [] : [formatWeekday(locale, day)]));
  const facts: string[] = [];
  if (series.status !== 'SCHEDULED') facts.push(text(`series.status${series.status}`));
  else if (days.length > 0) facts.push(text('detail.updateDays', { days: formatList(locale, days) }));
  else if (series.scheduleDays.includes('TEN')) facts.push(text('detail.updateTen'));
  else facts.push(text('series.statusSCHEDULED'));
  if (series.viewCount > 0) {
    facts.push(
      text('series.reads', { count: pluralCount(series.viewCount), reads: formatCount(locale, series.viewCount) }),
    );
  }
  const { followerCount } = series;
  if (followerCount !== null && reachableRoutes(site.platform).includes('libraryFavorite')) {
    const followers = formatCount(locale, followerCount);
    facts.push(text('series.followers', { count: pluralCount(followerCount), followers }));
  }
  return facts;
}

/** "4.6 (120)", and what a screen reader says; null while there are few ratings. */
export function ratingOf({ rating }: Series, locale: Locale, text: TextLookup): DetailSeries['rating'] {
  if (rating === null) return null;
  const average = formatTenths(locale, rating.average);
  const raters = formatCount(locale, rating.count);
  return {
    text: `${average} (${raters})`,
    spoken: text('series.rated', { count: pluralCount(rating.count), average, raters }),
  };
}
