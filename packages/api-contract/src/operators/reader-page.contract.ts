import { COIN_KINDS, COIN_SOURCES, SIGN_IN_METHODS } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, QueryFlagSchema, TimeMsSchema } from '../http/wire-values.ts';
import { READER_STATES } from './find.contract.ts';
import { NamedReaderSchema, OperatorPlatformSchema, operatorText, ReasonSchema } from './operator-values.ts';

/** Which reader an operator looks at. */
export const ReaderQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  /** Personal data in full; otherwise masked. That it was asked for is in the audit log. */
  isFull: QueryFlagSchema,
});

/** A lot of coins or points. */
export const ReaderLotSchema = v.object({
  lotId: IdSchema,
  kind: v.picklist(COIN_KINDS),
  source: v.picklist(COIN_SOURCES),
  amount: CountSchema,
  remaining: CountSchema,
  acquiredAtMs: TimeMsSchema,
  /** Null: it never ends. */
  expiresAtMs: v.nullable(TimeMsSchema),
  /** The movement that made it: `adminTakeBack` names a grant by it. */
  movementId: IdSchema,
});

/** The next step of the age check, as core's `ageCheckStep` decides it. `none`: the reader is a verified adult. */
const AGE_CHECK_STEPS = ['none', 'login', 'yesNo', 'birthday', 'koreanPhone', 'tooYoung'] as const;

/**
 * Why a reader sees adult works, or not: `SEES`; `PLATFORM_HAS_NONE`; `SWITCH_OFF`: verified, but the reader's switch is off;
 * `NOT_VERIFIED`: see `step`.
 */
export const ADULT_VIEWS = ['SEES', 'PLATFORM_HAS_NONE', 'SWITCH_OFF', 'NOT_VERIFIED'] as const;

export const ReaderNoteSchema = v.object({
  noteId: v.string(),
  text: v.string(),
  /** The operator's name. */
  writtenBy: v.string(),
  createdAtMs: TimeMsSchema,
});

/** Limits that an operator can clear (`adminReaderUnlock`). */
export const READER_LIMITS = [
  ...(['password', 'mail', 'mailbox', 'text', 'phone', 'withdrawal'] as const),
  ...(['identityCheck', 'couponCode', 'ticketPictures', 'comment', 'commentReport'] as const),
] as const;

