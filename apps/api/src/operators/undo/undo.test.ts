import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HERE, type HelpScene, openHelpScene, READER } from '../../testing/help-scene.ts';
import { addOperator } from '../../testing/operator-accounts.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';

const { adminAudit, adminUndoPreview } = OPERATOR_CALLS;
const REASON = { reason: 'it was a mistake' };

let scene: HelpScene;
let owner: string;
beforeAll(async () => {
  scene = await openHelpScene();
  ({ token: owner } = await addOperator(scene.api.db, ['owner/all'], { name: 'Olga' }));
}, 60_000);
afterAll(async () => {
  expect((await readSealedBooks(scene.api.db, TEST_NOW_MS)).broken).toEqual([]);
  await scene.close();
});

const apply = async (document: object, action = 'series.set') => {
  const done = await scene.operators.ask('POST', '/apply', { as: owner, body: { action, document } });
  expect(done).toMatchObject({ code: '', data: { ok: true } });
};
const post = (path: string, body: object) =>
  scene.operators.ask('POST', path, { as: owner, body: { platform: HERE, ...REASON, ...body } });
/** The newest entry of an action. */
const entryOf = async (action: string): Promise<number> => {
  const { data } = await scene.operators.ask('GET', `/audit?action=${action}&limit=1`, { as: owner });
  return data[0].id;
};
const preview = (entry: number, as = owner) => scene.call(adminUndoPreview, { entries: String(entry) }, as);
const undo = (entries: number[], as = owner) =>
  scene.operators.ask('POST', '/audit/undo', { as, body: { entries, ...REASON } });
const seriesNow = async () => (await scene.operators.ask('GET', '/series/one?reference=tale', { as: owner })).data;

describe('a change of a series', () => {
  test('is shown before it is undone, sets back what it changed and nothing else, and is undone once', async () => {
    const before = await seriesNow();
    await apply({
      series: [
        {
          ...{ series: 'tale', title: 'The Tale', tags: ['Drama'], isRemoved: true },
          platforms: {
            [HERE]: { rentCoin: 9, bulkDiscounts: [{ saleType: 'RENT', minimumEpisodes: 5, percent: 10 }] },
          },
          episodes: [
            {
              number: '2',
              platforms: {
                [HERE]: {
                  ...{ isLoginRequired: true, prices: { rentCoin: 1 }, isVisible: false },
                  freeWindow: { from: '2031-01-01', until: '2031-02-01' },
                },
              },
            },
          ],
        },
      ],
    });
    const entry = await entryOf('series.set');
    await apply({ series: [{ series: 'tale', platforms: { [HERE]: { freeEpisodeCount: 1 } } }] });
    const shown = await preview(entry);
    expect(shown.data.changes).toMatchObject([
      { entryId: entry, action: 'series.set', subject: `series/${before.id}` },
    ]);
    expect(shown.data.changes[0].fields).toContainEqual({ field: 'title', now: 'The Tale', restored: before.title });
    expect(await seriesNow()).toMatchObject({ title: 'The Tale', isRemoved: true });

    const done = await undo([entry]);
    expect(done.data).toEqual(shown.data);
    const { platforms, ...facts } = before;
    expect(await seriesNow()).toEqual({
      ...facts,
      platforms: { ...platforms, [HERE]: { ...platforms[HERE], freeEpisodeCount: 1 } },
    });
    expect((await undo([entry])).code).toBe('ALREADY_UNDONE');
    const { data } = await scene.call(adminAudit, { action: 'series.set', limit: '3' }, owner);
    expect(data.map(({ canUndo }: { canUndo: boolean }) => canUndo)).toEqual([true, true, false]);
    expect(data[2].undoneById).toBe(await entryOf('log.undo'));
  });

  test('is refused with both values if one of them was changed since', async () => {
    const price = (rentCoin: number) => apply({ series: [{ series: 'tale', platforms: { [HERE]: { rentCoin } } }] });
    await price(11);
    const entry = await entryOf('series.set');
    await price(12);
    const refused = await preview(entry);
    expect(refused).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(refused.sentence).toContain(`platforms.${HERE}.rentCoin was 11 after that act and is 12 now`);
    expect(await undo([entry])).toMatchObject({ code: 'CHANGED_SINCE' });
    // Both together, the newest first, are no conflict.
    expect((await undo([entry, await entryOf('series.set')])).code).toBe('');
    expect((await seriesNow()).platforms[HERE].rentCoin).toBe(2);
    await price(13);
    const last = await entryOf('series.set');
    await price(2);
    expect((await undo([last])).code).toBe('NOTHING_TO_UNDO');
  });

  test('that published a draft hides it, and says that it stays no draft', async () => {
    await scene.api.db.run(
      `update series_platform set is_draft = true, is_visible = false where platform_id = $1 and series_id = $2`,
      [...[HERE, scene.history.seriesId]],
    );
    await apply({ series: [{ series: 'tale', platforms: { [HERE]: { isDraft: false } } }] }, 'series.publish');
    const done = await undo([await entryOf('series.publish')]);
    expect(done.data.changes[0].stays).toEqual([`platforms.${HERE}.isDraft`]);
    expect((await seriesNow()).platforms[HERE]).toMatchObject({ isVisible: false, isDraft: false });
    await apply({ series: [{ series: 'tale', platforms: { [HERE]: { isVisible: true } } }] });
  });
});

