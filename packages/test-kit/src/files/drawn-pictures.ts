import sharp, { type Sharp } from 'sharp';

/** Pictures drawn by arithmetic: the same on every machine, and all different. */

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

/** One row of smooth noise: neighbouring rows are similar. */
function smoothRow(widthPx: number, y: number, cellPx: number, seed: number): Float64Array {
  const ease = (share: number) => share ** 2 * (3 - 2 * share);
  const row = Math.floor(y / cellPx);
  const down = ease(y / cellPx - row);
  const points = Array.from({ length: Math.ceil(widthPx / cellPx) + 2 }, (_, column) => {
    return noise(column, row, seed) * (1 - down) + noise(column, row + 1, seed) * down;
  });
  const values = new Float64Array(widthPx);
  for (let x = 0; x < widthPx; x += 1) {
    const column = Math.floor(x / cellPx);
    const right = ease(x / cellPx - column);
    values[x] = (points[column] ?? 0) * (1 - right) + (points[column + 1] ?? 0) * right;
  }
  return values;
}

/** An endless cloudy landscape; `isPaper` leaves some of it white. */
function paint(
  { widthPx, heightPx }: DrawnSize,
  seed: number,
  topPx: number,
  isPaper: (x: number, y: number) => boolean,
): Sharp {
  const pixels = Buffer.alloc(widthPx * heightPx * 3, 255);
  for (let y = 0; y < heightPx; y += 1) {
    const clouds = smoothRow(widthPx, y + topPx, 90, seed);
    const grain = smoothRow(widthPx, y + topPx, 17, seed + 7);
    for (let x = 0; x < widthPx; x += 1) {
      if (isPaper(x, y)) continue;
      const at = (y * widthPx + x) * 3;
      const cloud = clouds[x] ?? 0;
      pixels[at] = 60 + 160 * cloud;
      pixels[at + 1] = 70 + 120 * (grain[x] ?? 0);
      pixels[at + 2] = 90 + 130 * (1 - cloud);
    }
  }
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

/** A comic's page: panels on white paper, with a margin all around. */
export function drawPage(seed: number, size: DrawnSize = { widthPx: 600, heightPx: 850 }): Sharp {
  const { widthPx, heightPx } = size;
  const margin = Math.round(widthPx / 20);
  const gutter = Math.round(widthPx / 60);
  const panelHeight = Math.round((heightPx - 2 * margin) / 3);
  const splits = [0, 1, 2, 3].map((row) => margin + (widthPx - 2 * margin) * (0.35 + 0.3 * noise(row, 0, seed)));
  return paint(size, seed, 0, (x, y) => {
    if (x < margin || y < margin || x >= widthPx - margin || y >= heightPx - margin) return true;
    const row = Math.floor((y - margin) / panelHeight);
    return (y - margin) % panelHeight < gutter || Math.abs(x - (splits[row] ?? 0)) < gutter / 2;
  });
}

/** A picture without margins, as in a webtoon; `topPx` is its start in an endless strip. */
export function drawStrip(seed: number, size: DrawnSize, topPx = 0): Sharp {
  return paint(size, seed, topPx, () => false);
}

/** One colour: compresses to almost nothing. */
export function drawBlank(size: DrawnSize): Sharp {
  return sharp({
    create: { width: size.widthPx, height: size.heightPx, channels: 3, background: '#ffffff' },
    limitInputPixels: false,
  });
}
