import { series, seriesPlatform } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { usePublishingStore } from '../../testing/publishing-store.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');
const { store, publish, tryToPublish, describeIt } = usePublishingStore(directory);

it('keeps two languages of one work as two series of one work', async () => {
  const english = await publish(comic([comicEpisode('1', [red])]));
  const german = await publish(comic([comicEpisode('1', [red])], { language: 'de', seriesTitle: 'Salt Crown' }));
  expect(german.id).not.toBe(english.id);
  expect(german.alias).toBe('salt-crown-de');
  const workKeys = await store().database.orm.selectDistinct({ workKey: series.workKey }).from(series);
  expect(workKeys).toEqual([{ workKey: 'salt-crown' }]);
});

it('finds the series that an operator names by its key, alias or title, and makes one where there is none such', async () => {
  const { id } = await publish(comic([comicEpisode('1', [red])], { seriesKey: 'scan' }), { alias: 'crown' });
  for (const series of ['scan', 'crown', 'CROWN', 'salt crown']) {
    expect(await publish(comic([comicEpisode('2', [green])], { seriesKey: 'other' }), { series })).toMatchObject({
      ...{ id, seriesKey: 'scan', isNew: false },
    });
  }
  const named = await publish(comic([comicEpisode('1', [red])], { seriesKey: 'second' }), { alias: 'scan' });
  expect(named.id).not.toBe(id);
  expect(await publish(comic([comicEpisode('3', [blue])]), { series: 'scan' })).toMatchObject({ id });
  const german = comic([comicEpisode('1', [blue])], { seriesKey: 'other', language: 'de' });
  expect(await publish(german, { series: 'crown' })).toMatchObject({ seriesKey: 'scan', isNew: true });
  expect(await publish(comic([comicEpisode('1', [blue])]), { series: 'Crown of Salt' })).toMatchObject({
    ...{ seriesKey: 'crown-of-salt', isNew: true },
  });
});

it('says of a new series that another one of its language has the same title, and how to reach that', async () => {
  const episodes = [comicEpisode('1', [red])];
  await publish(comic(episodes, { seriesKey: 'scan' }), { alias: 'crown' });
  const other = (facts: object, options = {}) =>
    tryToPublish(comic(episodes, { seriesKey: 'other', ...facts }), options);
  expect(await other({}, { platformIds: [] })).toMatchObject({
    ok: false,
    refusal: {
      code: 'PLATFORM_MISSING',
      sentence: expect.stringContaining('"crown" has the same title: --series "scan"'),
    },
  });
  expect(await other({ language: 'de' })).toMatchObject({ ok: true, warnings: [expect.not.stringContaining('title')] });
  expect(await other({ seriesTitle: 'Pepper' })).toMatchObject({ ok: true, warnings: [] });
  expect(await other({ seriesKey: 'third', seriesTitle: 'SALT  crown' })).toMatchObject({
    ok: true,
    warnings: [
      expect.stringContaining(
        '"crown" has the same title. If this belongs to that one, import it with --series "scan"',
      ),
    ],
  });
});

it('says of a hidden series where it is hidden', async () => {
  const episodes = [comicEpisode('1', [red])];
  const { id } = await publish(comic(episodes), { platformIds: ['bom-us', 'bom-th'] });
  await store()
    .database.orm.update(seriesPlatform)
    .set({ isVisible: false })
    .where(and(eq(seriesPlatform.seriesId, id), eq(seriesPlatform.platformId, 'bom-th')));
  expect(await tryToPublish(comic(episodes))).toMatchObject({
    ok: true,
    warnings: ['The series salt-crown is hidden on bom-th: npm run catalogue -- unhide salt-crown shows it there.'],
  });
});

it('takes a name that two series go by for neither', async () => {
  for (const seriesKey of ['scan-1', 'scan-2'])
    await publish(comic([comicEpisode('1', [red])], { seriesKey }), { alias: seriesKey });
  expect(await publish(comic([comicEpisode('1', [blue])]), { series: 'Salt Crown', title: 'A third' })).toMatchObject({
    ...{ seriesKey: 'salt-crown', isNew: true },
  });
});

it('leaves an operator’s decisions alone, and takes what is said at the import', async () => {
  const publication = comic([comicEpisode('1', [red])]);
  const { id } = await publish(publication, { rentCoin: 4 });
  await store()
    .database.orm.update(series)
    .set({ title: 'By an operator', synopsis: 'Another' })
    .where(eq(series.id, id));
  await publish(publication);
  expect(await describeIt(id)).toMatchObject({
    title: 'By an operator',
    synopsis: 'Another',
    platforms: { 'bom-us': { rentCoin: 4, possessionCoin: 5 } },
  });
  await publish(publication, { title: 'Said now', possessionCoin: 9, status: 'COMPLETED', days: ['TEN'] });
  expect(await describeIt(id)).toMatchObject({
    title: 'Said now',
    status: 'COMPLETED',
    days: ['TEN'],
    platforms: { 'bom-us': { rentCoin: 4, possessionCoin: 9 } },
  });
});

it('says what changes beside episodes and pages, in a trial too', async () => {
  const publication = comic([comicEpisode('1', [red])]);
  await publish(publication);
  expect((await publish(publication)).fields).toEqual([]);
  const options = { freeEpisodeCount: 9, rentCoin: 99, possessionCoin: 150, title: 'Salt', openAt: '2030-01-31' };
  const changes = [
    { field: 'title', before: 'Salt Crown', after: 'Salt' },
    { field: 'platforms.bom-us.rentCoin', before: 3, after: 99 },
    { field: 'platforms.bom-us.possessionCoin', before: 5, after: 150 },
    { field: 'platforms.bom-us.freeEpisodeCount', before: 0, after: 9 },
    { field: 'episodes.1.platforms.bom-us.openedAtMs', before: expect.any(Number), after: expect.any(Number) },
  ];
  const trial = await publish(publication, { ...options, isDryRun: true });
  expect(trial.fields).toEqual(expect.arrayContaining(changes));
  expect(trial.fields).toHaveLength(changes.length);
  const more = await publish(publication, { ...options, platformIds: ['bom-us', 'bom-th'] });
  expect(more.fields).toEqual(expect.arrayContaining(changes));
  expect(more.fields.map(({ field }) => field)).toContain('platforms.bom-th');
});