const day = { startAt: '2026-01-01', endAt: '2036-01-01' };
const texts = (title: string) => ({ 'en-US': { title } });
/** Entries that are made, and then changed. */
const ENTRIES: [section: string, action: string, entry: object, change: object][] = [
  [
    'notices',
    'notice.apply',
    { key: 'n', publishAt: '2027-01-01', texts: { 'en-US': { title: 'A', body: 'B' } } },
    { isPinned: true },
  ],
  [
    'faqs',
    'faq.apply',
    { key: 'f', category: 'COIN', texts: { 'en-US': { question: 'A', answer: 'B' } } },
    { position: 3 },
  ],
  ['picks', 'pick.apply', { key: 'p', texts: texts('A'), series: ['tale'] }, { texts: texts('B') }],
  ['themes', 'theme.apply', { key: 't', texts: texts('A'), series: ['tale'] }, { position: 4 }],
  [
    'banners',
    'banner.apply',
    { key: 'b', series: 'tale', openAt: '2027-01-01', texts: texts('A') },
    { closeAt: '2028-01-01', path: '/shop' },
  ],
  [
    'coinProducts',
    'product.apply',
    { key: 'new', title: 'Pack', price: 100, coins: 1 },
    { price: 200, startAt: '2027-01-01' },
  ],
  [
    'coupons',
    'coupon.apply',
    { key: 'c', title: 'C', type: 'DISCOUNT', percent: 5, ...day },
    { percent: 50, code: 'HALF', clients: ['WEB'] },
  ],
  [
    'gifts',
    'gift.apply',
    {
      key: 'g',
      title: 'G',
      type: 'FREE_TICKET',
      target: 'NAMED',
      startAt: '2026-01-01',
      receiveUntil: '2035-01-01',
      useUntil: '2036-01-01',
    },
    { episodes: 3, series: 'tale' },
  ],
  [
    'roulettes',
    'roulette.apply',
    {
      key: 'r',
      title: 'R',
      ...day,
      prizes: [
        { kind: 'NOTHING', weight: 1 },
        { kind: 'FREE_COIN', amount: 1, weight: 1 },
      ],
    },
    {
      prizes: [
        { kind: 'NOTHING', weight: 1 },
        { kind: 'FREE_COIN', amount: 5, weight: 1, stock: 2 },
      ],
    },
  ],
  [
    'events',
    'event.apply',
    {
      key: 'e',
      kind: 'TICKET',
      tickets: { mode: 'FIRST_COME', total: 5 },
      ...day,
      texts: texts('E'),
      rewards: [{ kind: 'FREE_COIN', amount: 1 }],
    },
    { tickets: { mode: 'FIRST_COME', total: 9 }, rewards: [], series: ['tale'] },
  ],
  ['prohibitedWords', 'words.apply', { locale: 'en-US', words: ['ugly'] }, { words: ['ugly', 'uglier'] }],
  [
    'policies',
    'policy.apply',
    { kind: 'TERMS', locale: 'en-US', version: 9, title: 'T', body: 'B', effectiveOn: '2099-01-01' },
    { body: 'C' },
  ],
];
/** Their like is not hidden once it is made. */
const STAYS = ['coupons', 'gifts', 'roulettes', 'prohibitedWords', 'policies'];

