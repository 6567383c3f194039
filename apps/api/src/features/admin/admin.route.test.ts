import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDataDirectory, OPERATOR_TOKEN, startApi, type TestApi } from '../../testing/operators.ts';
import { NO_IMPORT_OPTIONS } from './import-options.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

describe('the operators’ routes', () => {
  let folder: string;
  let api: TestApi;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'longstrip admin '));
    api = await startApi(await createDataDirectory(folder));
  });
  afterAll(async () => {
    await api?.end();
    await rm(folder, { recursive: true, force: true });
  });
  const ask = (path: string, init: RequestInit = {}, token: string | null = OPERATOR_TOKEN) =>
    fetch(`${api.origin}/admin${path}`, {
      ...init,
      headers: { ...init.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    });

  it.each([null, '', 'wrong', `${OPERATOR_TOKEN}x`, OPERATOR_TOKEN.slice(0, -1)])(
    'refuse the token %s',
    async (token) => {
      for (const path of ['/series', '/series/one?reference=1', '/nothing']) {
        const response = await ask(path, {}, token);
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ result: 'ERROR', error: { code: 'NOT_AN_OPERATOR' } });
      }
      expect((await ask('/imports', { method: 'POST', body: 'x' }, token)).status).toBe(401);
      expect((await ask('/apply', { method: 'POST', body: '{}' }, token)).status).toBe(401);
    },
  );

  it.each([
    ['no headers', {}],
    [
      'a name that leads outside',
      { 'x-longstrip-name': '..', 'x-longstrip-kind': 'file', 'x-longstrip-options': '%7B%7D' },
    ],
    [
      'options that are none',
      { 'x-longstrip-name': 'a.cbz', 'x-longstrip-kind': 'file', 'x-longstrip-options': '%7B%22x%22%3A1%7D' },
    ],
  ])('refuse an upload with %s', async (_, headers: Record<string, string>) => {
    expect((await ask('/imports', { method: 'POST', body: 'x', headers })).status).toBe(400);
  });

  it('refuse a NUL in a question, in a document and in the options of an upload', async () => {
    const wish = {
      platform: 'bom-us',
      key: 'a\0b',
      publishAt: '2030-01-31',
      texts: { 'en-US': { title: 'A', body: '' } },
    };
    const documents = [{ series: [{ series: '\0', title: 'A' }] }, { notices: [wish] }];
    const bodies = documents.map((document) => JSON.stringify({ action: 'series.apply', document }));
    const headers = {
      'x-longstrip-name': 'a.cbz',
      'x-longstrip-kind': 'file',
      'x-longstrip-options': encodeURIComponent(JSON.stringify({ ...NO_IMPORT_OPTIONS, series: 'a\0b' })),
    };
    const answers = [
      await ask('/series/one?reference=%00'),
      await ask('/audit?subject=a%00b'),
      await ask('/apply', { method: 'POST', body: bodies[0] ?? '' }),
      await ask('/apply', { method: 'POST', body: bodies[1] ?? '' }),
      await ask('/imports', { method: 'POST', body: 'x', headers }),
    ];
    // A document is refused as every other that says what cannot be.
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200, 200, 400]);
    expect(await answers[0]?.json()).toMatchObject({ error: { code: 'MALFORMED_REQUEST' } });
    expect(await answers[3]?.json()).toMatchObject({ data: { ok: false, refusals: [{ code: 'DOCUMENT_INVALID' }] } });
  });

  it('tell of a change, and not of a look', async () => {
    api.changes.length = 0;
    await ask('/series');
    expect(api.changes).toEqual([]);
    await ask('/demo/remove', { method: 'POST' });
    expect(api.changes).toEqual([true]);
  });

  it('leave nothing behind of an upload that was cut off, which is no fault', async () => {
    const cut = new AbortController();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(100_000));
        setTimeout(() => cut.abort(), 50);
      },
    });
    const headers = {
      'x-longstrip-name': 'a.cbz',
      'x-longstrip-kind': 'file',
      'x-longstrip-options': encodeURIComponent(JSON.stringify(NO_IMPORT_OPTIONS)),
    };
    const upload = ask('/imports', { method: 'POST', body, headers, signal: cut.signal, ...{ duplex: 'half' } });
    await expect(upload.then((response) => response.text())).rejects.toThrow();
    await expect.poll(() => api.brokenOff).toEqual(['request-7']);
    expect(api.faults).toEqual([]);
    await expect.poll(() => readdir(api.store.temporaryDirectory)).toEqual([]);
  });
});
