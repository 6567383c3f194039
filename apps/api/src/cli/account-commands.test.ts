import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, createDataDirectory, ingestBundled, run, startApi, type TestApi } from '../testing/operators.ts';
import { connectAdmin } from './connect-admin.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip accounts '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const CREATE = ['operator', 'create', '--email', 'olive@example.com', '--name', 'Olive'];

describe('operators and tokens by command', () => {
  it('are made without a running product: the first owner gets a link, printed once', async () => {
    const admin = connect(await createDataDirectory(join(folder, 'alone')));
    expect((await run(admin, 'operator', 'list')).lines).toEqual([
      'There is no operator yet: npm run operator -- create adds one.',
    ]);
    const { exitCode, lines } = await run(admin, ...CREATE);
    expect(exitCode).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^Added operator olive@example\.com\. This link sets the password, once, until .+Z\.$/),
      expect.stringMatching(/^http:\/\/localhost:3101\/invitation#[\w-]{43}$/),
    ]);
    expect((await run(admin, 'operator', 'list')).lines).toEqual([
      'olive@example.com  Olive  invited  owner/all  no second factor',
    ]);
    expect(await run(admin, ...CREATE)).toMatchObject({
      exitCode: 2,
      said: ['there is an operator with that e-mail address.'],
    });
    expect(await run(admin, ...CREATE, '--role', 'boss')).toMatchObject({ exitCode: 2 });
    const made = await run(admin, 'operator', 'token', 'create', '--name', 'nightly', '--role', 'owner/all');
    expect(made.lines[1]).toMatch(/^ls-token-[\w-]{43}$/);
    // The books hold, and the log has no secret.
    expect((await admin.books()).broken).toEqual([]);
    const log = (await run(admin, 'audit', '--json')).lines.join('\n');
    expect(log).toContain('commands on this machine');
    expect([made.lines[1], lines[1]?.split('#')[1]].map((secret) => log.includes(String(secret)))).toEqual([
      false,
      false,
    ]);
    await admin.close();
  });
});

describe('a machine token, from elsewhere', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await createDataDirectory(join(folder, 'running')));
  });
  afterAll(() => api?.end());

  /** Commands on a machine that has nothing but the token. */
  const elsewhere = (operatorToken: string, apiOrigin: string | null = api.origin) =>
    connectAdmin({
      settings: { dataDirectory: join(folder, 'elsewhere'), databaseUrl: null, operatorToken, apiOrigin },
      ...{ ingest: ingestBundled, nowMs: () => Date.now(), say: () => undefined },
    });

  it('does what its roles allow, is named in the log, and ends', async () => {
    const admin = connect(join(folder, 'running'));
    const created = await run(
      admin,
      'operator',
      'token',
      'create',
      '--name',
      'desk',
      '--role',
      'support/bom-us',
      '--json',
    );
    const { id, token } = JSON.parse(created.lines[0] ?? '');
    const desk = elsewhere(token);
    const tickets = (platform: string) => run(desk, 'operator', 'support', 'list', '--platform', platform);
    expect((await tickets('bom-us')).exitCode).toBe(0);
    expect(await tickets('bom-th')).toMatchObject({ exitCode: 2, said: ['that is for another platform than yours.'] });
    expect(await run(desk, 'audit')).toMatchObject({ exitCode: 2, said: ['that is for another role.'] });
    const book = join(folder, 'book.cbz');
    await writeFile(book, 'a book');
    expect(await run(desk, 'import', book, '--platform', 'bom-us')).toMatchObject({
      ...{ exitCode: 2, said: [expect.stringContaining('that is for another role.')] },
    });
    expect((await run(admin, 'operator', 'token', 'list')).lines[0]).toMatch(
      new RegExp(`^${id}  desk  support/bom-us  by commands on this machine  until .+  used `),
    );
    expect((await run(admin, 'operator', 'token', 'end', id)).exitCode).toBe(0);
    expect(await tickets('bom-us')).toMatchObject({
      exitCode: 2,
      said: ['sign in: the token is missing, wrong or ended.'],
    });
    expect(await run(elsewhere(token, null), 'audit')).toMatchObject({
      ...{ exitCode: 2, said: ['OPERATOR_TOKEN is set: set API_URL to the address of the api too.'] },
    });
    await Promise.all([admin.close(), desk.close()]);
  });
});
