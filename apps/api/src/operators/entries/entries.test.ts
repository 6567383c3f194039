import { ENTRY_SECTIONS, type EntrySection, OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import type { Database } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { addSeries } from '@longstrip/test-kit/data';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';

const HERE = 'bom-us';
const SCRIPT = '<script>alert("1")</script><img src=x onerror=alert(1)>';

let database: Database;
let api: OperatorApi;
let owner: string;
beforeAll(async () => {
  database = await openTestDatabase();
  api = createOperatorApi(database);
  ({ token: owner } = await addOperator(database, ['owner/all'], { name: 'Ada' }));
  for (const alias of ['first', 'second']) await addSeries(database, { alias, platformIds: [HERE] });
});
afterAll(() => database?.close());

interface Body {
  readonly expected?: object;
  readonly reason?: string;
}

async function apply(section: EntrySection, entries: readonly object[], body: Body = {}) {
  const request = { action: 'series.apply', document: { [section]: entries }, ...body };
  const { data, code, sentence } = await api.ask('POST', '/apply', { as: owner, body: request });
  if (data === undefined) throw new Error(`${code}: ${sentence}`);
  return data;
}

const CALLS: Readonly<Record<EntrySection, OperatorCall>> = {
  banners: OPERATOR_CALLS.adminBanners,
  themes: OPERATOR_CALLS.adminThemes,
  picks: OPERATOR_CALLS.adminPicks,
  coinProducts: OPERATOR_CALLS.adminProducts,
  coupons: OPERATOR_CALLS.adminCoupons,
  gifts: OPERATOR_CALLS.adminGifts,
  roulettes: OPERATOR_CALLS.adminRoulettes,
  events: OPERATOR_CALLS.adminEvents,
  notices: OPERATOR_CALLS.adminNotices,
  faqs: OPERATOR_CALLS.adminFaqs,
  policies: OPERATOR_CALLS.adminPolicies,
  prohibitedWords: OPERATOR_CALLS.adminProhibitedWords,
};

async function list(section: EntrySection, asked: Record<string, string> = {}) {
  const query = new URLSearchParams({ platform: HERE, ...asked });
  const { data, code, sentence } = await api.ask('GET', `${CALLS[section].path.slice('/admin'.length)}?${query}`, {
    as: owner,
  });
  if (data === undefined) throw new Error(`${code}: ${sentence}`);
  return data;
}
const keysOf = ({ rows }: { rows: { key: string }[] }) => rows.map(({ key }) => key);
const lastLogged = async () => (await database.orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

const of = { platform: HERE, key: 'one' };
const time = { startAt: '2030-03-10T01:30', endAt: '2030-11-03T01:30:07.250-05:00' };
/** An entry of each section, with a script in each text; in the order in which they need each other. */
const ENTRIES: Readonly<Record<EntrySection, Record<string, unknown>>> = {
  banners: {
    ...{ ...of, kind: 'ICON_TEXT', path: '/notice', openAt: time.startAt, closeAt: time.endAt, position: 2 },
    texts: { 'en-US': { kicker: SCRIPT, title: SCRIPT, line: SCRIPT }, ar: { title: 'عنوان' } },
  },
  themes: { ...of, place: 'SEARCH', texts: { 'en-US': { title: SCRIPT } }, series: ['second', 'first'] },
  picks: { ...of, texts: { 'en-US': { title: SCRIPT, description: SCRIPT } }, series: ['second', 'first'] },
  coinProducts: { ...of, ...time, title: SCRIPT, price: 499, coins: 50, bonusCoins: 5, stock: 10, perUserLimit: 1 },
  coupons: { ...of, ...time, title: SCRIPT, type: 'DISCOUNT', percent: 10, code: 'SPRING', totalLimit: 5 },
  gifts: {
    ...{ ...of, title: SCRIPT, type: 'RENTAL_TICKET', series: 'first', episodes: 2, target: 'NEW' },
    ...{ startAt: time.startAt, receiveUntil: time.endAt, useUntil: time.endAt },
  },
  roulettes: {
    ...{ ...of, ...time, title: SCRIPT },
    prizes: [
      { kind: 'FREE_COIN', amount: 3, weight: 1, stock: 4 },
      { kind: 'NOTHING', weight: 9 },
    ],
  },
  events: {
    ...{ ...of, ...time, kind: 'TICKET', series: ['first'], tickets: { mode: 'DRAW', total: 9, winners: 2 } },
    ...{ rewards: [{ kind: 'MILEAGE', amount: 7 }], texts: { 'en-US': { title: SCRIPT, line: SCRIPT, body: SCRIPT } } },
  },
  notices: { ...of, publishAt: time.startAt, texts: { 'en-US': { title: SCRIPT, body: SCRIPT } } },
  faqs: { ...of, category: 'COIN', texts: { 'en-US': { question: SCRIPT, answer: SCRIPT } } },
  policies: {
    ...{ platform: HERE, kind: 'TERMS', locale: 'en-US', version: 3, title: SCRIPT, body: SCRIPT },
    effectiveOn: '2030-05-01',
  },
  prohibitedWords: { platform: HERE, locale: 'en-US', words: [SCRIPT, 'ugly'] },
};
const KEYS: Partial<Record<EntrySection, string>> = { policies: 'TERMS/en-US/3', prohibitedWords: 'en-US' };
const keyOf = (section: EntrySection) => KEYS[section] ?? 'one';

/** Another content of an entry: a title that is not so long. */
function changed(entry: Record<string, unknown>, title: string): Record<string, unknown> {
  if ('title' in entry) return { ...entry, title };
  if ('words' in entry) return { ...entry, words: [title] };
  const text = 'category' in entry ? { question: title, answer: 'An answer' } : { title, body: 'Words' };
  const isPlain = 'prizes' in entry || 'series' in entry || 'path' in entry;
  return { ...entry, texts: { 'en-US': isPlain && !('body' in text && 'tickets' in entry) ? { title } : text } };
}

describe.each(ENTRY_SECTIONS)('%s', (section) => {
  it('are listed as a document has them: what is listed, applied again, changes nothing; scripts stay words', async () => {
    expect(await apply(section, [ENTRIES[section]])).toMatchObject({ ok: true, applied: [{ hasChanged: true }] });
    const { rows } = await list(section, { key: keyOf(section) });
    expect(rows).toHaveLength(1);
    const [{ entry, edition }] = rows;
    expect(await apply(section, [entry])).toMatchObject({ ok: true, applied: [{ hasChanged: false }] });
    const texts = JSON.stringify(entry.texts?.['en-US'] ?? entry);
    const given = JSON.stringify(ENTRIES[section]).split(JSON.stringify(SCRIPT).slice(1, -1)).length - 1;
    expect(texts.split(JSON.stringify(SCRIPT).slice(1, -1)).length - 1).toBe(given);
    expect((await list(section, { text: 'ALERT("1' })).rows).toMatchObject([{ edition }]);
    expect((await list(section, { text: 'no such words' })).rows).toEqual([]);
  });

  it('a save over a newer one is refused with what is stored now, and the same save twice is not', async () => {
    const [{ entry, edition, key }] = (await list(section, { key: keyOf(section) })).rows;
    const expected = { [section]: [{ platform: HERE, key, edition }] };
    const [mine, theirs] = [changed(entry, 'Mine'), changed(entry, 'Theirs')];
    expect(await apply(section, [theirs], { expected })).toMatchObject({ ok: true });
    expect(await apply(section, [theirs], { expected })).toMatchObject({ ok: true, applied: [{ hasChanged: false }] });
    const refused = await apply(section, [mine], { expected });
    const [now] = (await list(section, { key })).rows;
    expect(refused).toEqual({
      ok: false,
      refusals: [
        {
          code: 'STALE',
          sentence: `${section}.0: it was changed meanwhile: look at it again.`,
          place: `${section}.0`,
          present: { entry: now.entry, edition: now.edition },
        },
      ],
    });
    expect(JSON.stringify(now.entry)).toContain('Theirs');
    const asNew = { [section]: [{ platform: HERE, key, edition: null }] };
    expect(await apply(section, [mine], { expected: asNew })).toMatchObject({ refusals: [{ code: 'STALE' }] });
    const seen = { [section]: [{ platform: HERE, key, edition: now.edition }] };
    expect(await apply(section, [mine], { expected: seen, reason: 'A typing error' })).toMatchObject({ ok: true });
    // A list of words has no place for it.
    const said = section === 'prohibitedWords' ? ['Mine'] : { reason: 'A typing error' };
    expect((await lastLogged())?.after).toMatchObject(said);
  });
});

it('mistakes are named with their place in the document', async () => {
  const entry = { ...ENTRIES.banners, path: 'elsewhere', texts: { 'en-US': { title: '' } } };
  const { refusals } = await apply('banners', [entry]);
  expect(refusals.map(({ code, place }: { code: string; place: string }) => [code, place])).toEqual([
    ['DOCUMENT_INVALID', 'banners.0.path'],
    ['DOCUMENT_INVALID', 'banners.0.texts.en-US.title'],
  ]);
  const ends = { ...ENTRIES.banners, closeAt: '2029-01-01' };
  expect(await apply('banners', [ends])).toMatchObject({
    refusals: [{ code: 'BANNER_ENDS_FIRST', place: 'banners.0' }],
  });
});

it('banners are filtered by state and place, and go on page by page in the order of the site', async () => {
  const now = new Date(api.nowMs()).toISOString();
  const before = new Date(api.nowMs() - 1_000).toISOString();
  const later = new Date(api.nowMs() + 60_000).toISOString();
  const texts = { 'en-US': { title: 'A banner' } };
  const banner = (key: string, more: object) => ({
    platform: HERE,
    key,
    path: '/notice',
    openAt: before,
    texts,
    ...more,
  });
  await apply('banners', [
    banner('open', { position: 9, closeAt: later }),
    banner('over', { position: 1, closeAt: now }),
    banner('later', { position: 9, openAt: later }),
    banner('hidden', { position: 1, isVisible: false }),
    banner('popup', { position: 0, place: 'POPUP' }),
  ]);
  const listed = async (asked: Record<string, string>) => keysOf(await list('banners', { text: 'A banner', ...asked }));
  expect(await listed({})).toEqual(['popup', 'hidden', 'over', 'later', 'open']);
  expect(await listed({ state: 'open', place: 'MAIN' })).toEqual(['open']);
  expect(await listed({ state: 'planned' })).toEqual(['later']);
  expect(await listed({ state: 'ended' })).toEqual(['over']);
  expect(await listed({ state: 'hidden' })).toEqual(['hidden']);
  const pages: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: { rows: { key: string }[]; next: string | null } = await list('banners', {
      ...{ text: 'A banner', limit: '2', after },
    });
    pages.push(...keysOf(page));
    after = page.next;
  }
  expect(pages).toEqual(['popup', 'hidden', 'over', 'later', 'open']);
});
