import { auditLog, faq, faqText, notice, noticeText, policy } from '@longstrip/database/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { comic, comicEpisode, createPictureFolder } from '../../catalogue/publish/publication.fixture.ts';
import { localOwner } from '../../shared/operator.ts';
import { usePublishingStore } from '../../testing/publishing-store.ts';
import { applyDocument } from './apply.service.ts';
import { parseApplyDocument } from './apply-document.ts';

const NOW_MS = Date.parse('2030-01-15T12:00Z');
const { directory, picture } = await createPictureFolder();
const red = await picture('#ff0000');

const { store, publish, describeIt } = usePublishingStore(directory);
let seriesId: number;

beforeEach(async () => {
  ({ id: seriesId } = await publish(comic([comicEpisode('1', [red]), comicEpisode('2', [red])], { cover: red })));
});

async function apply(input: unknown, nowMs = NOW_MS) {
  const parsed = parseApplyDocument(input);
  if (!parsed.ok) throw new Error(parsed.sentences.join('\n'));
  const { database, jobs } = store();
  return applyDocument({ database, jobs, operator: localOwner('r'), nowMs }, parsed.document);
}

const described = () => describeIt(seriesId);
const applied = (hasChanged: boolean) => ({ ok: true, applied: [{ hasChanged }] });
const countLog = () => store().database.orm.$count(auditLog);

describe('applying to a series', () => {
  const entry = {
    series: 'salt-crown',
    title: 'The Salt Crown',
    status: 'COMPLETED',
    tags: ['Drama', 'sea'],
    days: ['MONDAY', 'TEN'],
    creators: [{ name: 'Bo', role: 'ARTIST' }],
    rentalHours: 48,
    freetimeEnabled: true,
    platforms: {
      'bom-us': { rentCoin: 2, possessionCoin: null, freeEpisodeCount: 1 },
      'beltoon-jp': { title: '塩の冠', rentCoin: 7, openAt: '2030-02-01' },
    },
    episodes: [
      {
        number: '2',
        platforms: {
          'bom-us': {
            prices: { possessionCoin: 4 },
            isLoginRequired: true,
            freeWindow: { from: '2030-03-01T00:00', until: '2030-03-08T00:00' },
          },
        },
      },
    ],
  };

  it('makes it what the file says, and opens all its episodes on a new platform', async () => {
    expect(await apply({ series: [entry] })).toMatchObject(applied(true));
    const openedInJapan = Date.parse('2030-02-01T00:00+09:00');
    expect(await described()).toMatchObject({
      title: 'The Salt Crown',
      status: 'COMPLETED',
      tags: ['Drama', 'sea'],
      days: ['MONDAY', 'TEN'],
      creators: [{ name: 'Bo', role: 'ARTIST' }],
      rentalHours: 48,
      freetimeEnabled: true,
      platforms: {
        'bom-us': { rentCoin: 2, possessionCoin: null, freeEpisodeCount: 1, title: null },
        'beltoon-jp': { title: '塩の冠', rentCoin: 7, possessionCoin: 5, openedAtMs: openedInJapan },
      },
      episodes: [
        { number: '1', platforms: { 'beltoon-jp': { openedAtMs: openedInJapan } } },
        {
          number: '2',
          platforms: {
            'bom-us': {
              hasOwnPrices: true,
              rentCoin: null,
              possessionCoin: 4,
              isLoginRequired: true,
              freeFromMs: Date.parse('2030-03-01T00:00-08:00'),
              freeUntilMs: Date.parse('2030-03-08T00:00-08:00'),
            },
          },
        },
      ],
    });
  });

  it('opens an episode in the time of each platform', async () => {
    const openAt = '2030-01-31T18:00';
    const opening = { number: '1', platforms: { 'bom-us': { openAt }, 'beltoon-jp': { openAt } } };
    await apply({ series: [{ series: 'salt-crown', platforms: { 'beltoon-jp': {} }, episodes: [opening] }] });
    expect((await described()).episodes[0]?.platforms).toMatchObject({
      'bom-us': { openedAtMs: Date.parse('2030-01-31T18:00-08:00') },
      'beltoon-jp': { openedAtMs: Date.parse('2030-01-31T18:00+09:00') },
    });
  });

  it('changes nothing the second time, and logs nothing', async () => {
    await apply({ series: [entry] });
    const [before, count] = [await described(), await countLog()];
    expect(await apply({ series: [entry] })).toMatchObject(applied(false));
    expect(await described()).toEqual(before);
    expect(await countLog()).toBe(count);
  });

  it('leaves what is not named', async () => {
    const { title: _title, platforms: _platforms, ...before } = await described();
    await apply({ series: [{ series: seriesId, title: 'Other', platforms: { 'bom-us': { freeEpisodeCount: 9 } } }] });
    expect(await described()).toMatchObject({
      ...before,
      title: 'Other',
      platforms: { 'bom-us': { isVisible: true, rentCoin: 3, possessionCoin: 5, freeEpisodeCount: 9 } },
    });
  });

  it('takes own prices and the free window away again', async () => {
    await apply({ series: [entry] });
    const plain = { prices: 'series', freeWindow: null, isLoginRequired: false };
    await apply({ series: [{ series: 'salt-crown', episodes: [{ number: '2', platforms: { 'bom-us': plain } }] }] });
    expect((await described()).episodes[1]?.platforms['bom-us']).toMatchObject({
      hasOwnPrices: false,
      possessionCoin: null,
      freeFromMs: null,
      freeUntilMs: null,
      isLoginRequired: false,
    });
  });

  it('removes and restores, keeping every id', async () => {
    const before = await described();
    expect(await apply({ series: [{ series: 'salt-crown/en', isRemoved: true }] })).toMatchObject(applied(true));
    expect(await described()).toEqual({ ...before, isRemoved: true });
    expect(await apply({ series: [{ series: 'salt-crown', isRemoved: false }] })).toMatchObject(applied(true));
    expect(await described()).toEqual(before);
  });

  it('asks for pictures without adult art when a series becomes one for adults', async () => {
    await store().database.run('delete from pgboss.job');
    await apply({ series: [{ series: 'salt-crown', isAdult: true }] });
    expect(await store().database.run('select name, data from pgboss.job')).toEqual([
      { name: 'series.make-pictures', data: { seriesId } },
    ]);
  });
});

