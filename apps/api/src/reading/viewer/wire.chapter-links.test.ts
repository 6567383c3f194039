import { addSeries, type EpisodeSpec } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const chapter = (sourcePart: number, spec: EpisodeSpec = {}): EpisodeSpec => ({
    texts: ['<p>x</p>'],
    sourceIdentifier: 'urn:one',
    sourceTitle: 'Book',
    sourcePart,
    ...spec,
  });
  const volume = (sourcePart: number, texts: string[]) => chapter(sourcePart, { sourceIdentifier: null, texts });
  const link = (part: number, place = '') => `<p><a class="ls-bold" data-part="${part}"${place}>to &lt;it&gt;</a></p>`;
  await addSeries(api.db, {
    alias: 'book',
    platformIds: ['bom-us'],
    type: 'NOVEL',
    onPlatform: { freeEpisodeCount: 99 },
    episodes: [
      chapter(1, { texts: [link(2) + link(3, ' data-place="t3-7"'), link(4) + link(5) + link(9)] }),
      chapter(2, { number: '12.5', alias: 'interlude' }),
      chapter(3, { onPlatform: { freeFromMs: null } }),
      chapter(4, { onPlatform: { isVisible: false } }),
      chapter(1, { sourceIdentifier: 'urn:other', texts: [link(2)] }),
    ],
  });
  await addSeries(api.db, {
    alias: 'volumes',
    platformIds: ['bom-us'],
    type: 'NOVEL',
    onPlatform: { freeEpisodeCount: 99 },
    episodes: [volume(1, [link(2)]), volume(2, []), volume(1, [link(2)]), volume(2, [link(1)])],
  });
  await addSeries(api.db, {
    alias: 'old',
    platformIds: ['bom-us'],
    onPlatform: { freeEpisodeCount: 99 },
    episodes: [{ texts: [link(2)] }, { texts: ['<p>x</p>'] }],
  });
  const gone: EpisodeSpec = { texts: [link(1)], sourceIdentifier: 'urn:one', sourceTitle: 'Book', sourcePart: null };
  await addSeries(api.db, {
    alias: 'made-anew',
    platformIds: ['bom-us'],
    type: 'NOVEL',
    onPlatform: { freeEpisodeCount: 99 },
    episodes: [chapter(1), gone],
  });
});
afterAll(() => api.close());

const textOf = async (path: string, page = 0) => {
  const { json } = await api.ask(`/v2/contents/viewer/${path}`);
  return at(json, `data.images.${page}.contentText`);
};

test('a chapter of the same book is named by its episode, whatever number it has', async () => {
  expect(await textOf('book/ep-1')).toBe(
    '<p><a class="ls-bold" data-episode="interlude">to &lt;it&gt;</a></p><p><a class="ls-bold" data-episode="ep-3" data-place="t3-7">to &lt;it&gt;</a></p>',
  );
});

test('one that is hidden, of another book or not there stays words', async () => {
  const unlinked = '<p><a class="ls-bold">to &lt;it&gt;</a></p>';
  expect(await textOf('book/ep-1', 1)).toBe(unlinked.repeat(3));
  expect(await textOf('book/ep-5')).toBe(unlinked);
  expect(await textOf('old/ep-1')).toBe(unlinked);
});

test('a chapter that its book no longer has leads nowhere', async () => {
  expect(await textOf('made-anew/ep-2')).toBe('<p><a class="ls-bold">to &lt;it&gt;</a></p>');
});

test('volumes that call themselves alike keep to themselves', async () => {
  expect(await textOf('volumes/ep-1')).toContain('data-episode="ep-2"');
  expect(await textOf('volumes/ep-3')).toContain('data-episode="ep-4"');
  expect(await textOf('volumes/ep-4')).toContain('data-episode="ep-3"');
});
