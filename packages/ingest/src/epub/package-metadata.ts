import { type BookMetadata, calendarDay, uniqueCreators, uniqueWords } from '../book-metadata.ts';
import { normaliseEpisodeNumber } from '../naming/episode-number.ts';
import { normaliseLanguage } from '../naming/language.ts';
import type { PublicationCreator } from '../publication.ts';
import { attributeOf, childElements, findElement, type MarkupElement, rawTextOf, textOf } from '../text/markup-tree.ts';
import { plainTextOfHtml } from '../text/plain-text.ts';

/** MARC relator codes, and what such a person is to a reader. Who is none of these (a scanner) is not named. */
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

/** The `metadata` element with what refines its parts. */
export class PackageMetadata {
  readonly #metadata: MarkupElement | null;

  constructor(root: MarkupElement) {
    this.#metadata = findElement(root, 'metadata');
  }

  all(name: string): MarkupElement[] {
    if (this.#metadata === null) return [];
    // EPUB 2 may wrap its Dublin Core in an element of its own.
    const wrappers = childElements(this.#metadata, 'dc-metadata');
    return [this.#metadata, ...wrappers].flatMap((parent) => childElements(parent, name));
  }

  /** The text of a `meta`: EPUB 3 by property, EPUB 2 by name. */
  meta(property: string): string | null {
    for (const element of this.all('meta')) {
      if (attributeOf(element, 'refines') !== null) continue;
      if (attributeOf(element, 'property') === property) return textOf(element);
      if (attributeOf(element, 'name') === property) return attributeOf(element, 'content')?.trim() || null;
    }
    return null;
  }

  refinements(element: MarkupElement, property: string): string[] {
    const id = attributeOf(element, 'id');
    if (id === null) return [];
    return this.all('meta').flatMap((meta) => {
      const isMeant = attributeOf(meta, 'refines') === `#${id}` && attributeOf(meta, 'property') === property;
      return isMeant ? (textOf(meta) ?? []) : [];
    });
  }
}

function titleOf(metadata: PackageMetadata): string | null {
  const titles = metadata.all('title');
  const main = titles.find((title) => metadata.refinements(title, 'title-type').includes('main'));
  return textOf(main ?? titles.find((title) => textOf(title) !== null));
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
    people.flatMap(({ person, roles }) => roles.map((role) => ({ name: textOf(person) ?? '', role }))),
  );
}

interface Collection {
  name: string;
  position: string | null;
}

/** The series that a book belongs to. A set of another kind (`set`: an edition in boxes) is not one. */
function collectionOf(metadata: PackageMetadata): Collection | null {
  for (const element of metadata.all('meta')) {
    const name = attributeOf(element, 'property') === 'belongs-to-collection' ? textOf(element) : null;
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

/** Reads what the package document says of the book. `series` is its collection. */
export function readPackageMetadata(root: MarkupElement, isRightToLeft: boolean | null): BookMetadata {
  const metadata = new PackageMetadata(root);
  const collection = collectionOf(metadata);
  const [description] = metadata.all('description');
  const genres = metadata.all('meta').filter((meta) => attributeOf(meta, 'property') === 'schema:genre');
  return {
    title: titleOf(metadata),
    series: collection?.name ?? null,
    number: normaliseEpisodeNumber(collection?.position),
    volume: null,
    language: metadata.all('language').map((element) => normaliseLanguage(textOf(element)))[0] ?? null,
    synopsis: description === undefined ? null : plainTextOfHtml(rawTextOf(description)),
    creators: creatorsOf(metadata),
    publisher: textOf(metadata.all('publisher')[0]),
    genres: uniqueWords(genres.flatMap((genre) => textOf(genre) ?? [])),
    tags: uniqueWords(metadata.all('subject').flatMap((subject) => textOf(subject) ?? [])),
    isAdult: null,
    isRightToLeft,
    publishedOn: publishedOn(metadata),
  };
}
