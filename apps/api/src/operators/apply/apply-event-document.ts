import { EVENT_AUDIENCES, EVENT_KINDS, EVENT_REWARD_KINDS, EVENT_TICKET_MODES, LOCALES } from '@longstrip/core';
import * as v from 'valibot';
import {
  CountSchema,
  LineSchema,
  MomentSchema,
  OptionalLineSchema,
  PlatformIdSchema,
  ReferenceSchema,
  TextSchema,
} from '../../shared/operator-values.ts';

/** The last part of the address of the wheel, which stands in the place of an event's (`event/roulette`). */
const NOT_A_KEY = 'roulette';
const MOST_SERIES = 30;
const MOST_REWARDS = 60;
/** An attendance check longer than a year is a mistake of typing. */
const MOST_STAMPS = 366;

const KeySchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'a key is made of Latin letters, digits, _ and -, at most 40 of them'),
  v.check((key) => key.toLowerCase() !== NOT_A_KEY, 'roulette is the address of the wheel'),
);
const FromOneSchema = v.pipe(CountSchema, v.minValue(1, 'must be at least 1'));

const RewardSchema = v.strictObject({
  /** Stamps of an attendance check. Of a ticket: 1. */
  at: v.exactOptional(v.pipe(FromOneSchema, v.maxValue(MOST_STAMPS, `is at most ${MOST_STAMPS}`)), 1),
  kind: v.picklist(EVENT_REWARD_KINDS),
  amount: v.pipe(FromOneSchema, v.maxValue(100_000, 'is at most 100000')),
});

const TicketsSchema = v.pipe(
  v.strictObject({
    mode: v.picklist(EVENT_TICKET_MODES),
    total: FromOneSchema,
    /** Of DRAW: how many are drawn. */
    winners: v.exactOptional(v.nullable(FromOneSchema), null),
    /** A prize is sent by post: whoever has a ticket gives an address. */
    needsAddress: v.exactOptional(v.boolean(), false),
  }),
  v.check(
    ({ mode, total, winners }) => (mode === 'DRAW' ? winners !== null && winners <= total : winners === null),
    'a DRAW has winners, at most as many as tickets, and FIRST_COME has none',
  ),
);

/** An event of an apply document, identified by its platform and key. The key is the last part of its address. */
export const EventEntrySchema = v.pipe(
  v.strictObject({
    platform: PlatformIdSchema,
    key: KeySchema,
    kind: v.picklist(EVENT_KINDS),
    audience: v.exactOptional(v.picklist(EVENT_AUDIENCES), 'ALL'),
    startAt: MomentSchema,
    endAt: MomentSchema,
    /** Lower comes first. */
    position: v.exactOptional(CountSchema, 0),
    isVisible: v.exactOptional(v.boolean(), true),
    /** Id of a stored picture. Null: the art of the first series. */
    picture: v.exactOptional(v.nullable(ReferenceSchema), null),
    /** Alias, id, or `<series key>/<language>`, in the order of the page. */
    series: v.exactOptional(
      v.pipe(
        v.array(v.union([ReferenceSchema, v.number()], 'must be an alias, an id, or <series key>/<language>')),
        v.maxLength(MOST_SERIES, `names at most ${MOST_SERIES} series`),
      ),
      [],
    ),
    /** Of COUPON: the key of the coupon. */
    coupon: v.exactOptional(v.nullable(ReferenceSchema), null),
    /** Of TICKET. */
    tickets: v.exactOptional(v.nullable(TicketsSchema), null),
    rewards: v.exactOptional(
      v.pipe(
        v.array(RewardSchema),
        v.maxLength(MOST_REWARDS, `has at most ${MOST_REWARDS} rewards`),
        v.check(
          (rewards) => new Set(rewards.map(({ at }) => at)).size === rewards.length,
          'has two rewards at one number of stamps',
        ),
      ),
      [],
    ),
    /** A locale that is not named loses its text. */
    texts: v.pipe(
      v.record(
        v.picklist(LOCALES),
        v.strictObject({
          title: LineSchema,
          line: v.exactOptional(OptionalLineSchema, ''),
          body: v.exactOptional(TextSchema, ''),
        }),
      ),
      v.check((texts) => Object.keys(texts).length > 0, 'needs a text in at least one locale'),
    ),
  }),
  v.check(
    ({ kind, coupon }) => (kind === 'COUPON') === (coupon !== null),
    'a COUPON names its coupon, and no other does',
  ),
  v.check(({ kind, tickets }) => (kind === 'TICKET') === (tickets !== null), 'a TICKET has tickets, and no other does'),
  v.check(({ kind, rewards }) => {
    if (kind === 'ATTENDANCE') return rewards.length > 0;
    return rewards.length === 0 || (kind === 'TICKET' && rewards.every(({ at }) => at === 1));
  }, 'an ATTENDANCE has rewards, a TICKET may have one at 1, and no other has any'),
);
export type EventEntry = v.InferOutput<typeof EventEntrySchema>;
