import type { IngestSession } from '../book.ts';
import { RefusedInput } from '../ingest-refusal.ts';
import { MAX_DRAWING_BYTES, PICTURE_LIMITS } from '../limits.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import type { PageImage } from '../publication.ts';
import { detectContentKind } from '../source/content-kind.ts';
import { attributeOf, findElements } from '../text/markup-tree.ts';
import { readXml } from '../text/parse-document.ts';
import type { PackageDocument } from './package-document.ts';
import { PackageMetadata } from './package-metadata.ts';
import type { TextLibrary } from './text-library.ts';

function coverPath(book: PackageDocument): string | null {
  const stated = book.items.find(({ properties }) => properties.includes('cover-image'));
  if (stated !== undefined) return stated.path;
  const id = new PackageMetadata(book.root).meta('cover');
  return book.items.find((item) => item.id === id && item.mediaType.startsWith('image/'))?.path ?? null;
}

/** The largest picture embedded in a drawing (SVG); drawings themselves are not supported. */
function pictureInsideSvg(bytes: Buffer, path: string): Buffer | null {
  if (bytes.length > MAX_DRAWING_BYTES) return null;
  const references = findElements(readXml(bytes, path).root, 'image').map((image) => attributeOf(image, 'href') ?? '');
  const pictures = references.flatMap((reference) => {
    const comma = reference.indexOf(',');
    return /^data:image\/[a-z]+;base64$/.test(reference.slice(0, comma))
      ? Buffer.from(reference.slice(comma + 1), 'base64')
      : [];
  });
  return pictures.sort((left, right) => right.length - left.length)[0] ?? null;
}

/** Stores the cover named by the package document; for a drawing, its embedded picture. Warns if it cannot be shown. */
export async function readCover(
  book: PackageDocument,
  library: TextLibrary,
  session: IngestSession,
): Promise<PageImage | null> {
  const path = coverPath(book);
  if (path === null) return null;
  const { source } = library.files;
  try {
    const bytes = await library.files.read(path, PICTURE_LIMITS);
    if (bytes === null) return null;
    const isDrawing = detectContentKind(bytes) === 'svg';
    const picture = isDrawing ? pictureInsideSvg(bytes, path) : bytes;
    if (picture === null) {
      session.warn(`"${source.name}": its cover "${path}" is a drawing without a picture and was left out.`);
      return null;
    }
    const facts = await inspectPicture(picture, path);
    session.pixelBudget.spend(facts);
    return await session.pictures.saveWhole(picture, facts, path);
  } catch (error) {
    if (!(error instanceof RefusedInput) || error.entry === null || error.code === 'ARCHIVE_BOMB') throw error;
    session.warn(`"${source.name}": its cover "${path}" was left out: ${error.reason}.`);
    return null;
  }
}
