/**
 * Prints a digest of the SVG of some pictures of every kind, for the test that two processes draw the same.
 * Its argument: how many pictures one of them stands for.
 */
import { createHash } from 'node:crypto';
import { demoCatalogue, seriesPictures } from '../demo-catalogue.ts';
import { drawSvg } from './draw.ts';

const oneIn = Number(process.argv[2] ?? 1);
const pictures = ['bom-us', 'beltoon-jp'].flatMap((platform) =>
  demoCatalogue(platform).flatMap((series) => {
    const { VERTICAL, DETAIL } = seriesPictures(series);
    const episode = series.episodes[1];
    return [VERTICAL, DETAIL, episode?.thumbnail, episode?.pages[3]].filter((picture) => picture !== undefined);
  }),
);
for (const { key, recipe } of pictures.filter((_, index) => index % oneIn === 0)) {
  const digest = createHash('sha256')
    .update(await drawSvg(recipe))
    .digest('hex');
  console.log(`${key} ${digest}`);
}
