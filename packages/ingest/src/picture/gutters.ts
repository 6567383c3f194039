import sharp from 'sharp';

/** Plain rows of a picture, in pixels: the first one, and the one after the last. */
export type Gutter = [startPx: number, endPx: number];

/** Parts into which a row is divided: a part with a thin line still differs from the others. */
const PARTS = 48;
/** Height of the rows that are compared together, as a share of the picture's width. */
const STEP = 1 / 200;
/** How much the parts of a row may differ in a colour channel of 256 levels: paper has a grain, and files lose a little. */
const TOLERANCE = 14;
/** Minimum height of a gutter, as a share of the picture's width. Not at the edges: it may continue in the next slice. */
const LEAST = 1 / 50;
/** Maximum gutters; no real slice has more. */
const MOST = 64;

/**
 * The gutters of a slice of a strip (JPEG, PNG or WebP): rows without drawing between panels, where the strip may be cut.
 * Their colour may change from row to row, as in a fade. Throws for bytes that do not decode, or have more than
 * `limitInputPixels` pixels.
 */
export async function guttersOf(bytes: Uint8Array, limitInputPixels: number): Promise<Gutter[]> {
  const picture = sharp(bytes, { limitInputPixels });
  const { width, height } = await picture.metadata();
  const rows = Math.max(1, Math.round(height / Math.max(1, width * STEP)));
  const { data, info } = await picture
    .toColourspace('srgb')
    .resize(PARTS, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowBytes = PARTS * info.channels;
  const isPlain = (row: number) => isPlainRow(data.subarray(row * rowBytes, (row + 1) * rowBytes), info.channels);
  const found: Gutter[] = [];
  let start = 0;
  for (let row = 0; row <= rows; row += 1) {
    if (row < rows && isPlain(row)) continue;
    const gutter = gutterOf(start, row, { rows, width, height });
    if (gutter !== null) found.push(gutter);
    start = row + 1;
  }
  return found.slice(0, MOST);
}

/** The gutter of a run of plain rows. Its first and last row may include a little of the drawing, and are left out. */
function gutterOf(
  start: number,
  end: number,
  { rows, width, height }: { rows: number; width: number; height: number },
): Gutter | null {
  const isAtEdge = start === 0 || end === rows;
  const startPx = start === 0 ? 0 : Math.ceil(((start + 1) * height) / rows);
  const endPx = end === rows ? height : Math.floor(((end - 1) * height) / rows);
  return endPx - startPx >= (isAtEdge ? 1 : width * LEAST) ? [startPx, endPx] : null;
}

function isPlainRow(row: Uint8Array, channels: number): boolean {
  for (let channel = 0; channel < channels; channel += 1) {
    let least = 255;
    let most = 0;
    for (let at = channel; at < row.length; at += channels) {
      const level = row[at] ?? 0;
      if (level < least) least = level;
      if (level > most) most = level;
    }
    if (most - least > TOLERANCE) return false;
  }
  return true;
}
