import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Runs in its own process: other tests read files in theirs, which disables decoders there. */
const PROGRAM = `
  import sharp from 'sharp';
  import { ingestInChild } from './src/index.ts';
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  const { info } = await sharp(svg).png().toBuffer({ resolveWithObject: true });
  console.log(typeof ingestInChild, info.width, info.height);`;

it('leaves the decoders of the process that imports it alone', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  expect(stdout).toBe('function 4 3\n');
});