describe('the panels of a page', () => {
  const corrected = () =>
    store().database.run(
      `select corrected_regions from page join episode on episode.id = episode_id where number = '2' order by page.order_no`,
    );
  const correct = (regions: unknown, page = 1) =>
    apply({ series: [{ series: 'salt-crown', episodes: [{ number: '2', pages: [{ page, regions }] }] }] });
  const regions = [{ box: [20, 0, 20, 60], text: 'Ahoy!', scene: 'A harbour.' }, { box: [0, 0, 18, 60] }];

  it('become what the file says, in its order, with a change in the log, until they are found again', async () => {
    expect(await correct(regions)).toMatchObject(applied(true));
    expect(await corrected()).toEqual([{ corrected_regions: regions }]);
    const count = await countLog();
    expect(await correct(regions)).toMatchObject(applied(false));
    expect(await countLog()).toBe(count);
    expect(await correct(null)).toMatchObject(applied(true));
    expect(await corrected()).toEqual([{ corrected_regions: null }]);
  });

  it.each([
    ['episode 2 has no picture on page 2', regions, 2],
    [
      'region 2 of page 1 of episode 2 lies outside of its picture of 40 × 60 pixels',
      [...regions.slice(1), { box: [30, 0, 11, 9] }],
      1,
    ],
    ['region 1 of page 1 of episode 2 lies outside of its picture of 40 × 60 pixels', [{ box: [0, 40, 9, 21] }], 1],
  ])('are refused: %s', async (sentence, wrong, page) => {
    expect(await correct(wrong, page)).toMatchObject({
      ok: false,
      refusals: [{ sentence: `series.0: ${sentence}.` }],
    });
    expect(await corrected()).toEqual([{ corrected_regions: null }]);
  });
});

describe('what is refused', () => {
  it('is reported entry by entry, and nothing of the file is applied', async () => {
    const before = await described();
    const count = await countLog();
    const result = await apply({
      series: [
        { series: 'salt-crown', title: 'Applied?' },
        { series: 'unknown' },
        { series: 'salt-crown', episodes: [{ number: '9' }] },
        {
          series: 'salt-crown',
          platforms: {},
          episodes: [
            { number: '1', platforms: { 'bom-us': { freeWindow: { from: '2030-02-02', until: '2030-02-01' } } } },
          ],
        },
      ],
    });
    expect(result).toMatchObject({
      ok: false,
      refusals: [
        {
          code: 'SERIES_UNKNOWN',
          sentence: 'series.1: there is no series unknown: npm run catalogue -- list shows them all.',
        },
        { code: 'EPISODE_UNKNOWN', sentence: 'series.2: there is no episode 9.' },
        { code: 'WINDOW_EMPTY', sentence: 'series.3: the free window ends before it begins.' },
      ],
    });
    expect(await described()).toEqual(before);
    expect(await countLog()).toBe(count);
  });
});

describe('applying notices', () => {
  const opening = {
    platform: 'bom-us',
    key: 'opening',
    publishAt: '2030-01-01T09:00',
    isPinned: true,
    texts: { 'en-US': { title: 'Open', body: 'We are <b>open</b>.' }, 'de-DE': { title: 'Offen', body: '' } },
  };

  it('makes one, changes it and does nothing the third time', async () => {
    expect(await apply({ notices: [opening] })).toMatchObject(applied(true));
    expect(await apply({ notices: [opening] })).toMatchObject(applied(false));
    const { 'de-DE': _, ...texts } = opening.texts;
    expect(await apply({ notices: [{ ...opening, texts }] })).toMatchObject(applied(true));
    const rows = await store().database.orm.select().from(notice);
    expect(rows).toMatchObject([
      { key: 'opening', isPinned: true, publishedAtMs: Date.parse('2030-01-01T09:00-08:00') },
    ]);
    expect(await store().database.orm.select({ locale: noticeText.locale }).from(noticeText)).toEqual([
      { locale: 'en-US' },
    ]);
    expect(await store().database.orm.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)).toEqual([
      { action: 'series.import' },
      { action: 'notice.apply' },
      { action: 'notice.apply' },
    ]);
  });
});

