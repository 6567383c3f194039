import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestSite } from '../testing/site-under-test.ts';

describe('files of the built client', () => {
  const directory = mkdtempSync(join(tmpdir(), 'longstrip-client-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  for (const folder of ['assets', '.vite']) mkdirSync(join(directory, folder));
  writeFileSync(join(directory, 'assets', 'root-abc.js'), 'export {};');
  writeFileSync(join(directory, 'assets', 'root-abc.js.gz'), 'packed');
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  writeFileSync(join(directory, '.vite', 'manifest.json'), '{}');
  const files = createTestSite(() => Promise.reject(new Error('no page is asked for here')), {
    clientDirectory: directory,
  });

  test('with a hash in their name never change', async () => {
    const answer = await files.ask('/assets/root-abc.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await answer.text()).toBe('export {};');
  });

  test('are sent compressed when the build compressed them', async () => {
    const answer = await files.ask('/assets/root-abc.js', { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', 'packed']);
  });

  test('that are missing are 404 and no page', async () => {
    const answer = await files.ask('/assets/gone.js');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  });

  test('of the public folder are cached for an hour', async () => {
    expect((await files.ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each(['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
    '%s is not one of them',
    async (path) => {
      const answer = await files.ask(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    },
  );
});
