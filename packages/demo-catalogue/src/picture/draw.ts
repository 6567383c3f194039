import { drawCover } from '../cover/cover.ts';
import { openFontBook } from '../lettering/faces.ts';
import { drawPage } from '../strip/pages.ts';
import { drawSlice } from '../strip/strip.ts';
import { workByKey } from '../works/catalogue.ts';
import type { ComicWork, Work } from '../works/work.ts';
import { readsFromRight } from './pictures.ts';
import { GENERATOR_VERSION, type PictureRecipe } from './recipe.ts';
import { drawThumbnail } from './thumbnail.ts';
import { rasterWebp } from './webp.ts';

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
  return rasterWebp(await drawSvg(recipe));
}

function comicOf(work: Work): ComicWork {
  if (work.kind !== 'comic') throw new Error(`${work.key} is a novel and has no pages`);
  return work;
}
