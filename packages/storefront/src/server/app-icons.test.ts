import { getPlatform } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { createSplashPictures } from './app-icons.ts';

const PHONE = { widthPx: 750, heightPx: 1334 };
const TABLET = { widthPx: 2048, heightPx: 2732 };

test('one picture is drawn at a time, once, and again after it failed', async () => {
  const drawing: { svg: string; end: (isDrawn: boolean) => void }[] = [];
  const pictureOf = createSplashPictures(getPlatform('bom-us'), (svg) => {
    return new Promise((resolve, reject) => {
      drawing.push({
        svg,
        end: (isDrawn) => (isDrawn ? resolve(new Uint8Array([1])) : reject(new Error('no memory'))),
      });
    });
  });
  const failed = pictureOf(PHONE, 'light');
  const waiting = pictureOf(TABLET, 'dark');
  expect(pictureOf(TABLET, 'dark')).toBe(waiting);
  await expect.poll(() => drawing.length).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(drawing.length).toBe(1);
  drawing[0]?.end(false);
  await expect(failed).rejects.toThrow('no memory');
  await expect.poll(() => drawing.length).toBe(2);
  expect(drawing[1]?.svg).toContain('width="2048" height="2732"');
  drawing[1]?.end(true);
  expect(await waiting).toEqual(new Uint8Array([1]));
  void pictureOf(PHONE, 'light');
  await expect.poll(() => drawing.length).toBe(3);
});