/** Answer of `GET /admin/readers/one`. */
export const OperatorReaderSchema = v.object({
  platform: v.string(),
  userId: v.string(),
  account: v.object({
    state: v.picklist(READER_STATES),
    /** Whether `email`, `phone`, `name` and `birthedOn` are masked. */
    isMasked: v.boolean(),
    email: v.nullable(v.string()),
    isEmailConfirmed: v.boolean(),
    phone: v.nullable(v.string()),
    name: v.nullable(v.string()),
    nickname: v.nullable(v.string()),
    /** As 2001-05-31; masked: 2001-…. */
    birthedOn: v.nullable(v.string()),
    locale: v.nullable(v.string()),
    signInMethod: v.picklist(SIGN_IN_METHODS),
    hasPassword: v.boolean(),
    /** Where the reader is signed in now. */
    openSessions: CountSchema,
    coinPurchaseCount: CountSchema,
    isDemo: v.boolean(),
    createdAtMs: TimeMsSchema,
    withdrawnAtMs: v.nullable(TimeMsSchema),
    /** When an account that withdrew is erased. */
    eraseAtMs: v.nullable(TimeMsSchema),
    mergedIntoId: v.nullable(v.string()),
    /** The account that this one was moved to, on another platform. */
    movedTo: v.nullable(v.object({ platform: v.string(), userId: v.string(), state: v.string() })),
  }),
  /** What can be spent now, by kind. */
  balances: v.array(v.object({ kind: v.picklist(COIN_KINDS), amount: CountSchema })),
  debt: v.object({ coins: CountSchema, points: CountSchema }),
  /** Lots with something left, in the order in which they end; at most 200. */
  lots: v.array(ReaderLotSchema),
  age: v.object({
    adultView: v.picklist(ADULT_VIEWS),
    step: v.picklist(AGE_CHECK_STEPS),
    isVerified: v.boolean(),
    verifiedAtMs: v.nullable(TimeMsSchema),
    verifiedUntilMs: v.nullable(TimeMsSchema),
    isSwitchOn: v.boolean(),
    /** The Korean check by phone (D2): needed at the reader's last address, and done. */
    isKoreanNeeded: v.boolean(),
    isKoreanVerified: v.boolean(),
    /** Korean checks that were begun within the hour, and how many are allowed. */
    tries: v.object({ used: CountSchema, most: CountSchema }),
  }),
  /** Whether the reader sees BL works on the web (D36). */
  seesBl: v.boolean(),
  /** Limits that the reader has used in part or in whole, by the address range that used each most. */
  limits: v.array(
    v.object({
      name: v.picklist(READER_LIMITS),
      used: CountSchema,
      most: CountSchema,
      isReached: v.boolean(),
      endsAtMs: TimeMsSchema,
    }),
  ),
  /** Set while the reader may write no comments (`adminWriterBlock`). */
  commentBlock: v.nullable(
    v.object({
      /** Null: until an operator ends it. */
      untilMs: v.nullable(TimeMsSchema),
      reason: v.string(),
      blockedBy: v.string(),
      blockedAtMs: TimeMsSchema,
    }),
  ),
  counts: v.object({ openTickets: CountSchema, usableCoupons: CountSchema, ownedEpisodes: CountSchema }),
  /** Newest first; at most 50. */
  notes: v.array(ReaderNoteSchema),
});
export type OperatorReader = v.InferOutput<typeof OperatorReaderSchema>;

/** Query of `GET /admin/readers/access`: may this reader read this episode now, and why. */
export const ReaderAccessQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  /** Alias or id of the series, and of the episode. */
  series: v.pipe(v.string(), v.minLength(1, 'name a series'), v.maxLength(128)),
  episode: v.pipe(v.string(), v.minLength(1, 'name an episode'), v.maxLength(128)),
});

/** Answer of `GET /admin/readers/access`, decided by the rule that decides for the viewer (core's `decideEpisodeAccess`). */
export const ReaderAccessSchema = v.object({
  canRead: v.boolean(),
  /** `FREE` or the scope of the right that opens it; null: it is not open. */
  by: v.nullable(v.picklist(['FREE', 'POSSESSION', 'PERMANENT', 'RENT', 'FREETIME'])),
  expiresAtMs: v.nullable(TimeMsSchema),
  /** The code that the viewer answers with; null: it opens. */
  refusal: v.nullable(v.string()),
  /** The episode, where the reader may know of it. */
  episode: v.nullable(v.object({ episodeId: IdSchema, title: v.string(), seriesTitle: v.string() })),
});
export type ReaderAccess = v.InferOutput<typeof ReaderAccessSchema>;

/** Body of `POST /admin/readers/notes`. */
export const ReaderNoteDraftSchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  text: operatorText('a note', 2_000),
});

/** Body of `POST /admin/readers/unlock`, `…/send-reset` and `…/age-check/reset`. */
export const ReaderHelpSchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  reason: ReasonSchema,
});

/** Answer of `POST /admin/readers/unlock`: the limits that were cleared. */
export const ReaderUnlockedSchema = v.object({ userId: v.string(), cleared: v.array(v.picklist(READER_LIMITS)) });
/** Answer of `POST /admin/readers/send-reset`. */
export const ResetSentSchema = v.object({ userId: v.string(), sentTo: v.string() });
/** Answer of `POST /admin/readers/age-check/reset`: what was verified before. */
export const AgeCheckClearedSchema = v.object({
  userId: v.string(),
  wasVerified: v.boolean(),
  wasKoreanVerified: v.boolean(),
});
