import type { PixelBand } from '../picture/mean-colour.ts';

/** Brightness of a picture's first and last row. */
export interface EdgeRows {
  first: Float64Array;
  last: Float64Array;
}

/** The verdict of one seam between two neighbours; none if both edges are plain margins. */
export type SeamVerdict = 'CONTINUES' | 'BREAKS' | 'SILENT';

const MIN_DEVIATION = 8;
const MIN_CORRELATION = 0.85;
/** Minimum number of seams with a verdict. */
const MIN_SPEAKING_SEAMS = 2;
const CONTINUING_SHARE = 0.6;

export function brightnessOfRow({ pixels, widthPx, channels }: PixelBand, row: number): Float64Array {
  const brightness = new Float64Array(widthPx);
  for (let column = 0; column < widthPx; column += 1) {
    const at = (row * widthPx + column) * channels;
    const red = pixels[at] ?? 0;
    brightness[column] =
      channels < 3 ? red : 0.299 * red + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  }
  return brightness;
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Compares the last row of a picture with the first row of the next: does the drawing continue? */
export function judgeSeam(above: EdgeRows, below: EdgeRows): SeamVerdict {
  const { last } = above;
  const { first } = below;
  if (last.length !== first.length) return 'BREAKS';
  const lastMean = meanOf(last);
  const firstMean = meanOf(first);
  let lastSquares = 0;
  let firstSquares = 0;
  let products = 0;
  for (let column = 0; column < last.length; column += 1) {
    const left = (last[column] ?? 0) - lastMean;
    const right = (first[column] ?? 0) - firstMean;
    lastSquares += left * left;
    firstSquares += right * right;
    products += left * right;
  }
  const quiet = MIN_DEVIATION * MIN_DEVIATION * last.length;
  if (lastSquares < quiet && firstSquares < quiet) return 'SILENT';
  if (lastSquares < quiet || firstSquares < quiet) return 'BREAKS';
  return products / Math.sqrt(lastSquares * firstSquares) >= MIN_CORRELATION ? 'CONTINUES' : 'BREAKS';
}

/** The verdict of all seams: the pictures are slices of one strip, or not; none with fewer than two verdicts. */
export function judgeSeams(verdicts: readonly SeamVerdict[]): SeamVerdict {
  const speaking = verdicts.filter((verdict) => verdict !== 'SILENT');
  if (speaking.length < MIN_SPEAKING_SEAMS) return 'SILENT';
  const continuing = speaking.filter((verdict) => verdict === 'CONTINUES').length;
  return continuing / speaking.length >= CONTINUING_SHARE ? 'CONTINUES' : 'BREAKS';
}
