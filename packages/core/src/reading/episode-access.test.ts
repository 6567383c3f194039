import { expect, test } from 'vitest';
import type { Entitlement } from './entitlement.ts';
import { decideEpisodeAccess, type EpisodeAccessFacts, type EpisodeReader } from './episode-access.ts';

const NOW_MS = 1000;
const priced: EpisodeAccessFacts = {
  seriesExists: true,
  episodeExists: true,
  isShown: true,
  openedAtMs: NOW_MS,
  isAdult: false,
  isLoginRequired: false,
  price: { kind: 'priced', rentCoin: 3, possessionCoin: 5 },
};
const free: EpisodeAccessFacts = { ...priced, price: { kind: 'free', freeUntilMs: null } };
const freeNow: EpisodeAccessFacts = { ...priced, price: { kind: 'free', freeUntilMs: 1500 } };
const rental: Entitlement = { scope: 'RENT', isGift: false, startedAtMs: 0, expiresAtMs: 1200, revokedAtMs: null };
const owned: Entitlement = { ...rental, scope: 'POSSESSION', expiresAtMs: null };

const guest: EpisodeReader = { kind: 'guest', seesAdult: false };
const revoked: EpisodeReader = { kind: 'revoked' };
const user = (...entitlements: Entitlement[]): EpisodeReader => ({ kind: 'user', seesAdult: false, entitlements });
const adultGuest: EpisodeReader = { kind: 'guest', seesAdult: true };
const adult = (...entitlements: Entitlement[]): EpisodeReader => ({ kind: 'user', seesAdult: true, entitlements });

test.each<[string, EpisodeAccessFacts, EpisodeReader, code: string]>([
  ['no series', { ...priced, seriesExists: false, episodeExists: false }, guest, 'NOT_EXIST'],
  ['no episode', { ...priced, episodeExists: false, isShown: false }, guest, 'NOT_FOUND_EPISODE'],
  ['hidden', { ...free, isShown: false }, guest, 'INVALID_CONTENTS'],
  ['hidden, for a reader who owns nothing', { ...free, isShown: false }, user(), 'INVALID_CONTENTS'],
  [
    'hidden, for a reader who rented it until a moment ago',
    { ...free, isShown: false },
    user({ ...rental, expiresAtMs: NOW_MS }),
    'INVALID_CONTENTS',
  ],
  ['a moment before it comes out', { ...free, openedAtMs: NOW_MS + 1 }, guest, 'INVALID_CONTENTS'],
  ['a moment before it comes out, owned', { ...free, openedAtMs: NOW_MS + 1 }, user(owned), 'INVALID_CONTENTS'],
  ['hidden adult, with an ended session', { ...free, isShown: false, isAdult: true }, revoked, 'INVALID_CONTENTS'],
  ['free, with an ended session', free, revoked, 'NOT_FOUND_ACCESS_TOKEN'],
  ['adult, with an ended session', { ...priced, isAdult: true }, revoked, 'NOT_FOUND_ACCESS_TOKEN'],
  ['free adult, for a guest', { ...free, isAdult: true }, guest, 'ADULT_ONLY_CONTENTS'],
  ['priced adult, for a guest', { ...priced, isAdult: true }, guest, 'ADULT_ONLY_CONTENTS'],
  [
    'owned adult, for a reader who does not see adult content',
    { ...priced, isAdult: true },
    user(owned),
    'ADULT_ONLY_CONTENTS',
  ],
  ['priced, for a guest', priced, guest, 'NOT_LOGIN_USER'],
  ['priced adult, for a guest who says yes', { ...priced, isAdult: true }, adultGuest, 'NOT_LOGIN_USER'],
  ['free with login, for a guest', { ...free, isLoginRequired: true }, guest, 'NOT_LOGIN_USER'],
  ['priced, for a reader who owns nothing', priced, user(), 'UNAUTHORIZED_CONTENTS'],
  ['priced, for whom the rental just ended', priced, user({ ...rental, expiresAtMs: NOW_MS }), 'UNAUTHORIZED_CONTENTS'],
  [
    'priced, for whom the ownership was taken back',
    priced,
    user({ ...owned, revokedAtMs: 500 }),
    'UNAUTHORIZED_CONTENTS',
  ],
])('refused: %s', (_, facts, reader, code) => {
  expect(decideEpisodeAccess(facts, reader, NOW_MS)).toEqual({ ok: false, code });
});

test.each<[string, EpisodeAccessFacts, EpisodeReader, by: string, expiresAtMs: number | null]>([
  ['free, for a guest', free, guest, 'FREE', null],
  ['free in its window, for a guest', freeNow, guest, 'FREE', 1500],
  ['free with login, for a user', { ...free, isLoginRequired: true }, user(), 'FREE', null],
  ['free adult, for a guest who says yes', { ...free, isAdult: true }, adultGuest, 'FREE', null],
  ['priced, rented', priced, user(rental), 'RENT', 1200],
  ['priced, opened by waiting', priced, user({ ...rental, scope: 'FREETIME' }), 'FREETIME', 1200],
  ['priced, owned', priced, user(owned), 'POSSESSION', null],
  ['priced, granted for ever', priced, user({ ...owned, scope: 'PERMANENT' }), 'PERMANENT', null],
  ['free in its window, owned', freeNow, user(owned), 'POSSESSION', null],
  ['free, rented', free, user(rental), 'FREE', null],
  ['adult, owned, for a reader who sees it', { ...priced, isAdult: true }, adult(owned), 'POSSESSION', null],
  ['hidden, owned', { ...priced, isShown: false }, user(owned), 'POSSESSION', null],
  ['hidden, rented', { ...free, isShown: false }, user(rental), 'RENT', 1200],
])('granted: %s', (_, facts, reader, by, expiresAtMs) => {
  expect(decideEpisodeAccess(facts, reader, NOW_MS)).toEqual({ ok: true, value: { by, expiresAtMs } });
});
