import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutWoff } from './only-woff2.ts';

test.each(['@fontsource/huninn/400.css', '@fontsource-variable/nunito/wght.css'])('%s keeps only woff2', (sheet) => {
  const code = withoutWoff(readFileSync(createRequire(import.meta.url).resolve(sheet), 'utf8'));
  expect(code).not.toContain('.woff)');
  const faces = code.match(/@font-face/g);
  expect(code.match(/src: url\(\S+\.woff2\) format\(\S+\);/g)).toHaveLength(faces?.length ?? 0);
});
