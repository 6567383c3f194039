import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanPrizeAddress,
  decideEventView,
  decideTakingPart,
  decideTicket,
  drawWinners,
  type EventReader,
  eventStateOf,
  lotOfReward,
  nextStateChangeMs,
  type OfferedEvent,
  type PrizeAddress,
  prizeAddressProblems,
  rewardsDue,
  ticketsToGet,
} from './event.ts';

const period = { startsAtMs: 1_000, endsAtMs: 2_000 };
const event: OfferedEvent = { kind: 'TICKET', audience: 'ALL', needsAddress: false, ...period };
const minor: EventReader = { seesAdult: false, ageGroup: 'minor', isAppleGuest: false, owes: false, isClosed: false };
const adult: EventReader = { ...minor, seesAdult: true, ageGroup: 'adult' };

describe('the period of an event', () => {
  it.each([
    [999, 'SOON', 1_000],
    [1_000, 'RUNNING', 2_000],
    [1_999, 'RUNNING', 2_000],
    [2_000, 'ENDED', null],
    [2_001, 'ENDED', null],
  ] as const)('at %d ms it is %s', (nowMs, state, next) => {
    expect([eventStateOf(period, nowMs), nextStateChangeMs(period, nowMs)]).toEqual([state, next]);
    const decided = decideTakingPart(event, { kind: 'TICKET', reader: minor, nowMs });
    expect(decided.ok ? 'granted' : decided.code).toBe(state === 'RUNNING' ? 'granted' : 'NOT_EVENT_PERIOD');
  });
});

describe('taking part', () => {
  const decide = (change: Partial<OfferedEvent>, reader: EventReader, kind: OfferedEvent['kind'] = 'TICKET') => {
    const decided = decideTakingPart({ ...event, ...change }, { kind, reader, nowMs: 1_500 });
    return decided.ok ? 'granted' : decided.code;
  };
  it.each([
    ['a minor, an event for adults', 'UNAUTHORIZED_ADULT', { audience: 'ADULTS' }, minor],
    ['of age and not verified', 'UNAUTHORIZED_ADULT', { audience: 'ADULTS' }, { ...minor, ageGroup: 'ofAge' }],
    ['an adult who has the switch off', 'UNAUTHORIZED_ADULT', { audience: 'ADULTS' }, { ...adult, seesAdult: false }],
    ['an adult', 'granted', { audience: 'ADULTS' }, adult],
    ['an adult, an event for minors', 'UNAUTHORIZED_NON_ADULT', { audience: 'MINORS' }, adult],
    ['an adult with the switch off', 'UNAUTHORIZED_NON_ADULT', { audience: 'MINORS' }, { ...adult, seesAdult: false }],
    ['of age and not verified, for minors', 'granted', { audience: 'MINORS' }, { ...minor, ageGroup: 'ofAge' }],
    ['a minor, an event for minors', 'granted', { audience: 'MINORS' }, minor],
    [
      'an apple guest, an event with an address',
      'UNAUTHORIZED_USER',
      { needsAddress: true },
      { ...minor, isAppleGuest: true },
    ],
    ['an apple guest, one without', 'granted', {}, { ...minor, isAppleGuest: true }],
    ['who owes coins', 'UNAUTHORIZED_USER', {}, { ...minor, owes: true }],
    ['an account that moves away', 'UNAUTHORIZED_USER', {}, { ...minor, isClosed: true }],
    [
      'what is for whom is said before when it runs',
      'UNAUTHORIZED_ADULT',
      { audience: 'ADULTS', endsAtMs: 1_200 },
      minor,
    ],
    ['an event of another kind', 'NOT_FOUND_EVENT', { kind: 'BANNER' }, minor],
  ] as const)('%s: %s', (_, end, change, reader) => {
    expect(decide(change, reader)).toBe(end);
  });

  it('is not possible in what is not there', () => {
    expect(decideTakingPart(null, { kind: 'TICKET', reader: minor, nowMs: 1_500 })).toEqual({
      ok: false,
      code: 'NOT_FOUND_EVENT',
    });
  });

  it.each([
    ['ALL', true],
    ['MINORS', true],
    ['ADULTS', false],
  ] as const)('a guest sees an event for %s: %s', (audience, isSeen) => {
    const guest = { seesAdult: false, ageGroup: null, isAppleGuest: false };
    expect(decideEventView({ audience, needsAddress: true }, guest).ok).toBe(isSeen);
  });
});

