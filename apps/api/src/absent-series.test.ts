import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addSession, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ABSENT_ROWS, type AbsentRow, type NamedSeries, NO_SERIES } from './testing/absent-rows.ts';
import { numberOf, write } from './testing/comments.ts';
import { at } from './testing/expect-shape.ts';
import { addPack, createFakePayments } from './testing/fake-payments.ts';
import { identifiersOf } from './testing/identifiers-of.ts';
import { createTestApi, type TestApi, type TestRequest } from './testing/test-api.ts';

// A reader who may not see a series learns nothing about it from its ids (record 0094). The table of calls that can name a series
// is made from the declarations. Each call must answer the same for a hidden series as for an id that does not exist.

const DAY_MS = 86_400_000;
const HERE = { balconyId: 'BOMTOON_TH', headers: { 'accept-language': 'en-US' } } as const;
const platformId = 'bom-th';

/** The ways to hide a series about which something was already written. */
const HIDDEN_BY = {
  adult: 'update series set is_adult = true where id = $1',
  hidden: 'update series_platform set is_visible = false where series_id = $1',
  'to come': `update series_platform set opened_at_ms = ${TEST_NOW_MS + DAY_MS} where series_id = $1`,
  removed: `update series set removed_at_ms = ${TEST_NOW_MS} where id = $1`,
  'of another platform': `update series_platform set platform_id = 'bom-us' where series_id = $1`,
  draft: 'update series_platform set is_draft = true, is_visible = false where series_id = $1',
} as const;
/** The same for one episode of a series that every reader sees. */
const EPISODE_HIDDEN_BY = {
  hidden: 'update episode_platform set is_visible = false where episode_id = $1',
  'to come': `update episode_platform set opened_at_ms = ${TEST_NOW_MS + DAY_MS} where episode_id = $1`,
  removed: `update episode set removed_at_ms = ${TEST_NOW_MS} where id = $1`,
  'of another platform': `update episode_platform set platform_id = 'bom-us' where episode_id = $1`,
  draft: 'update episode_platform set is_draft = true, is_visible = false where episode_id = $1',
} as const;
type Hidden = keyof typeof HIDDEN_BY;

const ABSENT: NamedSeries = {
  ...{ series: '2000000000', episode: 'ep-1', seriesId: 2_000_000_000, episodeId: 2_000_000_001, comment: 999_999_999 },
};
const DISCLOSING_CODES = ['ADULT_ONLY_CONTENTS', 'INVALID_CONTENTS', 'NOT_FOUND_ACCESS_TOKEN'];

let api: TestApi;
let open: AddedSeries;
const bearers = new Map<string, string>();
const unseen = new Map<Hidden, NamedSeries>();
const unseenEpisodes = new Map<keyof typeof EPISODE_HIDDEN_BY, number>();

const WITHOUT_ADULT_VIEW = ['guest', 'ended session', 'minor', 'unverified', 'check ran out', 'switch off'] as const;
type Who = (typeof WITHOUT_ADULT_VIEW)[number] | 'adult' | 'writer';

beforeAll(async () => {
  api = await createTestApi({ services: { payments: createFakePayments() } });
  await addPack(api.db, { platformId });
  await addReaders();
  open = await addSeries(api.db, { alias: 'seen', platformIds: [platformId], episodes: 6 });
  for (const [index, [name, statement]] of Object.entries(EPISODE_HIDDEN_BY).entries()) {
    const id = open.episodes[index + 1]?.id ?? 0;
    await api.db.run(statement, [id]);
    unseenEpisodes.set(name as keyof typeof EPISODE_HIDDEN_BY, id);
  }
  for (const hidden of Object.keys(HIDDEN_BY) as Hidden[]) unseen.set(hidden, await addUnseen(hidden));
});
afterAll(() => api.close());

async function addReaders(): Promise<void> {
  const add = async (who: Who, facts: object) => {
    const user = await addUser(api.db, { platformId, id: who.replaceAll(' ', '-'), ...facts });
    bearers.set(who, user.accessToken);
    return user;
  };
  const adult = { isAdult: true, birthedOn: '1990-05-01' };
  await add('adult', adult);
  await add('writer', adult);
  await add('minor', { birthedOn: '2015-05-01' });
  await add('switch off', { ...adult, isAdultToggle: false });
  await add('check ran out', { ...adult, adultVerifiedAtMs: TEST_NOW_MS - 400 * DAY_MS });
  const { userId } = await add('unverified', {});
  const ended = { platformId, userId, sessionId: 'ended', revokedAtMs: TEST_NOW_MS - DAY_MS };
  bearers.set('ended session', (await addSession(api.db, ended)).accessToken);
}

async function addUnseen(hidden: Hidden): Promise<NamedSeries> {
  const alias = `unseen-${hidden.replaceAll(' ', '-')}`;
  const { id, episodes } = await addSeries(api.db, { alias, platformIds: [platformId] });
  const written = await write(api, { accessToken: bearers.get('writer') ?? '' }, { contentsAlias: alias }, HERE);
  await api.db.run(HIDDEN_BY[hidden], [id]);
  return { series: alias, episode: 'ep-1', seriesId: id, episodeId: episodes[0]?.id ?? 0, comment: numberOf(written) };
}

interface Said {
  status: number;
  text: string;
  headers: string[];
  code: unknown;
}

