import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Harfbuzz from 'harfbuzzjs';
import { ownRequire } from '../own-folder.ts';
import type { DemoLanguage } from '../works/language.ts';
import { FONTS, type FontRef, SUBSETS, type Voice } from './voices.ts';
import { unpackWoff } from './woff.ts';

/** One font file, ready to be shaped with. */
export interface Face {
  name: string;
  font: Harfbuzz.Font;
  unitsPerEm: number;
  has(codePoint: number): boolean;
  /** Outline of a glyph in font units, y up. */
  outlineOf(glyph: number): string;
}

/** The shaper and the fonts of a language's voices, loaded once in a process. */
export interface FontBook {
  harfbuzz: typeof Harfbuzz;
  stack(language: DemoLanguage, voice: Voice): readonly Face[];
}

let opened: Promise<FontBook> | undefined;

/** Opens the book; a second call gives the same one. */
export function openFontBook(): Promise<FontBook> {
  opened ??= load();
  return opened;
}

async function load(): Promise<FontBook> {
  const harfbuzz: typeof Harfbuzz = await import(pathToFileURL(ownRequire.resolve('harfbuzzjs')).href);
  const faces = new Map<string, Face | null>();
  const stacks = new Map<string, readonly Face[]>();
  const faceOf = (ref: FontRef, subset: string): Face | null => {
    const name = `${ref.family}-${subset}-${ref.weight}`;
    const known = faces.get(name);
    if (known !== undefined) return known;
    const folder = dirname(ownRequire.resolve(`@fontsource/${ref.family}/package.json`));
    const file = join(folder, 'files', `${name}-normal.woff`);
    const face = existsSync(file) ? openFace(harfbuzz, name, file) : null;
    faces.set(name, face);
    return face;
  };
  return {
    harfbuzz,
    stack: (language, voice) => {
      const key = `${language}/${voice}`;
      const known = stacks.get(key);
      if (known) return known;
      const list = SUBSETS[language].flatMap((subset) => FONTS[language][voice].map((ref) => faceOf(ref, subset)));
      const present = list.filter((face) => face !== null);
      if (present.length === 0) throw new Error(`no font file for ${key}: are the @fontsource packages installed?`);
      stacks.set(key, present);
      return present;
    },
  };
}

function openFace(harfbuzz: typeof Harfbuzz, name: string, file: string): Face {
  const data = unpackWoff(readFileSync(file));
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(data).buffer), 0);
  const font = new harfbuzz.Font(face);
  const covered = new Set(face.collectUnicodes());
  const outlines = new Map<number, string>();
  return {
    name,
    font,
    unitsPerEm: face.upem,
    has: (codePoint) => covered.has(codePoint),
    outlineOf: (glyph) => {
      const known = outlines.get(glyph);
      if (known !== undefined) return known;
      const outline = font.glyphToPath(glyph);
      outlines.set(glyph, outline);
      return outline;
    },
  };
}
