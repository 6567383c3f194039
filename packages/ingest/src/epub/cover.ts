import type { IngestSession } from '../book.ts';
import { MAX_PICTURE_BYTES } from '../limits.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import type { PageImage } from '../publication.ts';
import { RefusedInput } from '../refused-input.ts';
import { detectContentKind } from '../source/content-kind.ts';
import type { PackageDocument } from './package-document.ts';
import { PackageMetadata } from './package-metadata.ts';
import type { TextLibrary } from './text-library.ts';

const EMBEDDED_PICTURE =
  /<image\b[^>]*?\bhref\s*=\s*["']data:image\/(?:jpe?g|png|webp);base64,([A-Za-z0-9+/=\s]+)["']/gi;

function coverPath(book: PackageDocument): string | null {
  const stated = book.items.find(({ properties }) => properties.includes('cover-image'));
  if (stated !== undefined) return stated.path;
  const id = new PackageMetadata(book.root).meta('cover');
  return book.items.find((item) => item.id === id && item.mediaType.startsWith('image/'))?.path ?? null;
}

/** The largest picture that a drawing carries inside: drawings themselves are not taken. */
function pictureInsideSvg(bytes: Buffer): Buffer | null {
  const pictures = [...bytes.toString('latin1').matchAll(EMBEDDED_PICTURE)].map(([, data = '']) =>
    Buffer.from(data, 'base64'),
  );
  return pictures.sort((left, right) => right.length - left.length)[0] ?? null;
}

/**
 * Stores the cover that the package document names. One that cannot be shown is left out with a warning; of a drawing
 * the picture that it carries is taken.
 */
export async function readCover(
  book: PackageDocument,
  library: TextLibrary,
  session: IngestSession,
): Promise<PageImage | null> {
  const path = coverPath(book);
  if (path === null) return null;
  const { source } = library.files;
  try {
    const bytes = await library.files.read(path, MAX_PICTURE_BYTES);
    if (bytes === null) return null;
    const isDrawing = detectContentKind(bytes) === 'svg';
    const picture = isDrawing ? pictureInsideSvg(bytes) : bytes;
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
