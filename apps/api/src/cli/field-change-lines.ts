import { PLATFORMS } from '@longstrip/platform-config';
import { DateTime } from 'luxon';
import type { FieldChange, SeriesStart } from '../catalogue/index.ts';

/** The names of facts as options of `import`. */
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

const COVERS: Record<SeriesStart['cover'], string> = {
  own: 'a picture of its own',
  page: 'a quarter of its first page',
  none: 'none',
};

const EPISODE_OFFER_FIELD = /^episodes\.(.+)\.platforms\.([^.]+)(?:\.(.+))?$/;
const EPISODE_FIELD = /^episodes\.(.+)\.([^.]+)$/;
const OFFER_FIELD = /^platforms\.([^.]+)(?:\.(.+))?$/;

/**
 * What an import changes besides episodes and pages, as text: one line for each fact, and one line for all episodes with the same
 * change.
 *
 * @param defaults facts of the offer on a new platform that were not stated
 */
export function fieldChangeLines(changes: readonly FieldChange[], defaults: readonly string[] = []): string[] {
  const lines = new Map<string, { line: string; numbers: string[] }>();
  for (const { field, before, after } of changes) {
    const { number, place, name } = partsOf(field);
    for (const change of changesOf(name, { before, after, place, isOffer: number === undefined, defaults })) {
      const line = place === undefined ? change : `${place}: ${change}`;
      // The series may have the same line.
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

/**
 * The initial facts of a new series, as text: where it is sold, at which prices, and what lists show of it.
 *
 * @param defaults facts of its offers that were not stated
 */
export function startLines({ offers, cover, tags, days, isAdult }: SeriesStart, defaults: readonly string[]): string[] {
  const listed = (items: readonly string[]) => (items.length === 0 ? 'none' : items.join(', '));
  return [
    ...Object.entries(offers).map(([platformId, offer]) => `${platformId}: ${offerFacts(offer, platformId, defaults)}`),
    `cover: ${COVERS[cover]}`,
    `genres and tags: ${listed(tags)}`,
    `weekdays: ${listed(days)}`,
    ...(isAdult ? ['for adults'] : []),
  ];
}

const OFFER_FACTS = ['rentCoin', 'possessionCoin', 'freeEpisodeCount', 'openedAtMs'] as const;

/** Prices, free episodes and opening: `rent 3 (default), own 9, free 0 (default), opens 2030-01-31 00:00 (Asia/Tokyo)`. */
function offerFacts(offer: object, platformId: string, defaults: readonly string[]): string {
  const facts = OFFER_FACTS.map((name) => {
    const value = shownValue(name, Reflect.get(offer, name), platformId);
    return `${NAMES[name]} ${value}${defaults.includes(name) ? ' (default)' : ''}`;
  });
  const options = OFFER_FACTS.filter((name) => defaults.includes(name)).map((name) => `--${NAMES[name]}`);
  return options.length === 0 ? facts.join(', ') : `${facts.join(', ')}; ${listOptions(options)} for others`;
}

function listOptions(options: readonly string[]): string {
  const [last, ...others] = options.toReversed();
  return others.length === 0 ? `${last}` : `${others.toReversed().join(', ')} and ${last}`;
}

/** Whose fact it is. Without a name, it is everything about the episode or the offer. */
function partsOf(field: string): { number?: string | undefined; place?: string | undefined; name: string | undefined } {
  const ofEpisodeThere = EPISODE_OFFER_FIELD.exec(field);
  if (ofEpisodeThere !== null) return { number: ofEpisodeThere[1], place: ofEpisodeThere[2], name: ofEpisodeThere[3] };
  const there = OFFER_FIELD.exec(field);
  if (there !== null) return { place: there[1], name: there[2] };
  const ofEpisode = EPISODE_FIELD.exec(field);
  return ofEpisode === null ? { name: field } : { number: ofEpisode[1], name: ofEpisode[2] };
}

interface Change {
  before: unknown;
  after: unknown;
  place: string | undefined;
  /** Of the series, not of an episode. */
  isOffer: boolean;
  defaults: readonly string[];
}

function changesOf(name: string | undefined, { before, after, place, isOffer, defaults }: Change): string[] {
  if (name === undefined) {
    return [isOffer && place !== undefined ? `new there, ${offerFacts(Object(after), place, defaults)}` : 'new there'];
  }
  if (name === 'thumbnail') return [after === null ? 'thumbnail gone' : 'thumbnail changed'];
  if (name === 'cover') return [before === null ? 'cover new' : 'cover changed'];
  return [`${NAMES[name] ?? name} ${shownValue(name, before, place)} → ${shownValue(name, after, place)}`];
}

/** @param place the platform of the fact: times are shown in its time zone */
function shownValue(name: string, value: unknown, place?: string): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number' && name.endsWith('AtMs')) return shownMoment(value, place);
  if (typeof value === 'string') return `"${value.length > 60 ? `${value.slice(0, 59)}…` : value}"`;
  return JSON.stringify(value);
}

function shownMoment(atMs: number, place: string | undefined): string {
  const zone = PLATFORMS.find(({ id }) => id === place)?.timeZone ?? 'UTC';
  return `${DateTime.fromMillis(atMs, { zone }).toFormat('yyyy-MM-dd HH:mm')} (${zone})`;
}
