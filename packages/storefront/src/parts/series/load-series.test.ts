import type { ApiClient, ApiResult, Episode, Series } from '@longstrip/api-contract';
import { describe, expect, test } from 'vitest';
import { fakeEpisode, fakeSeries, PRICED } from '../../testing/fake-api.ts';
import { loadSeriesWithState } from '../reading/load-series-with-state.server.ts';
import { loadSeries } from './load-series.server.ts';

const answer = <Data>(data: Data): ApiResult<Data> => ({ ok: true, status: 200, data });
const refused = { ok: false, code: 'INVALID_CONTENTS' } as ApiResult<never>;
const STATE = { isFavorite: true, position: null, stars: 4, viewerSettings: { account: {}, series: {} } } as const;
const OWNED = fakeEpisode(2, { ...PRICED, purchaseStatus: 'POSSESSION' });

/** Loads a series for its page: the result, and the calls that were made. */
async function load(isSignedIn: boolean, shared: ApiResult<Series>, owned: Episode[]) {
  const calls: string[] = [];
  const call = <Data>(name: string, data: ApiResult<Data>) => {
    calls.push(name);
    return Promise.resolve(data);
  };
  const api = {
    series: () => call('series', shared),
    ownSeries: () => call('ownSeries', answer(fakeSeries({ title: 'Hidden' }))),
    seriesRights: () => call('seriesRights', answer({ episodes: owned })),
    ownSeriesPart: () => call('ownSeriesPart', answer({ rights: { episodes: owned }, state: STATE })),
  } as Partial<ApiClient> as ApiClient;
  const reply = await loadSeries({ api, isSignedIn }, 'salt-crown');
  const callsAlone = calls.splice(0);
  const withState = await loadSeriesWithState({ api, isSignedIn }, 'salt-crown');
  return { calls: callsAlone, reply, callsWithState: calls, withState };
}

describe('a series', () => {
  test('of a guest is the public one', async () => {
    const { calls, reply } = await load(false, answer(fakeSeries()), [OWNED]);
    expect(calls).toEqual(['series']);
    expect(reply).toEqual(answer(fakeSeries()));
  });

  test('of a signed-in reader has their rights laid over it', async () => {
    const { calls, reply } = await load(true, answer(fakeSeries()), [OWNED]);
    expect(calls).toEqual(['series', 'seriesRights']);
    expect(reply.ok && reply.data.episodes).toEqual([fakeEpisode(1), OWNED]);
  });

  test('comes with the state of its reader by one call, and with none for a guest', async () => {
    for (const shared of [answer(fakeSeries()), refused]) {
      const { reply, callsWithState, withState } = await load(true, shared, [OWNED]);
      expect(callsWithState.slice(0, 2)).toEqual(['series', 'ownSeriesPart']);
      expect([withState.reply, withState.own.isFavourite, withState.own.stars]).toEqual([reply, true, 4]);
    }
    const guest = await load(false, answer(fakeSeries()), [OWNED]);
    expect([guest.callsWithState, guest.withState.own.isFavourite]).toEqual([['series'], false]);
  });

  test('that is hidden opens only for readers who own a part of it', async () => {
    const owner = await load(true, refused, [OWNED]);
    expect(owner.reply.ok && owner.reply.data.title).toBe('Hidden');
    expect((await load(true, refused, [])).reply).toBe(refused);
  });
});
