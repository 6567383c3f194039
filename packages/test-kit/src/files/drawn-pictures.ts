import sharp, { type Sharp } from 'sharp';

/** Pictures drawn by arithmetic: the same on every machine, each one telling itself from the others. */

interface DrawnSize {
  widthPx: number;
  heightPx: number;
}

/** A cheap hash of three whole numbers to 0…1. */
function noise(x: number, y: number, seed: number): number {
  let value = (x * 374_761_393 + y * 668_265_263 + seed * 974_634_777) | 0;
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
  return ((value ^ (value >>> 16)) >>> 0) / 0xffffffff;
}

/** Noise that goes smoothly from one grid point to the next, so that neighbouring rows are alike. */
function smoothNoise(x: number, y: number, cellPx: number, seed: number): number {
  const column = Math.floor(x / cellPx);
  const row = Math.floor(y / cellPx);
  const right = (x / cellPx - column) ** 2 * (3 - 2 * (x / cellPx - column));
  const down = (y / cellPx - row) ** 2 * (3 - 2 * (y / cellPx - row));
  const top = noise(column, row, seed) * (1 - right) + noise(column + 1, row, seed) * right;
  const bottom = noise(column, row + 1, seed) * (1 - right) + noise(column + 1, row + 1, seed) * right;
  return top * (1 - down) + bottom * down;
}

function paint(
  { widthPx, heightPx }: DrawnSize,
  colourAt: (x: number, y: number) => readonly [number, number, number],
) {
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) pixels.set(colourAt(x, y), (y * widthPx + x) * 3);
  }
  return pixels;
}

function open(pixels: Buffer, { widthPx, heightPx }: DrawnSize): Sharp {
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

function landscape(x: number, y: number, seed: number): readonly [number, number, number] {
  const cloud = smoothNoise(x, y, 90, seed);
  const grain = smoothNoise(x, y, 17, seed + 7);
  return [60 + 160 * cloud, 70 + 120 * grain, 90 + 130 * (1 - cloud)];
}

/** A comic's page: panels on white paper, with a margin all around. */
export function drawPage(seed: number, size: DrawnSize = { widthPx: 600, heightPx: 850 }): Sharp {
  const margin = Math.round(size.widthPx / 20);
  const gutter = Math.round(size.widthPx / 60);
  const panelHeight = Math.round((size.heightPx - 2 * margin) / 3);
  const pixels = paint(size, (x, y) => {
    const inside = x >= margin && x < size.widthPx - margin && y >= margin && y < size.heightPx - margin;
    const split =
      margin +
      Math.round((size.widthPx - 2 * margin) * (0.35 + 0.3 * noise(Math.floor((y - margin) / panelHeight), 0, seed)));
    const inGutter = (y - margin) % panelHeight < gutter || Math.abs(x - split) < gutter / 2;
    return inside && !inGutter ? landscape(x, y, seed) : [255, 255, 255];
  });
  return open(pixels, size);
}

/** A picture that fills its paper to the edge, as in a webtoon; `topPx` is where in an endless strip it starts. */
export function drawStrip(seed: number, size: DrawnSize, topPx = 0): Sharp {
  return open(
    paint(size, (x, y) => landscape(x, y + topPx, seed)),
    size,
  );
}

/** One colour, edge to edge: packs to almost nothing. */
export function drawBlank(size: DrawnSize): Sharp {
  return sharp({
    create: { width: size.widthPx, height: size.heightPx, channels: 3, background: '#ffffff' },
    limitInputPixels: false,
  });
}