describe('what was applied', () => {
  test.each(ENTRIES)(
    'to %s is as it was before, and what was made is hidden',
    async (section, action, entry, change) => {
      await apply({ [section]: [{ platform: HERE, ...entry }] });
      const made = await entryOf(action);
      await apply({ [section]: [{ platform: HERE, ...entry, ...change }] });
      const changed = await entryOf(action);
      expect(await undo([made])).toMatchObject({ code: STAYS.includes(section) ? 'NO_INVERSE' : 'CHANGED_SINCE' });
      expect((await undo([changed])).code).toBe('');
      const { data } = await scene.operators.ask('GET', `/audit?action=${action}&limit=3`, { as: owner });
      const [undone, , first] = data;
      const { issuedCount: _, ...after } = undone.after;
      expect(after).toEqual(
        Array.isArray(first.after) ? { ...first.after } : first.after && expect.objectContaining(after),
      );
      if (STAYS.includes(section)) return;
      expect((await undo([made])).data.changes).toMatchObject([
        { fields: [{ field: 'isVisible', now: true, restored: false }] },
      ]);
    },
  );

  test('to a platform: a feature is as it was, and others stay', async () => {
    await apply({ platforms: [{ id: HERE, features: { freetime: false } }] });
    expect((await undo([await entryOf('platform.apply')])).data.changes[0].fields).toContainEqual({
      ...{ field: 'freetime.isOn', now: false, restored: true },
    });
  });

  test('waits for a second operator if it is a gift for many', async () => {
    await addOperator(scene.api.db, ['owner/all']);
    const of = {
      key: 'g',
      title: 'G',
      type: 'FREE_TICKET',
      startAt: '2026-01-01',
      receiveUntil: '2035-01-01',
      useUntil: '2036-01-01',
    };
    await scene.api.db.run(`update gift set target = 'ALL' where id = 'g'`);
    await scene.api.db.run(
      `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id, before, after)
      select 1, 'test', 'owner', 'gift.apply', 'gift', subject_id, after, jsonb_set(after, '{target}', '"ALL"') from audit_log
      where action = 'gift.apply' and subject_id = $1 order by id desc limit 1`,
      [`${HERE}/g`],
    );
    await apply({ gifts: [{ platform: HERE, ...of, target: 'NAMED' }] });
    const entry = await entryOf('gift.apply');
    const asked = await undo([entry]);
    expect(asked.code).toBe('WAITS_FOR_APPROVAL');
    const other = await addOperator(scene.api.db, ['owner/all']);
    const { data } = await scene.operators.ask('GET', '/requests?platform=all&kind=undo', { as: other.token });
    expect(data.rows).toMatchObject([{ kind: 'undo', why: 'MASS_GIFT', mayDecide: true }]);
    const decided = await scene.operators.ask('POST', '/requests/decide', {
      ...{
        as: other.token,
        body: { platform: 'all', requestId: data.rows[0].requestId, decision: 'approve', ...REASON },
      },
    });
    expect(decided.data).toMatchObject({ state: 'DONE' });
    expect(await scene.api.db.run(`select target from gift where id = 'g'`)).toEqual([{ target: 'ALL' }]);
  });
});

describe('other acts', () => {
  test('a hidden comment is shown again; a block of a writer is as before', async () => {
    await scene.api.db.run(
      `insert into comment (platform_id, series_id, episode_id, user_id, text, created_at_ms) values ($1, $2, $3, 'reader', 'hello', 1)`,
      [HERE, scene.history.seriesId, scene.history.episodeIds[0]],
    );
    const [row] = await scene.api.db.run('select id::int as id from comment');
    await post('/comments/judge', { comment: row?.id, judgement: 'blind' });
    expect((await undo([await entryOf('comment.blind')])).code).toBe('');
    expect(await scene.api.db.run('select blinded_at_ms from comment')).toEqual([{ blinded_at_ms: null }]);
    await post('/comments/writers/block', { reader: READER, days: 3 });
    await post('/comments/writers/block', { reader: READER, days: null });
    const last = await entryOf('writer.block');
    expect((await undo([last])).data.changes[0].fields).toContainEqual({
      ...{ field: 'untilMs', now: null, restored: TEST_NOW_MS + 3 * 86_400_000 },
    });
    const [, , first] = (await scene.call(adminAudit, { action: 'writer.block' }, owner)).data;
    expect((await undo([first.id])).code).toBe('');
    expect(await scene.api.db.run('select 1 from blocked_writer')).toEqual([]);
  });

  test('a grant is taken back, as far as it is unspent; a pack is sold as before', async () => {
    await post('/wallets/grant', { reader: READER, kind: 'BONUS', amount: 40, days: null, requestId: 'undo-grant' });
    const entry = await entryOf('wallet.grant');
    expect((await preview(entry)).data.changes).toMatchObject([{ action: 'wallet.takeBack' }]);
    expect((await undo([entry])).code).toBe('');
    expect((await undo([await entryOf('wallet.takeBack')])).code).toBe('NO_INVERSE');
    await post('/products/set', { product: 'pack', isVisible: false, stock: 'none' });
    expect((await undo([await entryOf('product.set')])).data.changes[0].fields).toEqual(
      expect.arrayContaining([
        { field: 'isVisible', now: false, restored: true },
        { field: 'stock', now: null, restored: 9 },
      ]),
    );
  });

  test('of others than the owner of all platforms are none of this', async () => {
    const { token } = await addOperator(scene.api.db, [`owner/${HERE}`]);
    const entry = await entryOf('series.set');
    expect([(await undo([entry], token)).code, (await preview(entry, token)).code]).toEqual([
      ...['OTHER_PLATFORM', 'OTHER_PLATFORM'],
    ]);
    expect((await undo([999_999])).code).toBe('NOT_EXIST');
  });
});
