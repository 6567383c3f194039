import * as v from 'valibot';

/** Maximum length of a series' and an episode's alias, in characters. */
export const SERIES_ALIAS_MAX_LENGTH = 96;
export const EPISODE_ALIAS_MAX_LENGTH = 128;

/** A whole number that JavaScript and all clients represent exactly. */
export const WholeNumberSchema = v.pipe(v.number(), v.safeInteger());

/** A whole number, zero or more. */
export const CountSchema = v.pipe(WholeNumberSchema, v.minValue(0));

/** Epoch milliseconds, a whole number. */
export const TimeMsSchema = v.pipe(WholeNumberSchema, v.minValue(0));

/** The numeric id of a series, an episode or a notice. */
export const IdSchema = v.pipe(WholeNumberSchema, v.minValue(1));

/** Alias of a series: `[A-Za-z0-9_-]`, at most 96 characters. */
export const SeriesAliasSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,96}$/));

/** Alias of an episode: `[A-Za-z0-9_-]`, at most 128 characters. */
export const EpisodeAliasSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** `true`, `false`, `Y`, `N`, `1`, `0` or missing in a query; anything else is false, never an error. */
export const QueryFlagSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => /^(true|y|1)$/i.test(text.trim())),
);

const pageNumber = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const asked = /^\d{1,15}$/.test(text.trim()) ? Number(text) : fallback;
      return Math.min(Math.max(asked, min), max);
    }),
  );

/** `page` (from 0) and `size` of a paged list. Numbers out of range are clamped, other words mean the defaults. */
export function pageQueryEntries({ defaultSize, maxSize }: { defaultSize: number; maxSize: number }) {
  return { page: pageNumber(0, 0, 100_000), size: pageNumber(defaultSize, 1, maxSize) };
}

/** The address of an episode, by aliases or ids. */
export const EpisodeParamsSchema = v.object({ alias: v.string(), episodeAlias: v.string() });

/** Control characters except line breaks, and lone surrogates: databases cannot store all of them, and pages show none. */
const CONTROLS = /\p{Cs}|[^\P{Cc}\n]/gu;

/** A text of one line as it is stored: each run of white space becomes one space. */
export function cleanLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(CONTROLS, '').trim();
}

/** A text of several lines as it is stored. */
export function cleanLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(CONTROLS, '').trim();
}
