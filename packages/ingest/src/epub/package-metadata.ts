import { genreOf } from '@longstrip/core';
import {
  type BookMetadata,
  boundedLine,
  boundedSynopsis,
  calendarDay,
  uniqueCreators,
  uniqueWords,
} from '../book-metadata.ts';
import { normaliseEpisodeNumber } from '../naming/episode-number.ts';
import { normaliseLanguage } from '../naming/language.ts';
import type { PublicationCreator } from '../publication.ts';
import { attributeOf, childElements, findElement, type MarkupElement, rawTextOf, textOf } from '../text/markup-tree.ts';
import { plainTextOfHtml } from '../text/plain-text.ts';

/** Roles by MARC relator code. People with other codes (a scanner) are not named. */
const ROLES: Record<string, PublicationCreator['role']> = {
  aut: 'AUTHOR',
  aft: 'AUTHOR',
  adp: 'AUTHOR',
  cre: 'AUTHOR',
  ant: 'ORIGINAL',
  art: 'ARTIST',
  ill: 'ARTIST',
  clr: 'ARTIST',
  drm: 'ARTIST',
};

const MAX_DESCRIPTION_LENGTH = 100_000;

/** Maximum titles, authors or subjects. */
const MAX_ENTRIES_OF_A_KIND = 200;

/** The `metadata` element with its refinements. */
export class PackageMetadata {
  readonly #byName = new Map<string, MarkupElement[]>();
  /** Texts by refined id and property. */
  readonly #refinements = new Map<string, string[]>();

