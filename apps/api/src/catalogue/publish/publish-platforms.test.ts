import type { PlatformId } from '@longstrip/platform-config';
import { expect, it } from 'vitest';
import { publishedBy, usePublishingStore } from '../../testing/publishing-store.ts';
import type { ImportOptions } from './import-options.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const red = await picture('#ff0000');
const { publish, tryToPublish, describeIt } = usePublishingStore(directory);

/** The warnings about an edition in a language, on a platform. */
async function warnedOf(language: string, platformId: PlatformId): Promise<string[]> {
  const edition = comic([comicEpisode('1', [red])], { language });
  return publishedBy(await tryToPublish(edition, { platformIds: [platformId] })).warnings;
}

it('takes no price that names no platform: it would be nowhere', async () => {
  const publication = comic([comicEpisode('1', [red])]);
  await tryToPublish(publication);
  for (const options of [{ freeEpisodeCount: 5 }, { rentCoin: 4 }, { possessionCoin: 9 }]) {
    expect(await tryToPublish(publication, { ...options, platformIds: [] })).toMatchObject({
      ok: false,
      refusal: {
        code: 'PLATFORM_MISSING',
        sentence: 'prices and free episodes belong to a platform: name it by --platform.',
      },
    });
  }
  expect(await tryToPublish(publication, { platformIds: [] })).toMatchObject({ ok: true });
});

it('keeps the other price where one is said alone, of a new series and of a known one', async () => {
  const offerOf = async (seriesKey: string, options: Partial<ImportOptions>) => {
    const { id, defaults } = await publish(comic([comicEpisode('1', [red])], { seriesKey }), options);
    const { rentCoin, possessionCoin, freeEpisodeCount } = (await describeIt(id)).platforms['bom-us'] ?? {};
    return { offer: [rentCoin, possessionCoin, freeEpisodeCount], defaults };
  };
  expect(await offerOf('one', { rentCoin: 2 })).toEqual({
    offer: [2, 5, 0],
    defaults: ['possessionCoin', 'freeEpisodeCount'],
  });
  // For a known series nothing is set to a default.
  expect(await offerOf('one', { possessionCoin: 9 })).toEqual({ offer: [2, 9, 0], defaults: [] });
  expect(await offerOf('one', { rentCoin: 'none' })).toEqual({ offer: [null, 9, 0], defaults: [] });
  expect(await offerOf('two', { possessionCoin: 'none', freeEpisodeCount: 1 })).toEqual({
    offer: [3, null, 1],
    defaults: ['rentCoin'],
  });
});

it('says where renting costs more than owning', async () => {
  const publication = comic([comicEpisode('1', [red])]);
  expect(publishedBy(await tryToPublish(publication, { rentCoin: 9 })).warnings).toEqual([
    'bom-us: renting an episode (9 coins) costs more than owning it (5). --rent and --own say other prices.',
  ]);
  expect(publishedBy(await tryToPublish(publication)).warnings).toEqual([]);
});

it('says where an edition is listed whose language is not read there, as the work has others or not', async () => {
  const alone = 'is listed there as long as the work has no edition that is';
  expect(await warnedOf('ja', 'bom-us')).toEqual([`bom-us is read in en; this one is in ja, and ${alone}.`]);
  // Another edition in a language that is not read there either, and one that another platform shows.
  expect(await warnedOf('de', 'bom-us')).toEqual([`bom-us is read in en; this one is in de, and ${alone}.`]);
  expect(await warnedOf('en', 'bom-th')).toEqual([]);
  expect(await warnedOf('ja', 'bom-us')).toEqual([`bom-us is read in en; this one is in ja, and ${alone}.`]);
  expect(await warnedOf('en', 'bom-us')).toEqual([]);
  expect(await warnedOf('ja', 'bom-us')).toEqual([
    "bom-us is read in en; this one is in ja, and is in none of its lists, which hold the work's edition in en: search finds it, and the page of that one leads to it.",
  ]);
  expect(await warnedOf('ja', 'bom-th')).toEqual([
    'bom-th is read in th, en; this one is in ja, and is listed there in th alone: in en the work has an edition.',
  ]);
});
