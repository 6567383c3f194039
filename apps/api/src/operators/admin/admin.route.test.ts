import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_IMPORT_OPTIONS } from '../../catalogue/publish/import-options.ts';
import { createDataDirectory, OPERATOR_TOKEN, startApi, type TestApi } from '../../testing/operators.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const OPTIONS = encodeURIComponent(JSON.stringify(NO_IMPORT_OPTIONS));

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

  describe('refuse an upload', () => {
    const fine = {
      'x-longstrip-name': 'a.cbz',
      'x-longstrip-kind': 'file',
      'x-longstrip-options': encodeURIComponent(JSON.stringify(NO_IMPORT_OPTIONS)),
    };
    const statusWith = async (headers: Record<string, string>) => {
      const response = await ask('/imports', { method: 'POST', body: 'x', headers });
      // Reads to the end: otherwise the work would still run in the next test.
      await response.text();
      return response.status;
    };

    it.each(['..', '.', 'a%2F..', '..%5C..', 'a%2F', '%20', '%0A', '%00%E2%80%AE', `${'a'.repeat(252)}.cbz`])(
      'of a file named %s',
      async (name) => {
        expect(await statusWith({ ...fine, 'x-longstrip-name': name })).toBe(400);
      },
    );

    it.each([
      ['no headers', {}],
      ['a kind that is none', { ...fine, 'x-longstrip-kind': 'link' }],
      ['options that are none', { ...fine, 'x-longstrip-options': '%7B%22x%22%3A1%7D' }],
    ])('with %s', async (_, headers: Record<string, string>) => {
      expect(await statusWith(headers)).toBe(400);
    });

    it('for none of these reasons where its headers are fine', async () => {
      expect(await statusWith(fine)).toBe(200);
      expect(await statusWith({ ...fine, 'x-longstrip-name': '..%2Fa.cbz' })).toBe(200);
    });
  });

  it('refuse a control character in what is to be found again, in a question and in a document', async () => {
    const notice = {
      platform: 'bom-us',
      key: 'a\0b',
      publishAt: '2030-01-31',
      texts: { 'en-US': { title: 'A', body: '' } },
    };
    const documents = [{ series: [{ series: '\0', title: 'A' }] }, { notices: [notice] }];
    const bodies = documents.map((document) => JSON.stringify({ action: 'series.apply', document }));
    const answers = [
      await ask('/series/one?reference=%00'),
      await ask('/audit?subject=a%00b'),
      await ask('/apply', { method: 'POST', body: bodies[0] ?? '' }),
      await ask('/apply', { method: 'POST', body: bodies[1] ?? '' }),
    ];
    // Such a document is refused like any other with impossible contents.
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200, 200]);
    expect(await answers[0]?.json()).toMatchObject({ error: { code: 'MALFORMED_REQUEST' } });
    expect(await answers[3]?.json()).toMatchObject({ data: { ok: false, refusals: [{ code: 'DOCUMENT_INVALID' }] } });
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
      'x-longstrip-options': OPTIONS,
    };
    const upload = ask('/imports', { method: 'POST', body, headers, signal: cut.signal, ...{ duplex: 'half' } });
    await expect(upload.then((response) => response.text())).rejects.toThrow();
    await expect.poll(() => api.aborted).toEqual(['request-7']);
    expect(api.faults).toEqual([]);
    await expect.poll(() => readdir(api.store.temporaryDirectory)).toEqual([]);
  });

  it('refuse an upload with a sentence where the product can write no files, which is no fault', async () => {
    const { temporaryDirectory } = api.store;
    await rm(temporaryDirectory, { recursive: true });
    await symlink('/sys/kernel', temporaryDirectory);
    const headers = { 'x-longstrip-name': 'a.cbz', 'x-longstrip-kind': 'file', 'x-longstrip-options': OPTIONS };
    const answer = await (await ask('/imports', { method: 'POST', body: new Uint8Array(10), headers })).text();
    expect(JSON.parse(answer.trim().split('\n').at(-1) ?? '')).toMatchObject({
      kind: 'outcome',
      outcome: {
        ok: false,
        refusal: { code: 'SERVICE_UNAVAILABLE', sentence: expect.stringMatching(/cannot write.*Nothing/) },
      },
    });
    expect(api.faults).toEqual([]);
    await rm(temporaryDirectory);
    await mkdir(temporaryDirectory);
  });
});
