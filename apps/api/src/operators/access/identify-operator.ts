import { readGrant } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import * as v from 'valibot';
import type { OperatorCaller } from './operator-caller.ts';
import { hashOf, isMachineToken, isSameToken, isSessionToken } from './operator-secrets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A session ends so long after its last request, and so long after it began. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_LONGEST_MS = 7 * 24 * HOUR_MS;
/** How long a session waits for its second factor. */
export const SECOND_FACTOR_WITHIN_MS = 10 * MINUTE_MS;
/** The time of the last request is written at most so often. */
const SEEN_EVERY_MS = MINUTE_MS;

const GRANTS_OF = (id: string) =>
  `(select coalesce(jsonb_agg(role || '/' || scope), '[]') from operator_role where operator_role.operator_id = ${id})`;

const FIND_SESSION = `
select operator_session.id as "sessionId", step, challenge, operator_session.created_at_ms::float8 as "createdAtMs",
  seen_at_ms::float8 as "seenAtMs", operator.id, email, name, locale, ${GRANTS_OF('operator.id')} as grants,
  exists (select 1 from operator_second_factor where operator_id = operator.id)
    or exists (select 1 from operator_passkey where operator_id = operator.id) as "hasSecondFactor"
from operator_session join operator on operator.id = operator_session.operator_id
where token_hash = $1 and ended_at_ms is null and disabled_at_ms is null`;

const FIND_TOKEN = `
select operator_token.id as "tokenId", operator_token.name as "tokenName", operator_token.grants as given,
  expires_at_ms::float8 as "expiresAtMs", used_at_ms::float8 as "usedAtMs", operator.id, operator.name,
  ${GRANTS_OF('operator.id')} as grants
from operator_token left join operator on operator.id = operator_token.made_by
where operator_token.token_hash = $1 and ended_at_ms is null and disabled_at_ms is null`;

const GrantsSchema = v.pipe(
  v.array(v.string()),
  v.transform((texts) => texts.flatMap((text) => readGrant(text) ?? [])),
);
const SessionSchema = v.object({
  ...{ sessionId: v.string(), step: v.picklist(['SECOND_FACTOR', 'OPEN']), challenge: v.nullable(v.string()) },
  ...{ createdAtMs: v.number(), seenAtMs: v.number() },
  ...{ id: v.string(), email: v.string(), name: v.string(), locale: v.string(), grants: GrantsSchema },
  hasSecondFactor: v.boolean(),
});
const TokenSchema = v.object({
  ...{ tokenId: v.string(), tokenName: v.string(), given: GrantsSchema },
  ...{ expiresAtMs: v.number(), usedAtMs: v.nullable(v.number()) },
  ...{ id: v.nullable(v.string()), name: v.nullable(v.string()), grants: GrantsSchema },
});

interface IdentifyParts {
  readonly database: Database;
  /** What commands on this machine send. */
  readonly token: string;
}

/** Finds out who sends a bearer token; null: no operator does, or not any more. */
export async function identifyOperator(
  { database, token }: IdentifyParts,
  bearer: string,
  nowMs: number,
): Promise<OperatorCaller | null> {
  if (isSessionToken(bearer)) return findSession(database, bearer, nowMs);
  if (isMachineToken(bearer)) return findToken(database, bearer, nowMs);
  return isSameToken(bearer, token) ? { kind: 'machine' } : null;
}

async function findSession(database: Database, bearer: string, nowMs: number): Promise<OperatorCaller | null> {
  const [row] = await database.run(FIND_SESSION, [hashOf(bearer)]);
  if (row === undefined) return null;
  const { sessionId, step, challenge, createdAtMs, seenAtMs, ...account } = v.parse(SessionSchema, row);
  const longestMs = step === 'OPEN' ? SESSION_LONGEST_MS : SECOND_FACTOR_WITHIN_MS;
  if (nowMs >= createdAtMs + longestMs || nowMs >= seenAtMs + SESSION_IDLE_MS) return null;
  if (nowMs >= seenAtMs + SEEN_EVERY_MS) {
    await database.run('update operator_session set seen_at_ms = $2 where id = $1', [sessionId, nowMs]);
  }
  return { kind: 'session', sessionId, step, challenge, account };
}

async function findToken(database: Database, bearer: string, nowMs: number): Promise<OperatorCaller | null> {
  const [row] = await database.run(FIND_TOKEN, [hashOf(bearer)]);
  if (row === undefined) return null;
  const { tokenId, tokenName, given, expiresAtMs, usedAtMs, id, name, grants } = v.parse(TokenSchema, row);
  if (nowMs >= expiresAtMs) return null;
  if (usedAtMs === null || nowMs >= usedAtMs + SEEN_EVERY_MS) {
    await database.run('update operator_token set used_at_ms = $2 where id = $1', [tokenId, nowMs]);
  }
  return { kind: 'token', tokenName, given, maker: id === null || name === null ? null : { id, name, grants } };
}
