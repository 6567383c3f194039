import type { Database } from '@longstrip/database';
import { auditLog, eventAddress } from '@longstrip/database/schema';
import { addSeries } from '@longstrip/test-kit/data';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HERE, type HelpScene, openHelpScene, READER } from '../../testing/help-scene.ts';
import { addOperator } from '../../testing/operator-accounts.ts';

let scene: HelpScene;
let db: Database;
let owner: string;
beforeAll(async () => {
  scene = await openHelpScene();
  ({ db } = scene.api);
  ({ token: owner } = await addOperator(db, ['owner/all']));
  await addSeries(db, { alias: 'formula', title: '=HYPERLINK("x")', platformIds: [HERE], episodes: 2 });
  const texts = { 'en-US': { title: '+1' } };
  const banner = { platform: HERE, key: 'spring', path: '/notice', openAt: '2020-01-01', texts };
  await scene.operators.ask('POST', '/apply', {
    as: owner,
    body: { action: 'series.apply', document: { banners: [banner] } },
  });
}, 60_000);
afterAll(() => scene?.close());

const table = async (path: string) => {
  const { text, status } = await scene.operators.ask('GET', `${path}?platform=${HERE}`, { as: owner });
  expect(status).toBe(200);
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
};

test('series, banners and events are tables without formulas', async () => {
  const series = await table('/catalogue/export');
  expect(series[0]).toMatch(/^id,alias,title,work,language,/);
  expect(
    series
      .slice(1)
      .map((row) => row.split(',')[1])
      .toSorted(),
  ).toEqual(['formula', 'tale', 'work']);
  expect(series.find((row) => row.includes('formula'))).toContain(`formula,"'=HYPERLINK(""x"")"`);
  expect((await table('/banners/export'))[1]).toMatch(/^spring,MAIN,0,.*,"'\+1"/);
  const events = await table('/events/export');
  expect(
    events
      .slice(1)
      .map((row) => row.split(',')[0])
      .toSorted(),
  ).toEqual(['drawn', 'first']);
  const other = await scene.operators.ask('GET', '/catalogue/export?platform=nowhere', { as: owner });
  expect(other.status).toBe(400);
});

test('the addresses of winners are a table, and each look is in the log with its reason', async () => {
  const address = { name: '=A1', zipCode: '1', city: 'C', address1: 'S', phone: '+1' };
  const of = { platformId: HERE, userId: READER, eventId: 'drawn' };
  await db.orm.insert(eventAddress).values({ ...of, ...address, updatedAtMs: 1 });
  const asked = { event: 'drawn', reason: 'the prizes go out' };
  const post = (as: string, body: object) =>
    scene.operators.ask('POST', '/events/addresses', { as, body: { platform: HERE, ...body } });
  const { text } = await post(owner, asked);
  const rows = text.trimEnd().split('\r\n');
  expect(rows.slice(1)).toEqual([`1,reader,"'=A1",1,C,S,,"'+1"`]);
  const [last] = await db.orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last).toMatchObject({ action: 'event.entries', after: { reason: 'the prizes go out', withAddresses: true } });
  expect((await post(owner, { event: 'drawn' })).status).toBe(400);
  expect((await post(owner, { ...asked, event: 'nothing' })).code).toBe('NOT_FOUND_EVENT');
  const { token: seller } = await addOperator(db, [`merchandiser/${HERE}`]);
  expect((await post(seller, asked)).code).toBe('FORBIDDEN');
});
