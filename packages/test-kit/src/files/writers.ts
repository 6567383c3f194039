import { crc32, deflateRawSync } from 'node:zlib';

/** A file for an archive; the optional fields are for archives with false data. */
export interface ZipFileSpec {
  /** Bytes are written unchanged, in whatever character set. */
  name: string | Buffer;
  data: Buffer | string;
  /** Default: deflate. */
  store?: boolean;
  /** Raw content for the method, instead of the compressed `data`. */
  packed?: Buffer;
  method?: number;
  /** General purpose flags, without the one for UTF-8 names, which is set for names given as text. */
  flags?: number;
  claimedBytes?: number;
  claimedCrc?: number;
  /** Compressed size in the directory, instead of the true one. */
  claimedPackedBytes?: number;
  /** Offset of the file in the directory, instead of the true one. */
  claimedOffset?: number;
  /** The length of extra fields that the local header claims; none are written. */
  localFieldBytes?: number;
}

export interface ZipOptions {
  /** Bytes before the first file. */
  prefix?: Buffer;
  comment?: string;
  /** Sizes and offsets in ZIP64 fields, as large archives have them. */
  zip64?: boolean;
}

const UTF8_NAMES = 0x800;
/** 1 January 2020, midnight: the same files give the same bytes. */
const DOS_DATE = ((2020 - 1980) << 9) | (1 << 5) | 1;

function fields(...parts: [bytes: 2 | 4 | 8, value: number][]): Buffer {
  return Buffer.concat(
    parts.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value));
      else buffer.writeUIntLE(value >>> 0, 0, bytes);
      return buffer;
    }),
  );
}

interface PackedFile {
  name: Buffer;
  packed: Buffer;
  method: number;
  flags: number;
  crc: number;
  unpackedBytes: number;
  /** As in the directory. */
  packedBytes: number;
  localFieldBytes: number;
  offset: number;
}

function pack(spec: ZipFileSpec): Omit<PackedFile, 'offset'> {
  const data = typeof spec.data === 'string' ? Buffer.from(spec.data) : spec.data;
  const packed = spec.packed ?? (spec.store ? data : deflateRawSync(data));
  return {
    name: typeof spec.name === 'string' ? Buffer.from(spec.name) : spec.name,
    packed,
    packedBytes: spec.claimedPackedBytes ?? packed.length,
    localFieldBytes: spec.localFieldBytes ?? 0,
    method: spec.method ?? (spec.store ? 0 : 8),
    flags: (spec.flags ?? 0) | (typeof spec.name === 'string' ? UTF8_NAMES : 0),
    crc: spec.claimedCrc ?? crc32(data),
    unpackedBytes: spec.claimedBytes ?? data.length,
  };
}

function localHeader(file: PackedFile): Buffer {
  return Buffer.concat([
    fields([4, 0x04034b50], [2, 20], [2, file.flags], [2, file.method], [2, 0], [2, DOS_DATE], [4, file.crc]),
    fields([4, file.packed.length], [4, file.unpackedBytes], [2, file.name.length], [2, file.localFieldBytes]),
    file.name,
  ]);
}

function centralHeader(file: PackedFile, zip64: boolean): Buffer {
  const extra = zip64
    ? fields([2, 1], [2, 24], [8, file.unpackedBytes], [8, file.packedBytes], [8, file.offset])
    : Buffer.alloc(0);
  const size = (value: number) => (zip64 ? 0xffffffff : value);
  return Buffer.concat([
    fields([4, 0x02014b50], [2, 20], [2, 20], [2, file.flags], [2, file.method], [2, 0], [2, DOS_DATE], [4, file.crc]),
    fields([4, size(file.packedBytes)], [4, size(file.unpackedBytes)], [2, file.name.length], [2, extra.length]),
    fields([2, 0], [2, 0], [2, 0], [4, 0], [4, size(file.offset)]),
    file.name,
    extra,
  ]);
}

function zip64End(count: number, directoryBytes: number, directoryOffset: number): Buffer {
  return Buffer.concat([
    fields([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count]),
    fields([8, directoryBytes], [8, directoryOffset]),
    fields([4, 0x07064b50], [4, 0], [8, directoryOffset + directoryBytes], [4, 1]),
  ]);
}

/** Writes a ZIP archive; the same files give the same bytes. */
export function writeZip(files: readonly ZipFileSpec[], options: ZipOptions = {}): Buffer {
  // A prefix comes before a finished archive, whose directory does not count it.
  const parts: Buffer[] = [options.prefix ?? Buffer.alloc(0)];
  let offset = 0;
  const packed = files.map((spec) => {
    const file: PackedFile = { ...pack(spec), offset };
    const whole = Buffer.concat([localHeader(file), file.packed]);
    parts.push(whole);
    offset += whole.length;
    return { ...file, offset: spec.claimedOffset ?? file.offset };
  });
  const zip64 = options.zip64 === true;
  const directory = Buffer.concat(packed.map((file) => centralHeader(file, zip64)));
  const comment = Buffer.from(options.comment ?? '');
  const small = (value: number, limit: number) => (zip64 ? limit : value);
  return Buffer.concat([
    ...parts,
    directory,
    zip64 ? zip64End(packed.length, directory.length, offset) : Buffer.alloc(0),
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, small(packed.length, 0xffff)], [2, small(packed.length, 0xffff)]),
    fields([4, small(directory.length, 0xffffffff)], [4, small(offset, 0xffffffff)], [2, comment.length]),
    comment,
  ]);
}

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

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