describe('applying questions', () => {
  const refund = {
    ...{ platform: 'bom-us', key: 'refund', category: 'COIN', position: 2 },
    texts: {
      'en-US': { question: 'Refunds?', answer: 'Within 7 days.' },
      'de-DE': { question: 'Zurück?', answer: 'Ja.' },
    },
  };

  it('makes one, changes it and does nothing the third time', async () => {
    expect(await apply({ faqs: [refund] })).toMatchObject(applied(true));
    expect(await apply({ faqs: [refund] })).toMatchObject(applied(false));
    const { 'de-DE': _, ...texts } = refund.texts;
    expect(await apply({ faqs: [{ ...refund, position: 3, texts }] })).toMatchObject(applied(true));
    expect(await store().database.orm.select().from(faq)).toMatchObject([
      { key: 'refund', category: 'COIN', position: 3 },
    ]);
    expect(await store().database.orm.select({ locale: faqText.locale }).from(faqText)).toEqual([{ locale: 'en-US' }]);
    expect(await store().database.orm.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)).toEqual([
      { action: 'series.import' },
      { action: 'faq.apply' },
      { action: 'faq.apply' },
    ]);
  });

  it('knows no other category', () => {
    expect(parseApplyDocument({ faqs: [{ ...refund, category: 'MONEY' }] })).toMatchObject({ ok: false });
  });
});

describe('applying policies', () => {
  const terms = {
    ...{ platform: 'bom-us', kind: 'TERMS', locale: 'en-US', version: 1, title: 'Terms', body: 'Be kind.' },
    effectiveOn: '2030-02-01',
  };

  it('may change a version until it is in force, and never after', async () => {
    expect(await apply({ policies: [terms] })).toMatchObject(applied(true));
    expect(await apply({ policies: [{ ...terms, body: 'Be very kind.' }] })).toMatchObject(applied(true));
    const inForceMs = Date.parse('2030-02-01T00:00-08:00');
    expect(await apply({ policies: [terms] }, inForceMs - 1)).toMatchObject(applied(true));
    expect(await apply({ policies: [terms] }, inForceMs)).toMatchObject(applied(false));
    expect(await apply({ policies: [{ ...terms, body: 'Pay.' }] }, inForceMs)).toMatchObject({
      ok: false,
      refusals: [
        {
          code: 'POLICY_IN_FORCE',
          sentence: 'policies.0: version 1 has been in force since 2030-02-01: write version 2.',
        },
      ],
    });
    expect(await apply({ policies: [{ ...terms, version: 2, body: 'Pay.' }] }, inForceMs)).toMatchObject(applied(true));
    expect(await store().database.orm.select({ version: policy.version, body: policy.body }).from(policy)).toEqual([
      { version: 1, body: 'Be kind.' },
      { version: 2, body: 'Pay.' },
    ]);
  });
});

describe('discounts for all of a series', () => {
  const withTiers = (bulkDiscounts: object[]) => ({
    series: [{ series: 'salt-crown', platforms: { 'bom-us': { bulkDiscounts } } }],
  });
  const tier = (minimumEpisodes: number, percent: number) => ({ saleType: 'RENT', minimumEpisodes, percent });

  it('become what the file says, with a change in the log, and stay where it names none', async () => {
    expect(await apply(withTiers([tier(2, 10), tier(5, 20)]))).toMatchObject(applied(true));
    const expected = [tier(2, 10), tier(5, 20)].map((each) => ({ platformId: 'bom-us', ...each }));
    expect((await described())?.bulkDiscounts).toEqual(expected);
    const logged = await countLog();
    expect(await apply(withTiers([tier(5, 20), tier(2, 10)]))).toMatchObject(applied(false));
    await apply({ series: [{ series: 'salt-crown', platforms: { 'bom-us': { rentCoin: 3 } } }] });
    expect((await described())?.bulkDiscounts).toEqual(expected);
    expect(await countLog()).toBe(logged);
    expect(await apply(withTiers([]))).toMatchObject(applied(true));
    expect((await described())?.bulkDiscounts).toEqual([]);
  });

  it.each([
    [[tier(1, 10)], 'is at least 2 episodes'],
    [[tier(2, 91)], 'a discount is at most 90 percent'],
    [[tier(2, 10), tier(2, 20)], 'has two discounts from the same number on'],
    [[tier(2, 20), tier(5, 10)], 'must not give a smaller discount for more episodes'],
  ])('are refused as %j', (tiers, sentence) => {
    expect(parseApplyDocument(withTiers(tiers))).toMatchObject({ sentences: [expect.stringContaining(sentence)] });
  });
});
