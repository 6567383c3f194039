import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureSource, priorityAt } from './picture.tsx';

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

test('a picture in the first screen of a phone is in every device’s; beyond it a desktop’s may go on', () => {
  const firstScreen = { phone: 2, desktop: 3 };
  expect([0, 1, 2, 3].map((index) => priorityAt(index, firstScreen))).toEqual([true, true, 'desktop', false]);
  expect([0, 1].map((index) => priorityAt(index, { phone: 1, desktop: 0 }))).toEqual([true, false]);
});
