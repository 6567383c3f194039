import { LOCALE_FACTS, type Platform } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import { mintAccessToken, TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, addSession, addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import {
  AMERICAN_ADDRESS,
  createTestApi,
  KOREAN_ADDRESS,
  TEST_SERVICE_SECRET,
  type TestApi,
  type TestRequest,
} from '../../testing/test-api.ts';

/** A reader, and the platforms on which they are shown adult works (D24, D2). */
const READERS = [
  { who: 'a guest', shown: '' },
  { who: 'a guest who says to be an adult', query: 'isNotLoginAdult=true', shown: 'beltoon-jp' },
  { who: 'a minor', user: { birthedOn: '2012-05-01' }, shown: '' },
  {
    who: 'a minor who says to be an adult',
    user: { birthedOn: '2012-05-01' },
    query: 'isNotLoginAdult=true',
    shown: '',
  },
  {
    who: 'an adult',
    user: { isAdult: true, birthedOn: '1990-05-01' },
    shown: 'bom-us beltoon-jp bom-th bom-tw delitoon-me',
  },
  {
    who: 'an adult with the switch off',
    user: { isAdult: true, isAdultToggle: false, birthedOn: '1990-05-01' },
    shown: '',
  },
  {
    who: 'an adult with the switch off who says to be an adult',
    user: { isAdult: true, isAdultToggle: false, birthedOn: '1990-05-01' },
    query: 'isNotLoginAdult=true',
    shown: '',
  },
  {
    who: 'an adult without a date of birth',
    user: { isAdult: true, birthedOn: null },
    shown: 'bom-us beltoon-jp delitoon-me',
  },
  {
    who: 'an adult with a date of birth that has no year of four digits',
    user: { isAdult: true, birthedOn: '11990-05-01' },
    shown: 'bom-us beltoon-jp delitoon-me',
  },
  {
    who: 'an adult of eighteen',
    user: { isAdult: true, birthedOn: '2007-06-01' },
    shown: 'bom-us beltoon-jp bom-tw delitoon-me',
  },
  {
    who: 'an adult with a Korean address',
    user: { isAdult: true, birthedOn: '1990-05-01' },
    from: KOREAN_ADDRESS,
    shown: 'beltoon-jp bom-th bom-tw delitoon-me',
  },
  {
    who: 'an adult of whom Korea says the same',
    user: { isAdult: true, isAdultKr: true, adultKrVerifiedAtMs: TEST_NOW_MS, birthedOn: '1990-05-01' },
    from: KOREAN_ADDRESS,
    shown: 'bom-us beltoon-jp bom-th bom-tw delitoon-me',
  },
] as const;

/** Lists that hold both works for a reader who is shown both. */
const LISTS = [
  'contents/main/newest/ALL',
  'contents/main/free/ALL',
  'contents/main/schedule/ALL?groupMenu=ALL',
  'contents/main/genre/ALL?mainGenre=ROMANCE',
  'contents/search?searchText=&isIncludeAdult=true',
];

const FROM_SITE = { 'x-longstrip-service-secret': TEST_SERVICE_SECRET };

let api: TestApi;
/** By platform and reader: the bearer token of requests. */
const bearers = new Map<string, string>();

beforeAll(async () => {
  api = await createTestApi();
  for (const platform of PLATFORMS) {
    const language = LOCALE_FACTS[platform.locales[0]].language;
    const common = { platformIds: [platform.id], language, tags: ['Romance'], scheduleDays: ['MONDAY'] as const };
    const onPlatform = { freeEpisodeCount: 1 };
    await addSeries(api.db, { alias: `${platform.id}-open`, ...common, onPlatform });
    await addSeries(api.db, { alias: `${platform.id}-night`, isAdult: true, ...common, onPlatform });
    for (const [index, reader] of READERS.entries()) {
      if (!('user' in reader)) continue;
      const { accessToken } = await addUser(api.db, { platformId: platform.id, id: `reader-${index}`, ...reader.user });
      bearers.set(`${platform.id} ${reader.who}`, accessToken);
    }
  }
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

describe('a view that one of our own sites names', () => {
  const listed = async (platform: Platform, headers: Record<string, string>) => {
    const { json } = await api.ask('/v2/contents/main/newest/ALL', { balconyId: platform.balconyId, headers });
    return listAt(json, 'data').map((item) => at(item, 'alias'));
  };

  test.each(PLATFORMS)('decides in place of a bearer on $id', async (platform) => {
    const ofView = (adult: 0 | 1) => listed(platform, { ...FROM_SITE, 'x-longstrip-view': `adult=${adult}; bl=1` });
    const night = `${platform.id}-night`;
    expect((await ofView(1)).includes(night)).toBe(platform.adult.shown);
    expect(await ofView(0)).not.toContain(night);
  });

  test.each(PLATFORMS)('counts for nothing on $id from any other client, or beside a bearer', async (platform) => {
    const view = { 'x-longstrip-view': 'adult=1; bl=1' };
    expect(await listed(platform, view)).toEqual([`${platform.id}-open`]);
    expect(await listed(platform, { ...view, 'x-longstrip-service-secret': 'a guess' })).toEqual([
      `${platform.id}-open`,
    ]);
    const authorization = `Bearer ${bearers.get(`${platform.id} a minor`)}`;
    expect(await listed(platform, { ...view, ...FROM_SITE, authorization })).toEqual([`${platform.id}-open`]);
  });
});

function requestOf(platform: Platform, reader: (typeof READERS)[number]): TestRequest {
  const bearer = bearers.get(`${platform.id} ${reader.who}`);
  return {
    balconyId: platform.balconyId,
    from: 'from' in reader ? reader.from : AMERICAN_ADDRESS,
    ...(bearer === undefined ? {} : { bearer }),
  };
}

function addressFor(reader: (typeof READERS)[number], path: string): string {
  if (!('query' in reader)) return `/v2/${path}`;
  return `/v2/${path}${path.includes('?') ? '&' : '?'}${reader.query}`;
}

describe.each(READERS.map((reader) => ({ reader, who: reader.who })))('$who', ({ reader }) => {
  test.each(PLATFORMS.map((platform) => ({ platform, id: platform.id })))('on $id', async ({ platform, id }) => {
    const isShown = reader.shown.split(' ').includes(id);
    const request = requestOf(platform, reader);
    const ask = async (path: string) => (await api.ask(addressFor(reader, path), request)).json;
    const night = `${id}-night`;

    for (const path of [`contents/${night}`, `contents/viewer/${night}/ep-1`]) {
      const json = await ask(path);
      const found = at(json, 'result') === 'SUCCESS' ? 'SUCCESS' : at(json, 'error.code');
      expect([path, found]).toEqual([path, isShown ? 'SUCCESS' : 'ADULT_ONLY_CONTENTS']);
    }
    for (const path of LISTS) {
      const aliases = listAt(await ask(path), 'data').map((item) => at(item, 'alias'));
      expect([path, aliases.toSorted()]).toEqual([path, isShown ? [night, `${id}-open`] : [`${id}-open`]]);
    }
    const mature = await ask('contents/main/mature/ALL');
    if (isShown) expect(listAt(mature, 'data').map((item) => at(item, 'alias'))).toEqual([night]);
    else expect(at(mature, 'error.code')).toBe('ADULT_ONLY_CONTENTS');
  });
});

test('a verification is over after a year of the calendar in Los Angeles', async () => {
  const user = { platformId: 'bom-us', id: 'verified', isAdult: true };
  const { platformId, userId } = await addUser(api.db, user);
  // Verified at 05:00 in summer time; a year later on that date, summer time has not begun yet.
  const yearMs = Date.UTC(2027, 2, 10, 13) - TEST_NOW_MS;
  const expiresAtMs = TEST_NOW_MS + 2 * yearMs;
  const session = await addSession(api.db, { platformId, userId, sessionId: 'long', expiresAtMs });
  const ask = async (nowMs: number) => {
    api.clock.setTo(nowMs);
    const { json } = await api.ask('/v2/contents/bom-us-night', { bearer: await mintAccessToken(session, { nowMs }) });
    return at(json, 'result');
  };
  expect(await ask(TEST_NOW_MS + yearMs - 1)).toBe('SUCCESS');
  expect(await ask(TEST_NOW_MS + yearMs)).toBe('ERROR');
});

test('the readers are as old as their names say on the day of the test', () => {
  expect(TEST_NOW_MS).toBe(Date.UTC(2026, 2, 10, 12));
});
