import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourcesHash } from './sources.mjs';

let root: string;
const write = (path: string, text = path) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longstrip sources '));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.react.json']) write(file);
  write('apps/us/app/routes.ts');
  write('packages/core/src/index.ts');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  'pnpm-lock.yaml',
  'apps/us/app/routes.ts',
  'packages/core/src/index.ts',
  'packages/messages/src/locales/en-US/coupons.json',
  'packages/storefront/src/styles/novel.css',
])('a build depends on %s', (path) => {
  const before = sourcesHash(root);
  write(path, 'changed');
  expect(sourcesHash(root)).not.toBe(before);
});

it.each([
  'README.md',
  'docs/commands.md',
  'packages/core/README.md',
  'packages/core/src/index.test.ts',
  'packages/ui/src/button.stories.tsx',
  'apps/us/build/server/index.js',
  'apps/us/.turbo/turbo-build.log',
  'apps/us/vite.config.ts.timestamp-1.mjs',
  'packages/core/node_modules/x.js',
])('no build depends on %s', (path) => {
  const before = sourcesHash(root);
  write(path, 'changed');
  expect(sourcesHash(root)).toBe(before);
});
