import { followCatalogueEdition } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import { addSeries } from '@longstrip/test-kit/data';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOfferedSeriesReader } from './offered-series-reader.ts';

test('an offer is read once for all episodes of its series, and again after a change of the catalogue', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const { episodes } = await addSeries(database, { alias: 'tale', platformIds: ['bom-us'], episodes: [{}, {}] });
  const edition = await followCatalogueEdition(database, { monotonicMs: () => 0, onLost: () => undefined });
  onTestFinished(() => edition.close());
  const execute = vi.spyOn(database.orm, 'execute');
  const { find } = createOfferedSeriesReader(database, edition);
  const findBoth = async () => {
    const found = [];
    for (const { id } of episodes) found.push((await find('bom-us', id))?.on_platform?.rentCoin);
    return found;
  };
  const [price] = await findBoth();
  expect(await findBoth()).toEqual([price, price]);
  expect(execute).toHaveBeenCalledTimes(1);
  await database.run('update series_platform set rent_coin = 7');
  expect(await findBoth()).toEqual([7, 7]);
  expect(execute).toHaveBeenCalledTimes(2);
});