  constructor(root: MarkupElement) {
    const metadata = findElement(root, 'metadata');
    // EPUB 2 may wrap Dublin Core in another element.
    const parents = metadata === null ? [] : [metadata, ...childElements(metadata, 'dc-metadata')];
    for (const element of parents.flatMap((parent) => childElements(parent))) {
      const refined = element.name === 'meta' ? attributeOf(element, 'refines') : null;
      if (refined === null) append(this.#byName, element.name, element);
      else append(this.#refinements, `${refined} ${attributeOf(element, 'property') ?? ''}`, textOf(element) ?? '');
    }
  }

  /** Elements with this name that refine no other. */
  all(name: string): MarkupElement[] {
    const elements = this.#byName.get(name) ?? [];
    return name === 'meta' ? elements : elements.slice(0, MAX_ENTRIES_OF_A_KIND);
  }

  /** The text of a `meta`: EPUB 3 by property, EPUB 2 by name. */
  meta(property: string): string | null {
    for (const element of this.all('meta')) {
      if (attributeOf(element, 'property') === property) return boundedLine(textOf(element));
      if (attributeOf(element, 'name') === property) return boundedLine(attributeOf(element, 'content'));
    }
    return null;
  }

  refinements(element: MarkupElement, property: string): string[] {
    const id = attributeOf(element, 'id');
    const texts = id === null ? [] : (this.#refinements.get(`#${id} ${property}`) ?? []);
    return texts.slice(0, MAX_ENTRIES_OF_A_KIND).flatMap((text) => boundedLine(text) ?? []);
  }
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

function titleOf(metadata: PackageMetadata): string | null {
  const titles = metadata.all('title');
  const main = titles.find((title) => metadata.refinements(title, 'title-type').includes('main'));
  return boundedLine(textOf(main ?? titles.find((title) => textOf(title) !== null)));
}

/** The unique identifier among several (an ISBN, a shop's number). */
function identifierOf(metadata: PackageMetadata, root: MarkupElement): string | null {
  const ownId = attributeOf(root, 'unique-identifier');
  const identifiers = metadata.all('identifier');
  const own = identifiers.find((identifier) => ownId !== null && attributeOf(identifier, 'id') === ownId);
  return boundedLine(textOf(own ?? identifiers[0]));
}

function rolesOf(metadata: PackageMetadata, person: MarkupElement, whenSilent: PublicationCreator['role'][]) {
  const codes = [...metadata.refinements(person, 'role'), attributeOf(person, 'role')].flatMap((code) => code ?? []);
  return codes.length === 0 ? whenSilent : codes.flatMap((code) => ROLES[code.toLowerCase()] ?? []);
}

function creatorsOf(metadata: PackageMetadata): PublicationCreator[] {
  const people = [
    ...metadata.all('creator').map((person) => ({ person, roles: rolesOf(metadata, person, ['AUTHOR']) })),
    ...metadata.all('contributor').map((person) => ({ person, roles: rolesOf(metadata, person, []) })),
  ];
  return uniqueCreators(
    people.flatMap(({ person, roles }) => roles.map((role) => ({ name: boundedLine(textOf(person)) ?? '', role }))),
  );
}

interface Collection {
  name: string;
  position: string | null;
}

/** The series of a book. Other collections (`set`) are ignored. */
function collectionOf(metadata: PackageMetadata): Collection | null {
  for (const element of metadata.all('meta')) {
    const name = attributeOf(element, 'property') === 'belongs-to-collection' ? boundedLine(textOf(element)) : null;
    const [type = 'series'] = metadata.refinements(element, 'collection-type');
    if (name === null || type !== 'series') continue;
    return { name, position: metadata.refinements(element, 'group-position')[0] ?? null };
  }
  const name = metadata.meta('calibre:series');
  return name === null ? null : { name, position: metadata.meta('calibre:series_index') };
}

function publishedOn(metadata: PackageMetadata): string | null {
  const dates = metadata.all('date');
  const published = dates.find((date) => attributeOf(date, 'event') === 'publication') ?? dates[0];
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(textOf(published) ?? '');
  return match === null ? null : calendarDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Reads the metadata of the package document. `series` is its collection. */
export function readPackageMetadata(root: MarkupElement, isRightToLeft: boolean | null): BookMetadata {
  const metadata = new PackageMetadata(root);
  const collection = collectionOf(metadata);
  const [description] = metadata.all('description');
  const stated = metadata.all('meta').filter((meta) => attributeOf(meta, 'property') === 'schema:genre');
  const genres = tagsOfSubjects(stated.flatMap((genre) => textOf(genre) ?? []));
  return {
    identifier: identifierOf(metadata, root),
    title: titleOf(metadata),
    series: collection?.name ?? null,
    number: normaliseEpisodeNumber(collection?.position),
    volume: null,
    language: metadata.all('language').map((element) => normaliseLanguage(textOf(element)))[0] ?? null,
    synopsis:
      description === undefined
        ? null
        : boundedSynopsis(plainTextOfHtml(rawTextOf(description).slice(0, MAX_DESCRIPTION_LENGTH))),
    creators: creatorsOf(metadata),
    publisher: boundedLine(textOf(metadata.all('publisher')[0])),
    genres,
    tags: tagsOfSubjects(
      metadata.all('subject').flatMap((subject) => textOf(subject) ?? []),
      genres,
    ),
    isAdult: null,
    isRightToLeft,
    publishedOn: publishedOn(metadata),
  };
}

const MAX_TAGS = 10;
/** Longer headings do not fit into a tag. */
const MAX_TAG_LENGTH = 40;

/** Words that only state the form, audience or period. */
const FORM_WORDS =
  /^(?:(?:juvenile |young adult |adult )?(?:fiction|literature|nonfiction)|fiction,? general|general|novels?|texts?|books?|e-?books?|literary|classics?|translations?(?: into .*)?|history and criticism|early works to .*|(?:\d{1,2}(?:st|nd|rd|th) century)|[\d\s–?-]+)$/i;
/** Subject codes, addresses and call numbers. */
const CODE = /^(?:[A-Z]{2,3}\d{4,}|[A-Z]{1,2}\d+.*\d|https?:.*)$/;
/** In "Love stories" and "Fantasy fiction" the genre is the first word. */
const FORM_ENDING = /\s+(?:stories|story|fiction|tales|novels?)(?:,\s*\p{L}+)?$/iu;
const CHARACTER = /^([^,]+),\s*([^,]+?)\s*\((?:fictitious|fictional|imaginary) character.*\)$/i;

/** Separators in headings: "England -- Social life -- Fiction", "FICTION / Humorous / General", "a; b". */
function partsOf(subject: string): string[] {
  return subject.split(/\s*--+\s*|\s+[—–/]\s+|\s*;\s*/);
}

function readable(part: string): string[] {
  const trimmed = part.trim().replace(/[\s.,:]+$/, '');
  // Catalogues invert names: "Ukridge, Stanley (Fictitious character)".
  const name = trimmed.replace(CHARACTER, '$2 $1').replace(/\s*\([^)]*\)$/, '');
  if (name === '' || FORM_WORDS.test(name) || CODE.test(name) || [...name].length > MAX_TAG_LENGTH) return [];
  return [name];
}

/** Makes tags of a book's subject headings: one for each part, without generic words. Genres known to core come first. */
export function tagsOfSubjects(subjects: readonly string[], genres: readonly string[] = []): string[] {
  const known = new Set(genres.map(genreOf));
  const words = subjects.flatMap(partsOf).flatMap(readable);
  const tags = words.flatMap((word) => {
    const short = word.replace(FORM_ENDING, '');
    const genre = genreOf(word) === null && short !== word ? genreOf(short) : null;
    if (genre === null) return [word];
    return known.has(genre) ? [] : [short];
  });
  const taken = new Set(genres.map((genre) => genre.toLowerCase()));
  const unique = uniqueWords(tags).filter((tag) => !taken.has(tag.toLowerCase()));
  return [...unique.filter((tag) => genreOf(tag) !== null), ...unique.filter((tag) => genreOf(tag) === null)].slice(
    0,
    MAX_TAGS,
  );
}
