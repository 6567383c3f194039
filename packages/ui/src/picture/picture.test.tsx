import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureSource } from './picture.tsx';

const SOURCE: PictureSource = { src: '/_/image?url=a&w=384&q=75', widthPx: 900, heightPx: 1200 };
const drawn = (picture: PictureSource) => renderToString(<Picture picture={picture} alt="" sizes="9px" isPriority />);

test('a picture in several widths has an address for each, and a page without scripts the widest', () => {
  expect(drawn({ ...SOURCE, srcWidthsPx: [128, 384] })).toMatch(
    / src="[^"]*;w=384&amp;q=75" srcSet="[^"]*;w=128&amp;q=75 128w, [^"]*;w=384&amp;q=75 384w"/,
  );
});

test('a picture in one width has that address alone, and no sizes to choose by', () => {
  expect(drawn(SOURCE)).not.toMatch(/srcSet|sizes/);
});
