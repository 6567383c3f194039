import { FRAMES } from '../cover/cover.ts';
import type { SeriesPictures } from '../demo-series.ts';
import { mix } from '../draw/colour.ts';
import { itemAt } from '../draw/geometry.ts';
import { layPages, PAGE_HEIGHT_PX } from '../strip/pages.ts';
import { lookOfPage, looksOfSlices } from '../strip/regions.ts';
import { layStrip, SLICE_HEIGHT_PX, STRIP_WIDTH_PX } from '../strip/strip.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { ComicWork, Work } from '../works/work.ts';
import { type CoverFrame, type DemoPicture, GENERATOR_VERSION, type PictureSubject } from './recipe.ts';
import { THUMBNAIL_HEIGHT_PX, THUMBNAIL_WIDTH_PX } from './thumbnail.ts';
import { hourOf } from './work-colours.ts';

function picture(
  work: Work,
  language: DemoLanguage,
  name: string,
  size: readonly [number, number],
  placeholder: string,
  subject: PictureSubject,
): DemoPicture {
  return {
    key: `v${GENERATOR_VERSION}/${work.key}/${language}/${name}`,
    widthPx: size[0],
    heightPx: size[1],
    placeholder,
    recipe: { version: GENERATOR_VERSION, work: work.key, language, subject },
  };
}

const padded = (value: number): string => String(value).padStart(2, '0');

/** Whether a comic's pages run from right to left in a language. */
export const readsFromRight = (work: Work, language: DemoLanguage): boolean =>
  work.kind === 'comic' &&
  work.form === 'pages' &&
  ((language === 'ja' && work.balloons.vertical === true) || language === 'ar');

/** The key art of a work in a language, in every frame. */
export function coverPictures(work: Work, language: DemoLanguage): SeriesPictures {
  const p = hourOf(work, work.cover.hour);
  const colour = mix(p.sky[1], p.near, 0.45);
  const cover = (frame: CoverFrame) => {
    const { widthPx, heightPx } = FRAMES[frame];
    return picture(work, language, `cover-${frame.toLowerCase()}`, [widthPx, heightPx], colour, {
      kind: 'cover',
      frame,
    });
  };
  const vertical = cover('VERTICAL');
  const square = cover('SQUARE');
  return {
    VERTICAL: vertical,
    COVER: vertical,
    MAIN: square,
    SQUARE: square,
    DETAIL: cover('DETAIL'),
    HORIZONTAL_TYPE_A: cover('WIDE'),
    HORIZONTAL_TYPE_B: cover('BANNER'),
  };
}

/** The small picture of an episode. */
export function episodeThumbnail(work: Work, language: DemoLanguage, episode: number): DemoPicture {
  const hours = Object.values(work.hours);
  const p = itemAt(hours, episode % hours.length);
  return picture(
    work,
    language,
    `ep-${padded(episode + 1)}/thumbnail`,
    [THUMBNAIL_WIDTH_PX, THUMBNAIL_HEIGHT_PX],
    mix(p.sky[1], p.far, 0.4),
    { kind: 'thumbnail', episode },
  );
}

/** An episode's slices or pages in reading order. */
export function episodePages(work: ComicWork, language: DemoLanguage, episode: number): DemoPicture[] {
  if (work.form === 'pages')
    return layPages(work, episode, readsFromRight(work, language)).map((page, index) => {
      const first = page.panels[0]?.panel;
      const p = hourOf(work, first?.hour ?? work.cover.hour);
      const drawn = picture(
        work,
        language,
        `ep-${padded(episode + 1)}/page-${padded(index + 1)}`,
        [page.widthPx, PAGE_HEIGHT_PX],
        mix(p.sky[1], '#ffffff', 0.4),
        { kind: 'page', episode, index },
      );
      return { ...drawn, look: lookOfPage(language, page, readsFromRight(work, language)) };
    });
  const layout = layStrip(work, episode);
  const looks = looksOfSlices(language, layout);
  return layout.slicesPx.map((heightPx, index) => {
    const middle = index * SLICE_HEIGHT_PX + heightPx / 2;
    const nearest = layout.panels.find(({ box }) => box.y + box.h > middle)?.panel;
    const p = hourOf(work, nearest?.hour ?? work.cover.hour);
    const drawn = picture(
      work,
      language,
      `ep-${padded(episode + 1)}/slice-${padded(index + 1)}`,
      [STRIP_WIDTH_PX, heightPx],
      mix(mix(p.sky[1], p.far, 0.3), work.gutter, 0.3),
      { kind: 'slice', episode, index },
    );
    return { ...drawn, ...(looks[index] === undefined ? {} : { look: looks[index] }) };
  });
}
