export interface WordmarkPart {
  kind: 'stroke' | 'balloon';
  path: string;
  xUnits: number;
}

export interface WordmarkDrawing {
  widthUnits: number;
  heightUnits: number;
  parts: WordmarkPart[];
}

const SIDE_UNITS = 2;
const HEIGHT_UNITS = 40;

/**
 * Draws a word in the letters of the word-mark, with the last "o" as a speech balloon.
 * Case does not matter. A character outside a–z is left out, because it would leave a gap.
 */
export function composeWordmark(word: string): WordmarkDrawing {
  const letters = [...word.toLowerCase()].filter((letter) => letter in LETTERS);
  const balloonIndex = letters.lastIndexOf('o');
  const parts: WordmarkPart[] = [];
  let xUnits = SIDE_UNITS;
  letters.forEach((letter, index) => {
    const isBalloon = index === balloonIndex;
    const shape = isBalloon ? BALLOON : LETTERS[letter];
    if (!shape) return;
    parts.push({ kind: isBalloon ? 'balloon' : 'stroke', path: shape.path, xUnits });
    xUnits += shape.widthUnits + LETTER_GAP_UNITS;
  });
  return {
    widthUnits: Math.max(xUnits - LETTER_GAP_UNITS + SIDE_UNITS, SIDE_UNITS * 2),
    heightUnits: HEIGHT_UNITS,
    parts,
  };
}

/** One letter of a word-mark: advance width and the stroke, on a grid with x-height 16–34 and ascender at 4. */
export interface Letter {
  widthUnits: number;
  path: string;
}

/** Geometric letters a to z, drawn with one round stroke. The last "o" of a word is `BALLOON` instead. */
export const LETTERS: Readonly<Record<string, Letter>> = {
  a: { widthUnits: 22, path: 'M19 16v18M19 25a9 9 0 1 1 0-.1' },
  b: { widthUnits: 22, path: 'M3 4v30M3 25a9 9 0 1 1 0 .1' },
  c: { widthUnits: 20, path: 'M17.5 19.6a9 9 0 1 0 0 10.8' },
  d: { widthUnits: 22, path: 'M19 4v30M19 25a9 9 0 1 1 0-.1' },
  e: { widthUnits: 22, path: 'M3 24h16a9 9 0 1 0-3 7' },
  f: { widthUnits: 15, path: 'M6 34V11q0-6 7-6M1 16h11' },
  g: { widthUnits: 22, path: 'M19 16v15q0 8-8 8-4 0-6.5-2M19 25a9 9 0 1 1 0-.1' },
  h: { widthUnits: 21, path: 'M3 4v30M3 25a7.5 7.5 0 0 1 15 0v9' },
  i: { widthUnits: 8, path: 'M4 16v18M4 7v.5' },
  j: { widthUnits: 10, path: 'M6 16v17q0 6-5 6M6 7v.5' },
  k: { widthUnits: 19, path: 'M3 4v30M16 16 4 26.5M8.5 23 17 34' },
  l: { widthUnits: 8, path: 'M4 4v30' },
  m: { widthUnits: 32, path: 'M3 34V16M3 25a6.5 6.5 0 0 1 13 0v9M16 25a6.5 6.5 0 0 1 13 0v9' },
  n: { widthUnits: 21, path: 'M3 34V16M3 25a7.5 7.5 0 0 1 15 0v9' },
  o: { widthUnits: 22, path: 'M11 16a9 9 0 1 1-.1 0' },
  p: { widthUnits: 22, path: 'M3 16v24M3 25a9 9 0 1 1 0 .1' },
  q: { widthUnits: 22, path: 'M19 16v24M19 25a9 9 0 1 1 0-.1' },
  r: { widthUnits: 14, path: 'M3 34V16M3 25q0-8.5 9-9' },
  s: { widthUnits: 18, path: 'M15 18.5Q13 16 9 16q-5.5 0-5.5 4.2Q3.5 24.5 9 25q6 .5 6 4.7Q15 34 9 34q-4.5 0-6.5-3' },
  t: { widthUnits: 15, path: 'M6 8v21q0 5 6 5M1 16h11' },
  u: { widthUnits: 21, path: 'M18 16v18M18 25a7.5 7.5 0 0 1-15 0v-9' },
  v: { widthUnits: 20, path: 'M2.5 16 10 34l7.5-18' },
  w: { widthUnits: 30, path: 'M2.5 16 9 34l6-15 6 15 6.5-18' },
  x: { widthUnits: 19, path: 'M3 16l13 18M16 16 3 34' },
  y: { widthUnits: 20, path: 'M2.5 16 10 33M17.5 16 8.5 37q-1 2.5-4 2.5' },
  z: { widthUnits: 19, path: 'M3 16h13L3 34h13.5' },
};

/** The speech balloon that stands for the last "o", 23 units wide. */
export const BALLOON: Letter = {
  widthUnits: 23,
  path: 'M10 14.5a10.5 10.5 0 1 1-4.5 20l-6 2.8 2-6.2a10.5 10.5 0 0 1 8.5-16.6Z',
};

const LETTER_GAP_UNITS = 4;
