import { openJobQueue } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STORE_JOBS } from '../jobs/store-jobs.ts';
import { applyDocument } from '../operators/apply/apply.service.ts';
import { parseApplyDocument } from '../operators/apply/apply-document.ts';
import { at, listAt } from '../testing/expect-shape.ts';
import { createTestApiOn, type TestApi } from '../testing/test-api.ts';
import { localOwner } from './operator.ts';
import { createSwitchedPlatforms } from './switched-platforms.ts';

let api: TestApi;

beforeEach(async () => {
  api = createTestApiOn(await openTestDatabase());
  const onPlatform = { freeEpisodeCount: 0 };
  await addSeries(api.db, { alias: 'waits', platformIds: ['bom-us', 'bom-th'], freetimeEnabled: true, onPlatform });
});
afterEach(() => api.close());

/** Does the same as `npm run apply` with `{ "platforms": [{ "id": …, "features": { "freetime": … } }] }`. */
async function switchFreetime(freetime: boolean, id = 'bom-us') {
  const parsed = parseApplyDocument({ platforms: [{ id, features: { freetime } }] });
  if (!parsed.ok) throw new Error(parsed.sentences.join('\n'));
  const jobs = await openJobQueue(api.db, { jobs: STORE_JOBS, onProblem: () => undefined });
  const parts = { database: api.db, jobs, operator: localOwner(null), nowMs: TEST_NOW_MS };
  const result = await applyDocument(parts, parsed.document);
  await jobs.stop();
  return result;
}

/** Where wait until free is visible on a platform: on the series' page, as its badge in a list, in the free list. */
async function shownOn(balconyId: string, on: TestApi = api) {
  const ask = async (path: string) => (await on.ask(`/v2/contents/${path}`, { balconyId })).json;
  const items = listAt(await ask('main/schedule/ALL?groupMenu=ALL'), 'data');
  return [
    at(await ask('waits'), 'data.freetime') !== null,
    at(items[0], 'badge.freetime'),
    listAt(await ask('main/free/ALL?contentsFreeFilter=FREETIME'), 'data').length === 1,
  ];
}

const nowhere = [false, false, false];
const everywhere = [true, true, true];

describe('wait until free', () => {
  test('is shown on bom-us once it is switched on there, and not before', async () => {
    expect(await shownOn('BOMTOON_US')).toEqual(nowhere);
    const applied = { subject: 'platform bom-us', hasChanged: true };
    expect(await switchFreetime(true)).toEqual({ ok: true, applied: [applied] });
    expect(await shownOn('BOMTOON_US')).toEqual(everywhere);
    expect(await switchFreetime(true)).toEqual({ ok: true, applied: [{ ...applied, hasChanged: false }] });
    const log = await api.db.orm.select().from(auditLog).where(eq(auditLog.subjectType, 'platform'));
    expect(log).toMatchObject([
      { action: 'platform.apply', subjectId: 'bom-us', before: {}, after: { freetime: { isOn: true, isDemo: false } } },
    ]);
  });

  test('is switched off as well, on that platform alone', async () => {
    await switchFreetime(true);
    await switchFreetime(false, 'bom-th');
    expect(await shownOn('BOMTOON_TH')).toEqual(nowhere);
    expect(await shownOn('BOMTOON_US')).toEqual(everywhere);
    await switchFreetime(false);
    expect(await shownOn('BOMTOON_US')).toEqual(nowhere);
  });

  test('is read once an edition of the catalogue, and anew after a change', async () => {
    let edition = 1;
    const platforms = createSwitchedPlatforms(api.db, () => edition);
    const switched = createTestApiOn(api.db, { services: { platforms } });
    expect(await shownOn('BOMTOON_US', switched)).toEqual(nowhere);
    await switchFreetime(true);
    expect(await shownOn('BOMTOON_US', switched)).toEqual(nowhere);
    edition = 2;
    expect(await shownOn('BOMTOON_US', switched)).toEqual(everywhere);
  });
});

test('nothing else can be switched, and nowhere but on a platform', () => {
  for (const platform of [
    { id: 'bom-us', features: { comments: true } },
    { id: 'nowhere', features: { freetime: true } },
    { id: 'bom-us', features: { freetime: 'yes' } },
  ]) {
    expect(parseApplyDocument({ platforms: [platform] }).ok).toBe(false);
  }
});
