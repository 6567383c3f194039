/** Prints a digest of the SVG of some pictures of every kind, for the test that two processes draw the same. */
import { createHash } from 'node:crypto';
import { demoCatalogue, seriesPictures } from '../demo-catalogue.ts';
import { drawSvg } from './draw.ts';

for (const platform of ['bom-us', 'beltoon-jp']) {
  for (const series of demoCatalogue(platform)) {
    const covers = seriesPictures(series);
    const episode = series.episodes[1];
    const pictures = [covers.VERTICAL, covers.DETAIL, episode?.thumbnail, episode?.pages[3]];
    for (const picture of pictures) {
      if (!picture) continue;
      const digest = createHash('sha256')
        .update(await drawSvg(picture.recipe))
        .digest('hex');
      console.log(`${picture.key} ${digest}`);
    }
  }
}
