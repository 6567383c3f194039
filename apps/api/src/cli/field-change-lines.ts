import { SERIES_THUMBNAIL_TYPES, type SeriesThumbnailType } from '@longstrip/core';
import type { FieldChange } from '../features/admin/field-changes.ts';
import type { SeriesStart } from '../features/admin/series-start.ts';

/** Facts as the options of `import` call them. */
const NAMES: Record<string, string> = {
  rentCoin: 'rent',
  possessionCoin: 'own',
  freeEpisodeCount: 'free',
  openedAtMs: 'opens',
  isAdult: 'adult',
  isRemoved: 'removed',
  tags: 'genres and tags',
  days: 'weekdays',
  subTitle: 'subtitle',
  readingDirection: 'reading direction',
  writingMode: 'writing mode',
  viewerMode: 'viewer mode',
  contentType: 'kind of content',
  publishedOn: 'published on',
};

const PICTURE_NAMES: Record<SeriesThumbnailType, string> = {
  COVER: 'cover',
  VERTICAL: 'upright picture',
  MAIN: 'main picture',
  SQUARE: 'square picture',
  DETAIL: 'picture of its page',
  HORIZONTAL_TYPE_A: 'wide picture A',
  HORIZONTAL_TYPE_B: 'wide picture B',
  HORIZONTAL_TYPE_C: 'wide picture C',
  VERTICAL_NON_ADULT: 'veiled upright picture',
  DETAIL_NON_ADULT: 'veiled picture of its page',
  MAIN_NON_ADULT: 'veiled main picture',
};

const COVERS: Record<SeriesStart['cover'], string> = {
  own: 'a picture of its own',
  page: 'a page of it',
  none: 'none',
};

const EPISODE_OFFER_FIELD = /^episodes\.(.+)\.platforms\.([^.]+)(?:\.(.+))?$/;
const EPISODE_FIELD = /^episodes\.(.+)\.([^.]+)$/;
const OFFER_FIELD = /^platforms\.([^.]+)(?:\.(.+))?$/;

/** What an import changes beside episodes and pages, for a person: a line a fact, one for all episodes that change alike. */
export function fieldChangeLines(changes: readonly FieldChange[]): string[] {
  const lines = new Map<string, { line: string; numbers: string[] }>();
  for (const { field, before, after } of changes) {
    const { number, place, name } = partsOf(field);
    for (const change of changesOf(name, before, after)) {
      const line = place === undefined ? change : `${place}: ${change}`;
      // The same may be said of the series.
      const key = `${number !== undefined} ${line}`;
      const known = lines.get(key) ?? { line, numbers: [] };
      lines.set(key, known);
      if (number !== undefined) known.numbers.push(number);
    }
  }
  return [...lines.values()].map(({ line, numbers }) => {
    const [first, ...others] = numbers;
    if (first === undefined) return line;
    return others.length === 0 ? `episode ${first}, ${line}` : `episodes ${first} … ${others.at(-1)}, ${line}`;
  });
}

/** What a new series begins with, for a person: where it is sold and how, and what lists show of it. */
export function startLines({ offers, cover, tags, days, isAdult }: SeriesStart): string[] {
  const listed = (words: readonly string[]) => (words.length === 0 ? 'none' : words.join(', '));
  return [
    ...Object.entries(offers).map(([platformId, offer]) => {
      const facts = Object.entries(offer).map(([name, value]) => `${NAMES[name] ?? name} ${shownValue(name, value)}`);
      return `${platformId}: ${facts.join(', ')}`;
    }),
    `cover: ${COVERS[cover]}`,
    `genres and tags: ${listed(tags)}`,
    `weekdays: ${listed(days)}`,
    ...(isAdult ? ['for adults'] : []),
  ];
}

/** Whose fact it is; no name stands for all that is said of a place. */
function partsOf(field: string): { number?: string | undefined; place?: string | undefined; name: string | undefined } {
  const ofEpisodeThere = EPISODE_OFFER_FIELD.exec(field);
  if (ofEpisodeThere !== null) return { number: ofEpisodeThere[1], place: ofEpisodeThere[2], name: ofEpisodeThere[3] };
  const there = OFFER_FIELD.exec(field);
  if (there !== null) return { place: there[1], name: there[2] };
  const ofEpisode = EPISODE_FIELD.exec(field);
  return ofEpisode === null ? { name: field } : { number: ofEpisode[1], name: ofEpisode[2] };
}

function changesOf(name: string | undefined, before: unknown, after: unknown): string[] {
  if (name === undefined) return ['new there'];
  if (name === 'thumbnail') return [after === null ? 'thumbnail gone' : 'thumbnail changed'];
  if (name === 'pictures') return pictureChanges(before, after);
  return [`${NAMES[name] ?? name} ${shownValue(name, before)} → ${shownValue(name, after)}`];
}

/** Which pictures are others than before: their hashes say nothing to anybody. */
function pictureChanges(before: unknown, after: unknown): string[] {
  const [old, present] = [new Map(Object.entries(Object(before))), new Map(Object.entries(Object(after)))];
  // The cover first: the others are cut from it.
  return SERIES_THUMBNAIL_TYPES.toSorted((one, other) => Number(other === 'COVER') - Number(one === 'COVER'))
    .filter((type) => old.get(type) !== present.get(type))
    .map((type) => `${PICTURE_NAMES[type]} ${!old.has(type) ? 'new' : !present.has(type) ? 'gone' : 'changed'}`);
}

function shownValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number' && name.endsWith('AtMs')) return new Date(value).toISOString();
  if (typeof value === 'string') return `"${value.length > 60 ? `${value.slice(0, 59)}…` : value}"`;
  return JSON.stringify(value);
}
