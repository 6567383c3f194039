import type { Database } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let database: Database;
let api: OperatorApi;
beforeAll(async () => {
  database = await openTestDatabase();
  api = createOperatorApi(database);
});
afterAll(() => database?.close());

it('the log is searched by who, action, subject, time and text, page by page, and is no formula in a table', async () => {
  const owner = await addOperator(database, ['owner/all'], { name: '=cmd|calc' });
  const at = TEST_NOW_MS + 30 * HOUR_MS;
  const row = { actorRole: 'owner', subjectType: 'series', before: null } as const;
  await database.orm.insert(auditLog).values([
    {
      ...row,
      loggedAtMs: at,
      actor: '=cmd|calc',
      action: 'series.hide',
      subjectId: '41',
      after: { reason: '100% sure' },
    },
    {
      ...row,
      loggedAtMs: at + 1,
      actor: 'Ann',
      action: 'series.set',
      subjectId: '42',
      after: { title: 'a, "b"' },
      tokenName: 'nightly',
    },
  ]);
  const search = async (query: Record<string, string>) => {
    const { data } = await api.ask(
      'GET',
      `/audit?${new URLSearchParams({ from: new Date(at).toISOString(), ...query })}`,
      { as: owner.token },
    );
    return data.map(({ subjectId }: { subjectId: string }) => subjectId);
  };
  expect(await search({})).toEqual(['42', '41']);
  expect(await search({ who: 'ann' })).toEqual(['42']);
  expect(await search({ who: 'nightly' })).toEqual(['42']);
  expect(await search({ action: 'series' })).toEqual(['42', '41']);
  expect(await search({ action: 'series.hide' })).toEqual(['41']);
  expect(await search({ subject: 'series/41' })).toEqual(['41']);
  expect(await search({ text: '100% SURE' })).toEqual(['41']);
  expect(await search({ text: '1_0' })).toEqual([]);
  expect(await search({ until: new Date(at + 1).toISOString() })).toEqual(['41']);
  expect(await search({ limit: '1' })).toEqual(['42']);
  const { data } = await api.ask('GET', `/audit?subject=series/42`, { as: owner.token });
  expect(await search({ after: String(data[0].id) })).toEqual(['41']);
  const table = await api.ask('GET', '/audit/export?subject=series', { as: owner.token });
  expect(table.text).toContain(`"'=cmd|calc"`);
  expect(table.text).toContain(`"{""title"":""a, \\""b\\""""}"`);
  expect(table.text.split('\r\n')).toHaveLength(4);
});
