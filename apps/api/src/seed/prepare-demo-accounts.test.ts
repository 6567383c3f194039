import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ROLES, OPERATOR_ROLES } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_CHECKS } from '../money/books/operator-checks.ts';
import { findBroken } from '../money/books/read-books.ts';
import { createPasswordHasher } from '../people/sign-in/password.service.ts';
import { localOwner } from '../shared/operator.ts';
import { FROM_SITE, outcome, postTo } from '../testing/accounts.ts';
import { at } from '../testing/expect-shape.ts';
import { codeOf, createOperatorApi } from '../testing/operator-accounts.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { ensureDemoOperators } from './demo-accounts.ts';
import { type DemoAccountParts, prepareDemoAccounts } from './prepare-demo-accounts.ts';
import { removeDemo } from './remove-demo.ts';

let api: TestApi;
let dataDirectory: string;
let parts: DemoAccountParts;
let lastId = 0;
const file = () => join(dataDirectory, 'demo-accounts.json');
const entries = async (): Promise<Record<string, string>[]> => JSON.parse(await readFile(file(), 'utf8'));
const balconyIdOf = (platform = '') => PLATFORMS.find(({ id }) => id === platform)?.balconyId ?? '';

beforeAll(async () => {
  api = await createTestApi();
  dataDirectory = await mkdtemp(join(tmpdir(), 'demo-accounts-'));
  parts = {
    database: api.db,
    services: {
      keys: api.keys,
      passwords: createPasswordHasher(),
      newId: () => {
        lastId += 1;
        return `demo-${lastId}`;
      },
    },
    platforms: PLATFORMS,
    dataDirectory,
    providerAccountId: (provider, { email }) => `${provider} ${email}`,
    nowMs: () => api.clock.nowMs(),
  };
});
afterAll(async () => {
  await api.close();
  await rm(dataDirectory, { recursive: true });
});

const signIn = ({ platform, email, password }: Record<string, string>) =>
  postTo(api, '/auth/sign-in/local')({ id: email, password }, { balconyId: balconyIdOf(platform) });
const arrive = ({ platform, email, provider }: Record<string, string>) =>
  postTo(api, '/auth/sign-in/sns')(
    { provider, snsId: `${provider} ${email}`, email, name: null },
    { balconyId: balconyIdOf(platform), headers: FROM_SITE },
  );

