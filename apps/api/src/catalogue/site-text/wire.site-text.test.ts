import type { Locale, PolicyKind } from '@longstrip/core';
import { faq, faqText, policy } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addNotice } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
const noticeIds: Record<string, number> = {};
beforeAll(async () => {
  api = await createTestApi();
  const platformId = 'bom-th';
  await addFaq('b-coin', { category: 'COIN', position: 2 }, { 'th-TH': 'เหรียญ', 'en-US': 'Coins' });
  await addFaq('a-coin', { category: 'COIN', position: 1 }, { 'en-US': 'Refunds' });
  await addFaq('account', { category: 'ACCOUNT', position: 9 }, { 'th-TH': 'บัญชี' });
  await addFaq('hidden', { category: 'APP', isVisible: false }, { 'en-US': 'Hidden' });
  await addFaq('korean', { category: 'APP' }, { 'ko-KR': '앱' });
  await addFaq('elsewhere', { category: 'APP', platformId: 'bom-us' }, { 'en-US': 'Elsewhere' });
  await addPolicy('TERMS', 'en-US', 1, '2025-01-01');
  await addPolicy('TERMS', 'en-US', 2, '2026-01-01');
  // When this day begins in Bangkok, it is still the day before in UTC.
  await addPolicy('TERMS', 'en-US', 3, '2026-03-12');
  await addPolicy('PRIVACY', 'en-US', 1, '2025-01-01');
  await addPolicy('PRIVACY', 'th-TH', 4, '2025-06-01');
  await addPolicy('PAYMENT', 'th-TH', 1, '2025-01-01');
  for (const [key, more] of [
    ['open', {}],
    ['to-come', { publishedAtMs: TEST_NOW_MS + 1 }],
    ['unseen', { isVisible: false }],
  ] as const) {
    noticeIds[key] = await addNotice(api.db, { platformId, key, ...more }, { 'en-US': `Notice ${key}` });
  }
  noticeIds.elsewhere = await addNotice(api.db, { platformId: 'bom-us', key: 'other' }, { 'en-US': 'Other' });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

async function addFaq(
  key: string,
  more: Partial<typeof faq.$inferInsert> & { category: string },
  questions: Partial<Record<Locale, string>>,
): Promise<void> {
  const times = { createdAtMs: 0, updatedAtMs: 0 };
  const [row] = await api.db.orm
    .insert(faq)
    .values({ platformId: 'bom-th', key, position: 0, ...times, ...more })
    .returning({ id: faq.id });
  const answer = '<p onclick="x()">Yes.</p><script>no()</script>';
  for (const locale of ['th-TH', 'en-US', 'ko-KR'] as const) {
    const question = questions[locale];
    if (question !== undefined)
      await api.db.orm.insert(faqText).values({ faqId: row?.id ?? 0, locale, question, answer });
  }
}

async function addPolicy(kind: PolicyKind, locale: Locale, version: number, effectiveOn: string): Promise<void> {
  const title = `${kind} ${locale} ${version}`;
  const body = `<h2>${title}</h2><a href="javascript:x()">y</a>`;
  await api.db.orm
    .insert(policy)
    .values({ platformId: 'bom-th', kind, locale, version, title, body, effectiveOn, createdAtMs: 0 });
}

const ask = (path: string, language = 'en') =>
  api.ask(path, { balconyId: 'BOMTOON_TH', headers: { 'accept-language': language } });
const pick = (list: readonly unknown[], name: string) => list.map((item) => at(item, name));

describe('GET v2/notice/{id}', () => {
  test('is the notice with its text', async () => {
    const { status, json } = await ask(`/v2/notice/${noticeIds.open}`);
    expect(status).toBe(200);
    expectShape(at(json, 'data'), {
      id: 'int',
      title: 'string',
      body: 'string',
      createdAt: 'time',
      isPinned: 'boolean',
    });
    expect(at(json, 'data')).toMatchObject({ title: 'Notice open', body: 'Body: Notice open' });
  });

  test.each(['to-come', 'unseen', 'elsewhere'])(
    'one that is not there for the reader does not exist: %s',
    async (key) => {
      const { status, json } = await ask(`/v2/notice/${noticeIds[key]}`);
      expect([status, at(json, 'error.code')]).toEqual([200, 'NOT_EXIST']);
    },
  );

  test.each(['0', '-1', '1.5', 'x', '99999999999', '2147483648', '1%00'])('%s is no notice', async (id) => {
    const { status, json } = await ask(`/v2/notice/${id}`);
    expect([status, at(json, 'error.code')]).toEqual([200, 'NOT_EXIST']);
  });
});

describe('GET v2/faq', () => {
  test('is questions by category, in their order, cleaned', async () => {
    const { status, json } = await ask('/v2/faq');
    expect(status).toBe(200);
    expect(at(json, 'data.categories')).toEqual(['ACCOUNT', 'COIN']);
    expectShape(at(json, 'data.content.0'), { id: 'int', category: 'string', question: 'string', answer: 'string' });
    const content = listAt(json, 'data.content');
    expect(pick(content, 'question')).toEqual(['บัญชี', 'Refunds', 'Coins']);
    expect(new Set(pick(content, 'answer'))).toEqual(new Set(['<div>Yes.</div>']));
  });

  test('in the reader’s locale, else in the platform’s', async () => {
    const { json } = await ask('/v2/faq', 'th');
    expect(pick(listAt(json, 'data.content'), 'question')).toEqual(['บัญชี', 'Refunds', 'เหรียญ']);
  });

  test.each([
    ['COIN', ['Refunds', 'Coins']],
    ['coin', ['Refunds', 'Coins']],
    ['APP', []],
    ['nonsense', ['บัญชี', 'Refunds', 'Coins']],
  ])('category %s', async (category, questions) => {
    const { json } = await ask(`/v2/faq?category=${category}`);
    expect(pick(listAt(json, 'data.content'), 'question')).toEqual(questions);
  });
});

describe('GET v2/policy', () => {
  test('lists what is in force, in the reader’s locale', async () => {
    const { status, json } = await ask('/v2/policy');
    expect(status).toBe(200);
    const list = listAt(json, 'data');
    expectShape(list[0], {
      id: 'int',
      kind: 'string',
      version: 'int',
      title: 'string',
      effectiveAt: 'time',
      locale: 'string',
    });
    expect(pick(list, 'title')).toEqual(['TERMS en-US 2', 'PRIVACY en-US 1', 'PAYMENT th-TH 1']);
    const thai = await ask('/v2/policy', 'th');
    expect(pick(listAt(thai.json, 'data'), 'title')).toEqual(['TERMS en-US 2', 'PRIVACY th-TH 4', 'PAYMENT th-TH 1']);
  });

  test.each(['TERMS', 'terms'])('%s is the version in force, with those before, cleaned', async (kind) => {
    const { json } = await ask(`/v2/policy/${kind}`);
    expect(at(json, 'data')).toMatchObject({
      version: 2,
      title: 'TERMS en-US 2',
      body: '<div style="font-weight:700">TERMS en-US 2</div><a>y</a>',
      effectiveAt: Date.parse('2026-01-01T00:00+07:00'),
      versions: [
        { version: 2, effectiveAt: Date.parse('2026-01-01T00:00+07:00') },
        { version: 1, effectiveAt: Date.parse('2025-01-01T00:00+07:00') },
      ],
    });
  });

  test('a version is in force from midnight of the platform’s day', async () => {
    const inForceMs = Date.parse('2026-03-12T00:00+07:00');
    api.clock.setTo(inForceMs - 1);
    expect(at((await ask('/v2/policy/TERMS')).json, 'data.version')).toBe(2);
    api.clock.setTo(inForceMs);
    expect(at((await ask('/v2/policy/TERMS')).json, 'data.version')).toBe(3);
  });

  test.each([
    ['TERMS?version=1', 1],
    ['TERMS?version=x', 2],
  ])('%s is version %i', async (path, version) => {
    expect(at((await ask(`/v2/policy/${path}`)).json, 'data.version')).toBe(version);
  });

  test.each(['TERMS?version=3', 'TERMS?version=9', 'YOUTH'])('there is no %s', async (path) => {
    const { status, json } = await ask(`/v2/policy/${path}`);
    expect([status, at(json, 'error.code')]).toEqual([200, 'NOT_EXIST']);
  });

  test('an unknown kind is malformed', async () => {
    expect((await ask('/v2/policy/COOKIES')).status).toBe(400);
  });
});

describe('GET v2/terms', () => {
  test('is what a reader agrees to, in the order of the checkboxes', async () => {
    const { status, json } = await ask('/v2/terms');
    expect(status).toBe(200);
    const list = listAt(json, 'data');
    expectShape(list[0], {
      kind: 'string',
      version: 'int',
      title: 'string',
      body: 'string',
      isRequired: 'boolean',
      purpose: 'string',
    });
    expect(list.map((item) => [at(item, 'purpose'), at(item, 'kind'), at(item, 'isRequired')])).toEqual([
      ['SIGN_UP', 'TERMS', true],
      ['SIGN_UP', 'PRIVACY', true],
      ['SHOP', 'PAYMENT', true],
    ]);
    const shop = await ask('/v2/terms?purpose=shop');
    expect(pick(listAt(shop.json, 'data'), 'kind')).toEqual(['PAYMENT']);
  });
});
