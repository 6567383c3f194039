/**
 * Renders contact sheets to look at: `pnpm --filter @longstrip/demo-catalogue sheet -- <folder> [platform] [what]`,
 * `what` being `covers`, `strips` or a work's key. A developer's tool; nothing imports it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { demoCatalogue, seriesPictures } from './demo-catalogue.ts';
import type { DemoSeries } from './demo-series.ts';
import { drawWebp } from './picture/draw.ts';
import type { DemoPicture } from './picture/recipe.ts';

const GAP_PX = 8;

async function sheet(file: string, pictures: readonly DemoPicture[], heightPx: number, columns: number): Promise<void> {
  const tiles: OverlayOptions[] = [];
  let x = GAP_PX;
  let y = GAP_PX;
  let widest = 0;
  for (const [index, picture] of pictures.entries()) {
    if (index > 0 && index % columns === 0) {
      x = GAP_PX;
      y += heightPx + GAP_PX;
    }
    const widthPx = Math.round((picture.widthPx * heightPx) / picture.heightPx);
    const shown = Math.min(widthPx, heightPx * 2);
    tiles.push({
      input: await sharp(await drawWebp(picture.recipe))
        .resize(shown, heightPx, { fit: 'cover', position: 'top' })
        .png()
        .toBuffer(),
      left: x,
      top: y,
    });
    x += shown + GAP_PX;
    widest = Math.max(widest, x);
  }
  await sharp({ create: { width: widest, height: y + heightPx + GAP_PX, channels: 3, background: '#1b1a20' } })
    .composite(tiles)
    .png()
    .toFile(file);
  console.log(file);
}

async function sheetsOf(series: DemoSeries, folder: string): Promise<void> {
  const pages = series.episodes.map((episode) => episode.pages);
  for (const [index, list] of pages.entries())
    if (list.length > 0) await sheet(join(folder, `${series.key}-${index + 1}.png`), list, 640, 9);
  await sheet(
    join(folder, `${series.key}-thumbnails.png`),
    series.episodes.map((episode) => episode.thumbnail),
    200,
    4,
  );
}

const [folder = '/tmp/demo-sheets', platform = 'bom-us', what = 'covers'] = process.argv
  .slice(2)
  .filter((part) => part !== '--');
mkdirSync(folder, { recursive: true });
const all = demoCatalogue(platform);
if (what === 'covers') {
  for (const type of ['VERTICAL', 'SQUARE', 'DETAIL', 'HORIZONTAL_TYPE_A', 'HORIZONTAL_TYPE_B'] as const)
    await sheet(
      join(folder, `${platform}-${type.toLowerCase()}.png`),
      all.map((series) => seriesPictures(series)[type]),
      type === 'VERTICAL' ? 480 : 300,
      type === 'VERTICAL' || type === 'SQUARE' ? 5 : 3,
    );
} else {
  for (const series of all) if (what === 'strips' || series.workKey === what) await sheetsOf(series, folder);
}
