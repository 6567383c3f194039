import { escapeXml } from './comic-info.ts';
import { writeZip, type ZipFileSpec } from './zip-writer.ts';

export interface EpubItemSpec {
  /** Path inside the EPUB's content folder. */
  href: string;
  data: string | Buffer;
  mediaType: string;
  properties?: string;
  fallback?: string;
  /** Place in the reading order: true, or the attributes of its `itemref`. */
  spine?: true | string;
  /** The id in the reading order, instead of its own. */
  idref?: string;
  /** Line in the table of contents. */
  toc?: string;
  /** Referred to everywhere, but missing in the archive. */
  isAbsent?: boolean;
}

export interface EpubSpec {
  title: string;
  language: string;
  items: readonly EpubItemSpec[];
  /** Further elements of the package's metadata. */
  metadata?: string;
  creators?: readonly { name: string; role: string }[];
  direction?: 'ltr' | 'rtl' | 'default';
  /** Parts of a faulty archive. */
  overrides?: { mimetype?: string | null; container?: string | null; nav?: string; extra?: readonly ZipFileSpec[] };
}

const CONTAINER =
  '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
  '<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

function idOf(index: number): string {
  return `item${index + 1}`;
}

function packageDocument({ title, language, items, metadata = '', creators = [], direction }: EpubSpec): string {
  const people = creators.map(
    ({ name, role }, index) =>
      `<dc:creator id="c${index}">${escapeXml(name)}</dc:creator><meta refines="#c${index}" property="role" scheme="marc:relators">${role}</meta>`,
  );
  const manifest = items.map(({ href, mediaType, properties, fallback }, index) => {
    const more = `${properties === undefined ? '' : ` properties="${properties}"`}${fallback === undefined ? '' : ` fallback="${fallback}"`}`;
    return `<item id="${idOf(index)}" href="${escapeXml(encodeURI(href))}" media-type="${mediaType}"${more}/>`;
  });
  const spine = items.flatMap(({ spine: place, idref }, index) => {
    if (place === undefined) return [];
    return `<itemref idref="${escapeXml(idref ?? idOf(index))}"${place === true ? '' : ` ${place}`}/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">`,
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:test-kit:${encodeURIComponent(title)}</dc:identifier>`,
    `<dc:title>${escapeXml(title)}</dc:title><dc:language>${language}</dc:language>${people.join('')}${metadata}`,
    '<meta property="dcterms:modified">2024-01-01T00:00:00Z</meta></metadata>',
    `<manifest>${manifest.join('')}<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/></manifest>`,
    `<spine${direction === undefined ? '' : ` page-progression-direction="${direction}"`}>${spine.join('')}</spine></package>`,
  ].join('\n');
}

function navigation({ title, language, items }: EpubSpec): string {
  const lines = items.flatMap(({ href, toc }) =>
    toc === undefined ? [] : `<li><a href="${escapeXml(encodeURI(href))}">${escapeXml(toc)}</a></li>`,
  );
  return writeXhtml({ title, language, body: `<nav epub:type="toc"><ol>${lines.join('')}</ol></nav>` });
}

/** Writes an XHTML file of an EPUB. */
export function writeXhtml(page: {
  title: string;
  language: string;
  body: string;
  head?: string;
  htmlAttributes?: string;
  bodyAttributes?: string;
}): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE html>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${page.language}" lang="${page.language}"${page.htmlAttributes === undefined ? '' : ` ${page.htmlAttributes}`}>`,
    `<head><title>${escapeXml(page.title)}</title>${page.head ?? ''}</head>`,
    `<body${page.bodyAttributes === undefined ? '' : ` ${page.bodyAttributes}`}>${page.body}</body></html>`,
  ].join('\n');
}

/** Writes an EPUB 3; the same parts give the same bytes. */
export function writeEpub(spec: EpubSpec): Buffer {
  const { overrides = {} } = spec;
  const { mimetype = 'application/epub+zip', container = CONTAINER } = overrides;
  return writeZip([
    ...(mimetype === null ? [] : [{ name: 'mimetype', data: mimetype, store: true }]),
    ...(container === null ? [] : [{ name: 'META-INF/container.xml', data: container }]),
    { name: 'EPUB/package.opf', data: packageDocument(spec) },
    { name: 'EPUB/nav.xhtml', data: overrides.nav ?? navigation(spec) },
    ...spec.items
      .filter(({ isAbsent }) => isAbsent !== true)
      .map(({ href, data }) => ({ name: `EPUB/${href}`, data, store: typeof data !== 'string' })),
    ...(overrides.extra ?? []),
  ]);
}
