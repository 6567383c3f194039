import { SeriesRightsSchema, SeriesSchema, withRights } from '@longstrip/api-contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';

let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
});
afterAll(() => api.close());

const asWho = (who: keyof WireReaders): TestRequest => ({ bearer: readers[who].accessToken });
const codeOf = async (path: string, request?: TestRequest) => at((await api.ask(path, request)).json, 'error.code');

describe('GET v2/contents/rights/{alias}', () => {
  const seriesOf = async (alias: string, request?: TestRequest) =>
    v.parse(SeriesSchema, at((await api.ask(`/v2/contents/${alias}`, request)).json, 'data'));

  test.each(['reader', 'adult'] as const)('laid over what every reader sees is what %s sees', async (who) => {
    const rights = v.parse(
      SeriesRightsSchema,
      at((await api.ask('/v2/contents/rights/alpha', asWho(who))).json, 'data'),
    );
    expect(rights.episodes.map(({ alias }) => alias)).toEqual(who === 'reader' ? ['ep-2', 'ep-5', 'ep-6'] : []);
    expect(withRights(await seriesOf('alpha'), rights)).toEqual(await seriesOf('alpha', asWho(who)));
  });

  test.each(['reader', 'adult'] as const)('comes to %s with their state of the series', async (who) => {
    const dataOf = async (path: string) => at((await api.ask(path, asWho(who))).json, 'data');
    expect(await dataOf('/v2/library/series/alpha')).toEqual({
      rights: await dataOf('/v2/contents/rights/alpha'),
      state: await dataOf('/v2/library/state/alpha'),
    });
    expect(await codeOf('/v2/library/series/nothing', asWho(who))).toBe('NOT_EXIST');
  });

  test('is refused to guests, and says of a series that is not there that it is not', async () => {
    expect(await codeOf('/v2/contents/rights/alpha')).toBe('NOT_LOGIN_USER');
    expect(await codeOf('/v2/contents/rights/nothing', asWho('reader'))).toBe('NOT_EXIST');
  });
});
