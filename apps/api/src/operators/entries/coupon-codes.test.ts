import type { Database } from '@longstrip/database';
import { auditLog, coupon } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';

const HERE = 'bom-us';

let database: Database;
let api: OperatorApi;
let seller: string;
beforeAll(async () => {
  database = await openTestDatabase();
  api = createOperatorApi(database);
  ({ token: seller } = await addOperator(database, [`merchandiser/${HERE}`], { name: 'Mo' }));
});
afterAll(() => database?.close());

const template = {
  ...{ key: 'fair', code: 'FAIR-', title: '=HYPERLINK("http://x.example")', type: 'FREE_COIN', value: 5 },
  ...{ startAt: '2030-01-01', endAt: '2031-01-01', totalLimit: 1 },
};
const make = (body: object) =>
  api.ask('POST', '/coupons/codes', { as: seller, body: { platform: HERE, count: 20, reason: 'A fair', ...body } });
const made = () =>
  database.orm
    .select({ id: coupon.id, code: coupon.code, totalLimit: coupon.totalLimit })
    .from(coupon)
    .where(and(eq(coupon.platformId, HERE), like(coupon.id, 'fair-%')));

it('many codes are made at once, each its own, all or none, with the reason in the log', async () => {
  const { data } = await make({ coupon: template });
  expect(data).toMatchObject({ ok: true });
  expect(data.applied).toHaveLength(20);
  const coupons = await made();
  expect(new Set(coupons.map(({ code }) => code)).size).toBe(20);
  for (const { code, totalLimit } of coupons) {
    expect(code).toMatch(/^FAIR[A-HJ-NP-Z2-9]{12}$/);
    expect(totalLimit).toBe(1);
  }
  const [logged] = await database.orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(logged).toMatchObject({ action: 'coupon.apply', actor: 'Mo', after: { reason: 'A fair' } });
});

it('a mistake is named once, and nothing is made', async () => {
  const { data } = await make({ coupon: { ...template, value: 0 } });
  expect(data).toMatchObject({ ok: false, refusals: [{ place: 'coupons.0.value', code: 'DOCUMENT_INVALID' }] });
  expect(data.refusals).toHaveLength(1);
  expect(await make({ coupon: template, count: 501 })).toMatchObject({ code: 'MALFORMED_REQUEST' });
  expect(await made()).toHaveLength(20);
});

it('the table has every code, formulas are harmless, and who took it is in the log', async () => {
  const { text, status } = await api.ask('GET', `/coupons/export?platform=${HERE}&text=fair`, { as: seller });
  expect(status).toBe(200);
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toMatch(/^key,title,code,/);
  expect(lines).toHaveLength(20);
  for (const line of lines) expect(line).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  for (const { code } of await made()) expect(text).toContain(`,${code},FREE_COIN,`);
  const [logged] = await database.orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(logged).toMatchObject({ action: 'coupon.table', subjectId: HERE, after: { text: 'fair' } });
  const other = await api.ask('GET', '/coupons/export?platform=bom-th', { as: seller });
  expect(other.code).toBe('OTHER_PLATFORM');
});
