import sharp from 'sharp';
import { drawCover } from '../cover/cover.ts';
import { openFontBook } from '../lettering/faces.ts';
import { drawPage } from '../strip/pages.ts';
import { drawSlice } from '../strip/strip.ts';
import { workByKey } from '../works/catalogue.ts';
import type { ComicWork, Work } from '../works/work.ts';
import { readsFromRight } from './pictures.ts';
import { GENERATOR_VERSION, type PictureRecipe } from './recipe.ts';
import { drawThumbnail } from './thumbnail.ts';

const QUALITY = 80;
/** Of 0 to 6: more makes files a few per cent smaller and takes twice the time. */
const EFFORT = 2;
/** More than any picture of the catalogue has. */
const MOST_PIXELS = 4_000_000;

/**
 * Draws a picture from its recipe as SVG without any `<text>`. The same recipe gives the same bytes in every process.
 * Throws for a recipe of another generator version or of a work that this catalogue does not have.
 */
export async function drawSvg(recipe: PictureRecipe): Promise<string> {
  if (recipe.version !== GENERATOR_VERSION)
    throw new Error(`a recipe of generator ${recipe.version} cannot be drawn by generator ${GENERATOR_VERSION}`);
  const book = await openFontBook();
  const work = workByKey(recipe.work);
  const { subject, language } = recipe;
  switch (subject.kind) {
    case 'cover':
      return drawCover(book, work, language, subject.frame);
    case 'slice':
      return drawSlice(book, comicOf(work), language, subject.episode, subject.index);
    case 'page':
      return drawPage(book, comicOf(work), language, subject.episode, subject.index, readsFromRight(work, language));
    case 'thumbnail':
      return drawThumbnail(book, work, subject.episode);
  }
}

/**
 * Draws a picture as WebP (quality 80). Drawing takes the calling thread some 20 ms, rastering is off it; both also
 * work in a worker thread.
 */
export async function drawWebp(recipe: PictureRecipe): Promise<Buffer> {
  return sharp(Buffer.from(await drawSvg(recipe)), { limitInputPixels: MOST_PIXELS })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}

function comicOf(work: Work): ComicWork {
  if (work.kind !== 'comic') throw new Error(`${work.key} is a novel and has no pages`);
  return work;
}
