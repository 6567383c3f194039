import { BALLOON, LETTER_GAP_UNITS, LETTERS } from './wordmark-letters.ts';

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
 * Sets a word in the word-mark's letters, the last "o" as a speech balloon.
 * Case does not matter; a character outside a–z is left out, as it would be a hole in the mark.
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
