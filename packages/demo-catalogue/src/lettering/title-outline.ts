import type { Random } from '../draw/random.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { FontBook } from './faces.ts';
import { outlineOf, type ShapedLine, shapeLine } from './shape.ts';
import type { TitleBox, TitleLook } from './title.ts';

/** Line pitch and height of the letters in ems. */
const METRICS: Record<DemoLanguage, readonly [pitch: number, height: number]> = {
  en: [0.94, 0.76],
  ja: [1.08, 0.9],
  'zh-Hant': [1.08, 0.9],
  th: [1.16, 1.02],
  ar: [0.92, 0.72],
};

export interface SetTitle {
  outline: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** A hundredth of the smallest line's size: widths of outlines grow with it. */
  unit: number;
  /** Ends of the last line. */
  footLeft: number;
  footRight: number;
}

export function setTitle(
  book: FontBook,
  text: string,
  language: DemoLanguage,
  look: TitleLook,
  box: TitleBox,
  random: Random,
): SetTitle {
  const lines = text
    .split('\n')
    .map((part) => (look.capitals && language === 'en' ? part.toLocaleUpperCase('en') : part));
  const size = 200;
  const track = language === 'en' && look.voice === 'tech' ? 10 : language === 'en' && look.voice === 'regal' ? 4 : 0;
  const runs = lines.map((part) => shapeLine(book, part, language, look.voice, size, { trackPx: track }));
  const widest = Math.max(...runs.map((run) => run.lengthPx));
  const [pitch, height] = METRICS[language];
  const wide = (run: ShapedLine) =>
    look.justify ? Math.min(box.w / run.lengthPx, (box.w / widest) * 1.8) : box.w / widest;
  let scales = runs.map(wide);
  const total = (list: readonly number[]) =>
    list.reduce((sum, scale, index) => sum + scale * size * (index ? pitch : height), 0);
  const excess = box.h / total(scales);
  if (excess < 1) scales = scales.map((scale) => scale * excess);
  let y = box.y + (box.h - total(scales)) / 2;
  const found: SetTitle = {
    outline: '',
    left: Number.POSITIVE_INFINITY,
    right: 0,
    top: Number.POSITIVE_INFINITY,
    bottom: 0,
    footLeft: 0,
    footRight: 0,
    unit: Math.max(Math.min(...scales) * size * 0.01, box.w / 900),
  };
  runs.forEach((run, index) => {
    const scale = scales[index] ?? 1;
    y += scale * size * (index ? pitch : height);
    const length = run.lengthPx * scale;
    const x =
      box.align === 'left' ? box.x : box.align === 'right' ? box.x + box.w - length : box.x + (box.w - length) / 2;
    found.outline += bentOutline(run, language, look, x, y, scale, random);
    found.footLeft = x;
    found.footRight = x + length;
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x + length);
    found.top = Math.min(found.top, y - scale * size * height);
    found.bottom = Math.max(found.bottom, y);
  });
  return found;
}

/** Titles lean, bounce or tremble by treatment; joined and stacked scripts only lean. */
function bentOutline(
  run: ShapedLine,
  language: DemoLanguage,
  look: TitleLook,
  x: number,
  y: number,
  scale: number,
  random: Random,
): string {
  const joined = language === 'ar' || language === 'th';
  const lean = look.treatment === 'blaze' ? -0.14 : 0;
  const arc = look.treatment === 'pop' && !joined ? 20 : 0;
  const tremble = run.glyphs.map((_, index) =>
    look.treatment === 'pop'
      ? [(index % 2 ? -1 : 1) * 0.03, (index % 2 ? 1 : -1) * 4]
      : look.treatment === 'drip'
        ? [random.between(-0.03, 0.03), random.between(-4, 4)]
        : [0, 0],
  );
  const middle = run.lengthPx / 2;
  return outlineOf(run, (px, py, index) => {
    const [turn = 0, lift = 0] = joined ? [0, 0] : (tremble[index] ?? [0, 0]);
    const glyph = run.glyphs[index];
    const centre = glyph ? glyph.x + glyph.advance / 2 : 0;
    let tx = centre + (px - centre) * Math.cos(turn) - (py + 60) * Math.sin(turn);
    let ty = (px - centre) * Math.sin(turn) + py + lift;
    if (arc) ty += ((tx - middle) / run.lengthPx) ** 2 * arc * 4 - arc;
    tx += ty * lean;
    return [x + tx * scale, y + ty * scale];
  });
}
