import * as v from 'valibot';
import {
  type BookMetadata,
  boundedLine,
  boundedSynopsis,
  calendarDay,
  NO_METADATA,
  uniqueCreators,
  uniqueWords,
} from '../book-metadata.ts';
import { normaliseEpisodeNumber } from '../naming/episode-number.ts';
import { normaliseLanguage } from '../naming/language.ts';

const NumberOrText = v.union([v.number(), v.string()]);

const CommentSchema = v.object({
  'ComicBookInfo/1.0': v.object({
    title: v.optional(v.string()),
    series: v.optional(v.string()),
    issue: v.optional(NumberOrText),
    volume: v.optional(NumberOrText),
    publisher: v.optional(v.string()),
    publicationYear: v.optional(v.number()),
    publicationMonth: v.optional(v.number()),
    publicationDay: v.optional(v.number()),
    language: v.optional(v.string()),
    genre: v.optional(v.string()),
    comments: v.optional(v.string()),
    tags: v.optional(v.array(v.string())),
    credits: v.optional(v.array(v.object({ person: v.string(), role: v.string() }))),
  }),
});

const ROLES: Record<string, 'AUTHOR' | 'ARTIST'> = {
  writer: 'AUTHOR',
  artist: 'ARTIST',
  penciller: 'ARTIST',
  inker: 'ARTIST',
  colorist: 'ARTIST',
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the metadata in an archive's comment (ComicBookInfo); null if there is none. */
export function readComicBookInfo(comment: string | null): BookMetadata | null {
  const parsed = v.safeParse(CommentSchema, parseJson(comment ?? ''));
  if (!parsed.success) return null;
  const info = parsed.output['ComicBookInfo/1.0'];
  return {
    ...NO_METADATA,
    title: boundedLine(info.title),
    series: boundedLine(info.series),
    number: normaliseEpisodeNumber(boundedLine(info.issue === undefined ? null : String(info.issue))),
    volume: normaliseEpisodeNumber(boundedLine(info.volume === undefined ? null : String(info.volume))),
    language: normaliseLanguage(info.language),
    synopsis: boundedSynopsis(info.comments),
    publisher: boundedLine(info.publisher),
    genres: uniqueWords((info.genre ?? '').split(',')),
    tags: uniqueWords(info.tags ?? []),
    creators: uniqueCreators(
      (info.credits ?? []).flatMap(({ person, role }) => {
        const known = ROLES[role.toLowerCase()];
        return known === undefined ? [] : { name: boundedLine(person) ?? '', role: known };
      }),
    ),
    publishedOn: calendarDay(
      info.publicationYear ?? Number.NaN,
      info.publicationMonth ?? Number.NaN,
      info.publicationDay ?? Number.NaN,
    ),
  };
}
