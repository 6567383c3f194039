import { coins, type Decision, grant, isOwnership, refuse, strongestEntitlement } from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import * as v from 'valibot';
import { findSeries, findSeriesId } from '../../catalogue/index.ts';
import { grantIdempotently } from '../../http/request-reply.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { knownPlatform, LineSchema, PlatformIdSchema, ReferenceSchema } from '../../shared/operator-values.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import {
  lockReaderByOperator,
  NO_SUCH_READER,
  type OperatorNote,
  OperatorRequestIdSchema,
} from '../ledger/named-reader.ts';
import { writePurchase } from './purchase.repository.ts';
import { lockPurchase } from './purchase-facts.repository.ts';
import { listSeriesEpisodes } from './series-offers.ts';

/** Which episodes an operator gives to one reader for ever, and why. */
export const EpisodeGrantSchema = v.object({
  platform: PlatformIdSchema,
  /** The id of the account, or its e-mail address. */
  reader: LineSchema,
  /** Alias, id or `<series key>/<language>`. */
  series: ReferenceSchema,
  /** Alias or id of one episode; null: all of the series that the platform shows. */
  episode: v.nullable(ReferenceSchema),
  reason: LineSchema,
  /** Idempotency key: the same id gives once. */
  requestId: OperatorRequestIdSchema,
});
export type EpisodeGrant = v.InferOutput<typeof EpisodeGrantSchema>;

const GrantedSchema = v.object({ userId: v.string(), purchaseId: v.number(), episodeCount: v.number() });
/** The reader whom the episodes were given to, and how many. */
export type EpisodesGranted = v.InferOutput<typeof GrantedSchema>;

/** What a grant of episodes may be refused with, and the sentence for the operator. */
export const EPISODE_GRANT_REFUSALS = {
  NOT_EXIST: NO_SUCH_READER,
  NOT_FOUND_EPISODE: 'the platform has no such series or episode.',
  EXIST_LIBRARY: 'the reader owns all of that already.',
} as const;
type EpisodeGrantRefusal = keyof typeof EPISODE_GRANT_REFUSALS;

/** Gives episodes for ever (PERMANENT, D11), with the reason in the audit log. Episodes that the reader owns are skipped. */
export async function grantEpisodes(
  database: Database,
  operator: Operator,
  choice: EpisodeGrant,
  nowMs: number,
): Promise<Decision<EpisodesGranted, EpisodeGrantRefusal> & OperatorNote> {
  const { id } = getPlatform(knownPlatform(choice.platform));
  const seriesId = await findSeriesId(database.orm, choice.series);
  type Answer = Decision<EpisodesGranted, EpisodeGrantRefusal> & OperatorNote;
  return decideInTransaction(database, async (transaction): Promise<Answer> => {
    const held = await lockReaderByOperator(transaction, { platformId: id, reader: choice.reader });
    if (!held.ok) return held;
    const scope = held.value;
    const key = { platformId: id, subject: `operator/${scope.userId}`, requestId: choice.requestId };
    return grantIdempotently<EpisodesGranted, EpisodeGrantRefusal>(
      transaction,
      { key, hashes: [] },
      {
        nowMs,
        again: ({ reply }) => grant(v.parse(GrantedSchema, reply)),
        decide: () => decide(transaction, operator, { scope, seriesId, choice, nowMs }),
      },
    );
  });
}

async function decide(
  transaction: Transaction,
  operator: Operator,
  { scope, seriesId, choice, nowMs }: { scope: ReaderScope; seriesId: number; choice: EpisodeGrant; nowMs: number },
): Promise<Decision<EpisodesGranted, EpisodeGrantRefusal>> {
  const { platformId, userId } = scope;
  const { episode, reason, requestId } = choice;
  const onPlatform = (await findSeries(transaction, platformId, { id: seriesId }))?.onPlatform ?? null;
  const episodes = onPlatform === null ? [] : await listSeriesEpisodes(transaction, platformId, seriesId);
  const named = episodes.filter((each) => episode === null || each.alias === episode || String(each.id) === episode);
  if (named.length === 0) return refuse('NOT_FOUND_EPISODE');
  const subject = { seriesId, episodeIds: named.map((each) => each.id) };
  const { entitlements } = await lockPurchase(transaction, scope, subject, { key: '', requestId: '' });
  const episodeIds = subject.episodeIds.filter((episodeId) => {
    const right = strongestEntitlement(
      entitlements.filter((each) => each.episodeId === episodeId),
      nowMs,
    );
    return right === null || !isOwnership(right);
  });
  if (episodeIds.length === 0) return refuse('EXIST_LIBRARY');
  const planned = { type: 'PERMANENT', scope: 'PERMANENT', episodeIds, expiresAtMs: null, price: coins(0) } as const;
  const nothingUsed = { giftId: null, ticket: null, debit: null };
  const facts = { seriesId, key: `operator/${requestId}`, nowMs, storedReply: null };
  const purchaseId = await writePurchase(transaction, scope, { ...planned, ...nothingUsed }, facts);
  const change = { action: 'episodes.grant', subjectType: 'wallet', subjectId: `${platformId}/${userId}` } as const;
  const after = { purchaseId, seriesId, episodeIds, reason };
  await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
  return grant({ userId, purchaseId, episodeCount: episodeIds.length });
}
