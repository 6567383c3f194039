import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ingestInChild } from './index.ts';

it('leaves the decoders of the process that imports it alone', async () => {
  expect(ingestInChild).toBeTypeOf('function');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  const { info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([4, 3]);
});
