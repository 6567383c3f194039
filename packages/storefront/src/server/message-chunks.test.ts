import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMessageChunks } from './message-chunks.ts';

test('each locale is preloaded from its built file', () => {
  const build = mkdtempSync(join(tmpdir(), 'longstrip-build-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  mkdirSync(join(build, '.vite'));
  const manifest = {
    '../../packages/messages/src/locales/ja-JP/index.ts': { file: 'assets/ja-JP-abc.js', isDynamicEntry: true },
    '../../packages/messages/src/load-messages.ts': { file: 'assets/load.js', imports: ['x'] },
  };
  writeFileSync(join(build, '.vite', 'client-manifest.json'), JSON.stringify(manifest));
  const chunks = readMessageChunks(join(build, 'client'));
  expect(chunks.forLocale('ja-JP')).toEqual(['/assets/ja-JP-abc.js']);
  expect(chunks.forLocale('ar')).toEqual([]);
});

test('nothing is preloaded without a build', () => {
  expect(readMessageChunks(null).forLocale('en-US')).toEqual([]);
  expect(readMessageChunks('/nowhere/client').forLocale('en-US')).toEqual([]);
});
