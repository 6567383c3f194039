import { auditLog } from '@longstrip/database/schema';
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applyDocument } from '../../operators/apply/apply.service.ts';
import { parseApplyDocument } from '../../operators/apply/apply-document.ts';
import { localOwner } from '../../shared/operator.ts';
import { usePublishingStore } from '../../testing/publishing-store.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue] = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(picture));
if (!red || !green || !blue) throw new Error('no pictures');
const { store, publish, tryAll, tryToPublish, describeIt } = usePublishingStore(directory);

const one = comic([comicEpisode('1', [red])]);
const all = comic([comicEpisode('1', [red]), comicEpisode('2', [green]), comicEpisode('3', [blue])]);

async function apply(options: object): Promise<void> {
  const parsed = parseApplyDocument({ series: [{ series: 'salt-crown', ...options }] });
  if (!parsed.ok) throw new Error(parsed.sentences.join());
  const { database, jobs } = store();
  const parts = { database, jobs, operator: localOwner(null), nowMs: 1_900_000_000_000 };
  expect(await applyDocument(parts, parsed.document)).toMatchObject({ ok: true, applied: [{ hasChanged: true }] });
}

async function lastAudit() {
  const [entry] = await store().database.orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return entry;
}

it('a removed series stays removed: what is imported into it is refused, in a trial too', async () => {
  const { id } = await publish(one);
  await apply({ isRemoved: true });
  const removed = await describeIt(id);
  for (const options of [
    {},
    { isDryRun: true },
    { title: 'Salt', alias: 'salt' },
    { platformIds: ['bom-us', 'bom-th'] },
  ]) {
    expect(await tryToPublish(all, options)).toMatchObject({
      ok: false,
      refusal: {
        code: 'SERIES_REMOVED',
        sentence:
          'the series salt-crown was removed and stays so: npm run catalogue -- restore salt-crown brings it back, or --restore with this import.',
      },
    });
  }
  expect(await describeIt(id)).toEqual(removed);
});

it('a removed series is met by its alias, whatever the file calls itself', async () => {
  await publish(one, { alias: 'crown' });
  await apply({ series: 'crown', isRemoved: true });
  const renamed = comic(one.episodes, { seriesKey: 'other', seriesTitle: 'Other' });
  expect(await tryToPublish(renamed, { series: 'crown' })).toMatchObject({ refusal: { code: 'SERIES_REMOVED' } });
});

it('a removed series comes back when the import asks for it, with its ids, and the audit log knows', async () => {
  const { id } = await publish(one);
  await apply({ isRemoved: true });
  expect(await tryToPublish(one, { restoresRemoved: true })).toMatchObject({
    ok: true,
    series: [{ id, fields: [{ field: 'isRemoved', before: true, after: false }] }],
    warnings: ['The series salt-crown had been removed and is back.'],
  });
  expect((await describeIt(id)).isRemoved).toBe(false);
  expect(await lastAudit()).toMatchObject({
    ...{ action: 'series.import', before: { isRemoved: true }, after: { isRemoved: false } },
  });
});

it('a removed episode stays removed: alone or among others it is refused by its number', async () => {
  const { id } = await publish(all);
  await apply({ episodes: [{ number: '1', isRemoved: true }] });
  const removed = await describeIt(id);
  const again = comic([comicEpisode('1', [blue])]);
  expect(await tryToPublish(again)).toMatchObject({
    ok: false,
    refusal: {
      code: 'EPISODE_REMOVED',
      sentence:
        'episode 1 of the series salt-crown was removed and stays so: npm run catalogue -- restore salt-crown 1 brings it back, or --restore with this import.',
    },
  });
  expect(await describeIt(id)).toEqual(removed);

  await apply({ episodes: [{ number: '3', isRemoved: true }] });
  expect(await tryToPublish(all, { isDryRun: true })).toMatchObject({
    refusal: {
      sentence: expect.stringMatching(/^episodes 1 and 3 of the series salt-crown were removed and stay so: /),
    },
  });
  expect(await tryToPublish(all, { isDryRun: true, keepGoing: true })).toMatchObject({
    ok: true,
    series: [{ files: [{ file: '2.cbz' }] }],
    refused: ['1', '3'].map((number) => ({
      file: `${number}.cbz`,
      code: 'EPISODE_REMOVED',
      sentence: expect.stringMatching(`^episode ${number} of the series salt-crown was removed and stays so: `),
    })),
  });
  // Other episodes are still accepted.
  expect(await tryToPublish(comic([comicEpisode('2', [red])]))).toMatchObject({ ok: true, warnings: [] });
});

it('a removed episode comes back when the import asks for it; the others that were removed do not', async () => {
  const { id } = await publish(all);
  await apply({ episodes: ['1', '2', '3'].map((number) => ({ number, isRemoved: true })) });
  const two = comic(all.episodes.slice(0, 2));
  expect(await tryToPublish(two, { restoresRemoved: true })).toMatchObject({
    ok: true,
    warnings: ['Episodes 1 and 2 had been removed and are back.'],
  });
  expect((await describeIt(id)).episodes.map(({ isRemoved }) => isRemoved)).toEqual([false, false, true]);
  expect(await lastAudit()).toMatchObject({ before: { episodes: [{ isRemoved: true }, { isRemoved: true }] } });
});

it('what is removed does not block an import of the rest with it', async () => {
  const filed = all.episodes.map((episode) => ({ ...episode, file: `${episode.number}.cbz` }));
  const english = await publish(comic(filed));
  await publish(comic(filed, { language: 'de' }));
  await apply({ series: 'salt-crown-de', isRemoved: true });
  await apply({ episodes: [{ number: '2', isRemoved: true }] });
  const titled = filed.map((episode) => ({ ...episode, title: 'New' }));
  const german = comic(
    titled.map((episode) => ({ ...episode, file: `de/${episode.number}.cbz` })),
    { language: 'de' },
  );
  expect(await tryAll([comic(titled), german])).toMatchObject({ ok: false });
  expect(await tryAll([comic(titled), german], { keepGoing: true })).toMatchObject({
    ok: true,
    series: [{ id: english.id, episodes: { changed: 2 } }],
    refused: expect.arrayContaining([
      { code: 'EPISODE_REMOVED', file: '2.cbz', sentence: expect.stringContaining('restore salt-crown 2') },
      ...['1', '2', '3'].map((number) => ({
        ...{ code: 'SERIES_REMOVED', file: `de/${number}.cbz` },
        sentence: expect.stringContaining('restore salt-crown-de'),
      })),
    ]),
  });
});

it('what is hidden is taken and stays hidden, which is said', async () => {
  const { id } = await publish(all);
  await apply({
    platforms: { 'bom-us': { isVisible: false } },
    episodes: [{ number: '2', platforms: { 'bom-us': { isVisible: false } } }],
  });
  const changed = comic(all.episodes.map((episode) => ({ ...episode, title: 'New' })));
  expect(await tryToPublish(changed, { restoresRemoved: true, openAt: '2030-01-31' })).toMatchObject({
    ok: true,
    warnings: [
      'The series salt-crown is hidden on bom-us: npm run catalogue -- unhide salt-crown shows it there.',
      'Episode 2 is hidden on bom-us: npm run catalogue -- unhide salt-crown 2 shows it there.',
    ],
  });
  const { platforms, episodes } = await describeIt(id);
  expect([platforms, ...episodes.map((each) => each.platforms)].map((on) => on['bom-us']?.isVisible)).toEqual([
    ...[false, true, false, true],
  ]);
});
