import { describe, expect, it } from 'vitest';
import { GIFT_TARGETS } from '../shared/enumerations.ts';
import { decideGift, type GiftReader, giftStateOf, isGiftFor } from './gift.ts';

const DAY_MS = 86_400_000;
const reader: GiftReader = { ageGroup: 'minor', signedUpAtMs: 0, isNamed: false, hasTaken: false };
const LONG_AGO = 100 * DAY_MS;

describe('whom a gift is for', () => {
  it.each([
    ['minor', LONG_AGO, ['ALL', 'MINORS']],
    ['adult', LONG_AGO, ['ALL', 'ADULTS']],
    ['ofAge', LONG_AGO, ['ALL']],
    ['ofAge', 30 * DAY_MS - 1, ['ALL', 'NEW']],
    ['ofAge', 30 * DAY_MS, ['ALL']],
  ] as const)('a reader (%s) whose account is %d ms old', (ageGroup, nowMs, targets) => {
    const own = { ...reader, ageGroup };
    expect(GIFT_TARGETS.filter((target) => isGiftFor(target, own, nowMs))).toEqual(targets);
    expect(GIFT_TARGETS.every((target) => isGiftFor(target, { ...own, isNamed: true }, nowMs))).toBe(true);
  });
});

const gift = { target: 'ALL', startsAtMs: 10, receiveUntilMs: 20 } as const;

describe('taking a gift', () => {
  it.each([
    ['granted', gift, { reader, series: null, nowMs: 10 }],
    ['granted', gift, { reader, series: 'open', nowMs: 19 }],
    ['NOT_FOUND_GIFT', null, { reader, series: null, nowMs: 10 }],
    ['NOT_FOUND_GIFT', gift, { reader, series: null, nowMs: 9 }],
    ['NOT_FOUND_GIFT', gift, { reader, series: null, nowMs: 20 }],
    ['ALREADY_GIVEN_GIFT', gift, { reader: { ...reader, hasTaken: true }, series: 'gone', nowMs: 20 }],
    ['NOT_FOUND_GIFT_INFO', gift, { reader, series: 'gone', nowMs: 10 }],
    ['UN_MATCHED_GIFT_TARGET_TYPE', gift, { reader: { ...reader, isNamed: true }, series: 'adult', nowMs: 10 }],
    ['UN_MATCHED_GIFT_TARGET_TYPE', { ...gift, target: 'ADULTS' }, { reader, series: 'open', nowMs: 10 }],
  ] as const)('%s', (end, of, facts) => {
    const decided = decideGift(of, facts);
    expect(decided.ok ? 'granted' : decided.code).toBe(end);
  });
});

describe('the state of a gift that was taken', () => {
  it.each([
    [0, 9, 'USABLE'],
    [1, 9, 'USABLE'],
    [2, 9, 'USED'],
    [1, 10, 'EXPIRED'],
    [2, 10, 'USED'],
  ] as const)('%d of 2 used, at %d of 10: %s', (usedCount, nowMs, state) => {
    expect(giftStateOf({ issuedCount: 2, usedCount, useUntilMs: 10 }, nowMs)).toBe(state);
  });
});