async function say(row: AbsentRow, named: NamedSeries, who: Who): Promise<Said> {
  const { path, headers, ...request }: TestRequest & { path: string } = row.send(named);
  const bearer = bearers.get(who);
  const sent = { ...HERE, ...request, headers: { ...HERE.headers, ...headers } };
  const answer = await api.ask(path, { ...sent, ...(bearer === undefined ? {} : { bearer }) });
  const served = [...answer.headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => `${name}: ${value}`);
  return { status: answer.status, text: answer.text, headers: served, code: at(answer.json, 'error.code') };
}

/** The same, and how many statements it took: a refusal that takes longer tells, too. */
async function sayCounted(...args: Parameters<typeof say>): Promise<Said & { statements: number }> {
  // The views of an answer before are written later.
  await api.views.flush();
  const before = api.statements();
  const said = await say(...args);
  return { ...said, statements: api.statements() - before };
}

/** Names the series; the series and the episode; and the episode under another series, which every reader sees. */
function byNumber(named: NamedSeries): NamedSeries[] {
  const series = String(named.seriesId);
  const episode = String(named.episodeId);
  return [
    { ...named, series },
    { ...named, series, episode },
    { ...named, series: 'seen', episode },
  ];
}

/** Whether the call takes an episode: only such a call can name one under another series. */
const takesEpisode = (row: AbsentRow) =>
  row.send({ ...ABSENT, episode: 'a-mark' }).path.includes('a-mark') || hasMark(row);
const hasMark = (row: AbsentRow) =>
  JSON.stringify(row.send({ ...ABSENT, episode: 'a-mark' }).body ?? '').includes('a-mark');

describe('the table', () => {
  test('has every call that may name a series or an episode', () => {
    const declared = api.endpoints.filter((endpoint) => identifiersOf(endpoint).length > 0);
    const names = declared.map(({ call }) => call.operationId);
    expect(names.length).toBeGreaterThan(50);
    const listed = [...Object.keys(ABSENT_ROWS), ...Object.keys(NO_SERIES)];
    expect(names.toSorted()).toEqual(listed.toSorted());
  });
});

describe.each(Object.entries(ABSENT_ROWS))('%s', (name, row) => {
  test.each(WITHOUT_ADULT_VIEW)('tells a reader of no adult series by its numbers: %s', async (who) => {
    await expectAbsent(row, 'adult', who);
  });

  test.each(['hidden', 'to come', 'removed', 'of another platform', 'draft'] as const)(
    'tells no reader by numbers of a series that is %s',
    async (hidden) => {
      for (const who of ['guest', 'unverified', 'adult'] as const) await expectAbsent(row, hidden, who);
    },
  );

  test('tells no reader by its number of an episode that is not shown', async () => {
    for (const [hidden, episodeId] of unseenEpisodes) {
      const named = { ...ABSENT, series: 'seen', episode: String(episodeId), episodeId };
      const absent = { ...ABSENT, series: 'seen', episode: String(ABSENT.episodeId) };
      if (row.by === 'key' && !takesEpisode(row)) continue;
      for (const who of ['guest', 'unverified'] as const) {
        const ask = row.isCountedOtherwise === true ? say : sayCounted;
        expect([hidden, who, await ask(row, named, who)]).toEqual([hidden, who, await ask(row, absent, who)]);
      }
    }
  });

  test('is answered otherwise to a reader who sees the series', async () => {
    const named = unseen.get('adult') ?? ABSENT;
    // Only its writer can delete a comment.
    const who = name === 'deleteComment' ? 'writer' : 'adult';
    const said = await say(row, named, who);
    expect(said.text).not.toBe((await say(row, { ...ABSENT, series: 'no-such-one' }, who)).text);
  });
});

describe.each(Object.entries(ABSENT_ROWS).filter(([, row]) => row.by === 'key'))('%s', (_name, row) => {
  test('knows no draft of an episode by its alias', async () => {
    const named = { ...ABSENT, series: 'seen', episode: 'ep-6' };
    expect(await say(row, named, 'adult')).toEqual(await say(row, { ...named, episode: 'ep-99' }, 'adult'));
  });

  test('by its alias says what section 8 has, or nothing either', async () => {
    for (const [hidden, named] of unseen) {
      const readers = hidden === 'adult' ? WITHOUT_ADULT_VIEW : (['guest', 'unverified'] as const);
      for (const who of readers) {
        const said = await say(row, named, who);
        expect([hidden, who, said.text.includes('Title of')]).toEqual([hidden, who, false]);
        if (row.unseen === 'absent' || hidden === 'draft' || said.status === 401) {
          expect([hidden, who, said]).toEqual([hidden, who, await say(row, { ...named, series: 'no-such-one' }, who)]);
        } else {
          expect(DISCLOSING_CODES).toContain(said.code);
          // The number of its episodes is not disclosed.
          expect([hidden, who, await say(row, { ...named, episode: 'ep-99' }, who)]).toEqual([hidden, who, said]);
        }
      }
    }
  });
});

async function expectAbsent(row: AbsentRow, hidden: Hidden, who: Who): Promise<void> {
  const named = unseen.get(hidden) ?? ABSENT;
  const absent = byNumber(ABSENT);
  for (const [index, asked] of byNumber(named).entries()) {
    if (index > 0 && !takesEpisode(row)) break;
    const ask = row.isCountedOtherwise === true ? say : sayCounted;
    const said = await ask(row, asked, who);
    if (row.unseen === 'disclosedByNumber' && said.code === 'ADULT_ONLY_CONTENTS') {
      expect([hidden, said.text.includes(named.series), said.text.includes('Title of')]).toEqual([
        'adult',
        false,
        false,
      ]);
      continue;
    }
    expect([asked, said]).toEqual([asked, await ask(row, absent[index] ?? ABSENT, who)]);
  }
}
