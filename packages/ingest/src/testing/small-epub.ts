import { type EpubItemSpec, type EpubSpec, writeEpub, writeXhtml } from '@longstrip/test-kit/files';
import type { Publication } from '../publication.ts';
import { ingestBytes, publicationOf } from './ingest-bytes.ts';

const XHTML = 'application/xhtml+xml';

/** A chapter of an EPUB, with a line in its table of contents or without. */
export function chapterFile(
  href: string,
  body: string,
  more: Partial<EpubItemSpec> & { head?: string } = {},
): EpubItemSpec {
  const { head, ...rest } = more;
  const data = writeXhtml({ title: href, language: 'en', body, ...(head === undefined ? {} : { head }) });
  return { href, mediaType: XHTML, spine: true, data, ...rest };
}

/** Ingests an EPUB of these files. */
export async function readEpubOf(
  items: readonly EpubItemSpec[],
  overrides: EpubSpec['overrides'] = {},
  metadata = '',
): Promise<Publication> {
  return publicationOf(
    await ingestBytes('book.epub', writeEpub({ title: 'Book', language: 'en', items, overrides, metadata })),
  );
}

/** The text pages of an episode, joined. */
export function htmlOf(publication: Publication, episode = 0): string {
  const pages = publication.episodes[episode]?.pages ?? [];
  return pages.map((page) => (page.kind === 'text' ? page.html : '[picture]')).join('\n');
}