describe('the demo accounts', () => {
  test('are made on every platform, and listed for their owner alone', async () => {
    expect(await prepareDemoAccounts(parts)).toBe(PLATFORMS.length * DEMO_ROLES.length);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const listed = await entries();
    expect(listed.map(({ platform, role }) => [platform, role])).toEqual(
      PLATFORMS.flatMap(({ id }) => DEMO_ROLES.map((role) => [id, role])),
    );
    expect(new Set(listed.filter(({ platform }) => platform === 'bom-us').map(({ provider }) => provider)).size).toBe(
      4,
    );
    const passwords = listed.flatMap(({ password }) => password ?? []);
    expect(new Set(passwords).size).toBe(PLATFORMS.length - 1);
  });

  test('sign in with what is listed, and are the listed readers', async () => {
    for (const entry of (await entries()).filter(({ role }) => role === 'adult' || role === 'minor')) {
      const answer = await (entry.password === null ? arrive(entry) : signIn(entry));
      expect([entry.platform, outcome(answer)]).toEqual([entry.platform, 'SUCCESS']);
      const bearer = String(at(answer.json, 'data.accessToken.token'));
      const user = await api.ask('/user', { method: 'POST', balconyId: balconyIdOf(entry.platform), bearer });
      const isAdult = entry.role === 'adult';
      expect(at(user.json, 'data')).toMatchObject({ isAdult, isAdultToggle: isAdult, email: entry.email });
      expect(at(user.json, 'data.birthedAt')).toEqual(expect.anything());
    }
  }, 30_000);

  test('are made once', async () => {
    const before = await entries();
    expect(await prepareDemoAccounts(parts)).toBe(0);
    expect(await entries()).toEqual(before);
  });

  test('agreed to the terms as any reader who signs up', async () => {
    const [row] = await api.db.run(
      `select count(*)::int as count from user_agreement where kind in ('TERMS', 'PRIVACY')`,
    );
    expect(row?.count).toBe(2 * PLATFORMS.length * DEMO_ROLES.length);
  });

  test('get new passwords where the list is lost', async () => {
    const [before] = (await entries()).filter(({ platform }) => platform === 'bom-th');
    await writeFile(file(), 'not ours');
    expect(await prepareDemoAccounts(parts)).toBe(0);
    const [after] = (await entries()).filter(({ platform }) => platform === 'bom-th');
    expect(after?.password).not.toBe(before?.password);
    expect(outcome(await signIn(before ?? {}))).toBe('INCORRECT_PASSWORD');
    expect(outcome(await signIn(after ?? {}))).toBe('SUCCESS');
  }, 30_000);

  test('go with the demo: no reader signs in by them, and nothing of them is left', async () => {
    const [entry = {}] = (await entries()).filter(({ platform }) => platform === 'bom-tw');
    const bearer = String(at((await signIn(entry)).json, 'data.accessToken.token'));
    await removeDemo(api.db, localOwner(null), api.clock.nowMs());
    expect(outcome(await signIn(entry))).toBe('INCORRECT_PASSWORD');
    const balconyId = balconyIdOf('bom-tw');
    expect((await api.ask('/user', { method: 'POST', balconyId, bearer })).status).toBe(401);
    const left = await api.db.run(`select 1 from app_user where strpos(lower(app_user::text), 'demo.example') > 0`);
    expect(left).toEqual([]);
    expect(await api.db.run('select 1 from user_password')).toEqual([]);
    expect(await api.db.run('select 1 from sign_up_block')).toEqual([]);
  });
});

describe('the demo’s operators', () => {
  const operators = async () => (await entries()).filter(({ platform }) => platform === 'console');
  const signIn = async ({ email = '', password, secondFactor = '' }: Record<string, string>) => {
    const console = createOperatorApi(api.db);
    const { data, code } = await console.ask('POST', '/session', { body: { email, password } });
    if (code !== '') return code;
    const body = { code: codeOf(secondFactor, console.nowMs()) };
    const completed = await console.ask('POST', '/session/second-factor', { as: data.token, body });
    const me = await console.ask('GET', '/session', { as: completed.data.token });
    return me.data.roles.join();
  };

  /** This store never had the rest of the demo, which the books say too. */
  const brokenOfOperators = async () => {
    const broken = await findBroken(api.db);
    return broken.filter(({ claim }) => OPERATOR_CHECKS.some((check) => check.claim === claim));
  };

  test('are one of each role, who sign in with what is listed, also after a start', async () => {
    await ensureDemoOperators(parts);
    const listed = await operators();
    expect(listed.map(({ role }) => role)).toEqual([...OPERATOR_ROLES]);
    for (const entry of listed) expect(await signIn(entry)).toBe(`${entry.role}/all`);
    await prepareDemoAccounts(parts);
    await ensureDemoOperators(parts);
    expect(await operators()).toEqual(listed);
    expect(await brokenOfOperators()).toEqual([]);
  }, 90_000);

  test('get another password where the list is lost, and go with the demo', async () => {
    const [before = {}] = await operators();
    await rm(file());
    await ensureDemoOperators(parts);
    const [after = {}] = await operators();
    expect([await signIn(before), await signIn(after)]).toEqual(['INCORRECT_PASSWORD', 'owner/all']);
    await removeDemo(api.db, localOwner(null), api.clock.nowMs());
    expect(await signIn(after)).toBe('INCORRECT_PASSWORD');
    expect(await api.db.run('select 1 from operator union all select 1 from operator_second_factor')).toEqual([]);
    expect(await brokenOfOperators()).toEqual([]);
  }, 90_000);
});