describe('tickets', () => {
  it('are numbered from 1, and given as long as there are some', () => {
    expect(decideTicket({ ticketTotal: 2, takenCount: 0 })).toMatchObject({ value: { ticketNo: 1 } });
    expect(decideTicket({ ticketTotal: 2, takenCount: 1 })).toMatchObject({ value: { ticketNo: 2 } });
    expect(decideTicket({ ticketTotal: 2, takenCount: 2 })).toEqual({ ok: false, code: 'NOT_EVENT_REMAIN_TICKET' });
  });

  it('win in a draw as often as there are prizes, each once, every one as likely', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(25), fc.infiniteStream(fc.nat(999)), (entryCount, winnerCount, chance) => {
        const entries = Array.from({ length: entryCount }, (_, index) => index);
        const randomBelow = (limit: number) => Number(chance.next().value) % limit;
        const winners = drawWinners(entries, { winnerCount, randomBelow });
        expect(new Set(winners).size).toBe(Math.min(entryCount, winnerCount));
        expect(winners.every((winner) => entries.includes(winner))).toBe(true);
      }),
    );
    // Each pair of random numbers (below 3, below 2) draws a different ordered pair of the three entries.
    const pairs = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => {
        const numbers = [first, second];
        return drawWinners(['a', 'b', 'c'], { winnerCount: 2, randomBelow: () => numbers.shift() ?? 0 }).join('');
      }),
    );
    expect(new Set(pairs)).toEqual(new Set(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']));
  });
});

describe('rewards', () => {
  const rewards = [
    { atCount: 1, kind: 'MILEAGE' as const, amount: 50 },
    { atCount: 3, kind: 'ROULETTE_TICKET' as const, amount: 1 },
    { atCount: 7, kind: 'FREE_COIN' as const, amount: 5 },
  ];
  it.each([
    [1, [], [1]],
    [2, [1], []],
    [3, [1], [3]],
    [7, [1, 3], [7]],
    [7, [1], [3, 7]],
    [8, [1, 3, 7], []],
  ])('at %d stamps, with %j given, are those of %j', (count, given, due) => {
    expect(rewardsDue(rewards, { count, given: new Set(given) }).map(({ atCount }) => atCount)).toEqual(due);
  });

  it('are lots of their kind from the event, and spins are none', () => {
    expect(rewards.map((reward) => lotOfReward(reward, { mileageDays: 90 }, 0))).toMatchObject([
      { kind: 'MILEAGE', source: 'EVENT', amount: 50, expiresAtMs: 90 * 86_400_000 },
      null,
      { kind: 'FREE_COIN', source: 'EVENT', amount: 5, expiresAtMs: null },
    ]);
    expect(lotOfReward({ kind: 'MILEAGE', amount: 1 }, { mileageDays: null }, 0)?.expiresAtMs).toBeNull();
  });
});

describe('the address of a prize', () => {
  const address: PrizeAddress = {
    name: 'Ada Reader',
    zipCode: '94103',
    city: 'San Francisco',
    address1: '1 Market Street',
    address2: '',
    phone: '+1 (415) 555-0100',
  };
  it('needs everything but the second line', () => {
    expect(prizeAddressProblems(address)).toEqual({});
    expect(prizeAddressProblems(cleanPrizeAddress({ address2: ' ', name: '\n' }))).toEqual({
      name: 'missing',
      zipCode: 'missing',
      city: 'missing',
      address1: 'missing',
      phone: 'missing',
    });
  });

  it.each([
    ['zipCode', '9'.repeat(16), '9'.repeat(17)],
    ['city', 'c'.repeat(80), 'c'.repeat(81)],
    ['address2', 'c'.repeat(120), 'c'.repeat(121)],
    ['phone', '٠٥٠ ١٢٣ ٤٥٦٧', 'call me'],
    ['phone', '03-1234', '03-1'],
  ] as const)('%s may be %j and not %j', (field, right, wrong) => {
    expect(prizeAddressProblems({ ...address, [field]: right })).toEqual({});
    expect(prizeAddressProblems({ ...address, [field]: wrong })).toEqual({ [field]: 'malformed' });
  });

  it('is stored on one line, without control characters', () => {
    expect(cleanPrizeAddress({ ...address, address1: '  1\tMarket\r\n Street\u0007 ' }).address1).toBe(
      '1 Market Street',
    );
  });
});

describe('the tickets for the roulette that an event would still give', () => {
  const reward = (atCount: number, kind: 'ROULETTE_TICKET' | 'MILEAGE' = 'ROULETTE_TICKET') => ({
    atCount,
    kind,
    amount: 2,
  });
  const stamps = { kind: 'ATTENDANCE', rewards: [reward(1, 'MILEAGE'), reward(3), reward(7)] } as const;
  const ticket = { kind: 'TICKET', rewards: [reward(1)] } as const;

  it.each([
    ['the next stamp that gives them', stamps, [1], 1, { atCount: 3, amount: 2 }],
    ['the one after, once that is given', stamps, [1, 3], 3, { atCount: 7, amount: 2 }],
    ['the next stamp, for a reward that was added later', stamps, [1], 5, { atCount: 6, amount: 2 }],
    ['none when all are given', stamps, [1, 3, 7], 7, null],
    ['taking part', ticket, [], 0, { atCount: null, amount: 2 }],
    ['none of an event that gives others', { ...ticket, rewards: [reward(1, 'MILEAGE')] }, [], 0, null],
  ] as const)('%s', (_, event, given, stampCount, expected) => {
    expect(ticketsToGet(event, { given: new Set<number>(given), stampCount, canJoin: true })).toEqual(expected);
  });

  it('none where no ticket is left, or the reader has one', () => {
    expect(ticketsToGet(ticket, { given: new Set(), stampCount: 0, canJoin: false })).toBeNull();
  });
});
