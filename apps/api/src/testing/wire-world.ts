import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addEntitlement, addSeries, addSession, addUser, assetIdOf } from '@longstrip/test-kit/data';
import type { TestApi } from './test-api.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Readers of the wire tests, all of bom-us unless their name says otherwise. */
export interface WireReaders {
  /** Owns ep-2, rents ep-5 and has a gift rental of ep-6 of `alpha`; not an adult. */
  reader: AddedUser;
  /** A verified adult who has turned adult content on. */
  adult: AddedUser;
  /** A verified adult who has turned adult content off. */
  adultOff: AddedUser;
  /** A session that was revoked. */
  revoked: AddedUser;
  /** Signed in on beltoon-jp, a verified adult. */
  japanese: AddedUser;
}

/**
 * The catalogue of the wire tests on bom-us: `alpha` (comic: ep-1 free, ep-2 priced, ep-3 in its free window, ep-4 opens later,
 * ep-5 and ep-6 priced, sample), `beta` (vertical novel), `gamma` (adult), `delta` (hidden), `epsilon` (opens later), `zeta`
 * (removed), `eta` (only on beltoon-jp), `theta` (adult, on beltoon-jp).
 */
export async function addWireWorld({ db }: TestApi): Promise<WireReaders> {
  const alpha = await addSeries(db, {
    alias: 'alpha',
    platformIds: ['bom-us', 'beltoon-jp'],
    workKey: 'alpha-work',
    isOriginal: true,
    publisher: 'House of Alpha',
    viewCount: 1234,
    scheduleDays: ['MONDAY', 'TEN'],
    creators: [
      { name: 'Ada Writer', role: 'AUTHOR' },
      { name: 'Ben Painter', role: 'ARTIST' },
      { name: 'Ada Writer', role: 'ORIGINAL' },
    ],
    tags: ['Romance', 'Office', 'slow burn'],
    thumbnails: ['VERTICAL', 'MAIN', 'DETAIL'],
    onPlatform: { title: 'Alpha here', rentCoin: 2, possessionCoin: 4, freeEpisodeCount: 1 },
    episodes: [
      { subTitle: 'The first' },
      {},
      { onPlatform: { freeFromMs: TEST_NOW_MS - HOUR_MS, freeUntilMs: TEST_NOW_MS + HOUR_MS } },
      { onPlatform: { openedAtMs: TEST_NOW_MS + DAY_MS } },
      { onPlatform: { hasOwnPrices: true, rentCoin: 7, possessionCoin: null } },
      { pages: [{ name: 'wide page', widthPx: 2000, heightPx: 1000 }] },
      { isSample: true, type: 'PREVIEW', alias: 'sample', title: 'Sample' },
      { alias: 'members', onPlatform: { isLoginRequired: true, freeFromMs: 0, freeUntilMs: TEST_NOW_MS + DAY_MS } },
    ],
  });
  await addSeries(db, { alias: 'alpha-ja', language: 'ja', workKey: 'alpha-work', platformIds: ['bom-us'] });
  await addNovel(db);
  await addUnshown(db);
  return addReaders(db, alpha);
}

async function addNovel(db: TestApi['db']): Promise<void> {
  await addSeries(db, {
    alias: 'beta',
    platformIds: ['bom-us'],
    type: 'NOVEL',
    status: 'COMPLETED',
    language: 'ja',
    readingDirection: 'RTL',
    writingMode: 'VERTICAL',
    viewerMode: 'PAPER',
    thumbnails: ['COVER'],
    episodes: [
      {
        texts: [
          `<p>One</p><img src="asset:${assetIdOf('inside beta')}" width="720" height="1080" alt="">`,
          '<p>Two</p>',
        ],
        textPictures: ['inside beta'],
      },
      { texts: [`<p>Three</p><img src="asset:${assetIdOf('alpha 0 page 1')}" alt="not of this episode">`] },
    ],
  });
}

async function addUnshown(db: TestApi['db']): Promise<void> {
  const adult = { isAdult: true, thumbnails: ['VERTICAL', 'VERTICAL_NON_ADULT'] as const };
  await addSeries(db, { alias: 'gamma', platformIds: ['bom-us'], isOriginal: true, ...adult });
  await addSeries(db, { alias: 'delta', platformIds: ['bom-us'], onPlatform: { isVisible: false } });
  await addSeries(db, { alias: 'epsilon', platformIds: ['bom-us'], onPlatform: { openedAtMs: TEST_NOW_MS + DAY_MS } });
  await addSeries(db, { alias: 'zeta', platformIds: ['bom-us'], removedAtMs: TEST_NOW_MS - DAY_MS });
  await addSeries(db, { alias: 'eta', platformIds: ['beltoon-jp'], isOriginal: true });
  await addSeries(db, { alias: 'theta', platformIds: ['beltoon-jp'], ...adult });
}

async function addReaders(
  db: TestApi['db'],
  alpha: { episodes: { id: number; alias: string }[] },
): Promise<WireReaders> {
  const platformId = 'bom-us';
  const reader = await addUser(db, { platformId, id: 'reader' });
  const episodeId = (alias: string) => alpha.episodes.find((episode) => episode.alias === alias)?.id ?? 0;
  const { userId } = reader;
  await addEntitlement(db, { platformId, userId, episodeId: episodeId('ep-2'), scope: 'POSSESSION' });
  await addEntitlement(db, { platformId, userId, episodeId: episodeId('ep-5'), scope: 'RENT' });
  await addEntitlement(db, { platformId, userId, episodeId: episodeId('ep-6'), scope: 'RENT', source: 'GIFT' });
  return {
    reader,
    adult: await addUser(db, { platformId, id: 'adult', isAdult: true, birthedOn: '1990-05-01' }),
    adultOff: await addUser(db, { platformId, id: 'adult-off', isAdult: true, isAdultToggle: false }),
    revoked: await addSession(db, { platformId, userId, sessionId: 'revoked', revokedAtMs: TEST_NOW_MS - HOUR_MS }),
    japanese: await addUser(db, { platformId: 'beltoon-jp', id: 'japanese', isAdult: true }),
  };
}
