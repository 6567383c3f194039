import { OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import { mayOperate, needsSecondFactor, type OperatorRole } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { RequestFacts } from '../../http/api-env.ts';
import { FOR_ANOTHER_ROLE, type Operator, refusalBody } from '../../shared/operator.ts';
import { identifyOperator } from './identify-operator.ts';
import { grantsOf, type OperatorCaller, operatorOf } from './operator-caller.ts';
import { readNeeds } from './request-needs.ts';

/** What a route below `/admin` knows of its request. */
export interface AdminEnv {
  Variables: {
    requestId: string;
    answerEnded?: Promise<unknown>;
    /** Set by the api around the route. */
    facts?: RequestFacts;
    /** Null only in calls that anyone may make. */
    caller: OperatorCaller | null;
    /** As the audit log writes the caller. */
    operator: Operator;
    /** The parsed body of the request. */
    body: Promise<unknown>;
  };
}

export type AdminApp = Hono<AdminEnv, BlankSchema, '/admin'>;

interface GuardParts {
  readonly database: Database;
  /** What commands on this machine send. */
  readonly token: string;
  readonly nowMs: () => number;
}

/** A document for `apply` may be large, and a picture in base64; nothing else is. */
const DOCUMENT_LIMIT_BYTES = 32 * 1024 * 1024;
const PICTURE_LIMIT_BYTES = 8 * 1024 * 1024;
const BODY_LIMIT_BYTES = 1024 * 1024;
const LIMITS_BYTES: ReadonlyMap<string, number> = new Map([
  [OPERATOR_CALLS.adminApply.path, DOCUMENT_LIMIT_BYTES],
  [OPERATOR_CALLS.adminApplyTry.path, DOCUMENT_LIMIT_BYTES],
  [OPERATOR_CALLS.adminPictureStore.path, PICTURE_LIMIT_BYTES],
]);

/** Why a request was not answered: the code is stable, the sentence is for people. */
const REFUSALS = {
  NOT_AN_OPERATOR: [401, 'sign in: the token is missing, wrong or ended.'],
  SECOND_FACTOR_AWAITED: [403, 'this session waits for its second factor.'],
  SECOND_FACTOR_NEEDED: [403, 'set up a second factor first.'],
  FORBIDDEN: [403, FOR_ANOTHER_ROLE],
  OTHER_PLATFORM: [403, 'that is for another platform than yours.'],
  NO_SUCH_CALL: [404, 'there is no such call.'],
} as const;
type GuardRefusal = keyof typeof REFUSALS;

const CALLS = Object.values<OperatorCall>(OPERATOR_CALLS).map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The call that a request makes; null: nothing is declared there. */
function callOf(method: string, path: string): OperatorCall | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  return CALLS.find(({ call, pattern }) => call.method === asked && pattern.test(path))?.call ?? null;
}

/**
 * Decides about every request below `/admin` before its route runs (record 0136): who sends it, whether the declaration of its call
 * lets them, and where. What is not declared is refused.
 */
export function guardOperators(parts: GuardParts): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const caller = bearer === undefined ? null : await identifyOperator(parts, bearer, parts.nowMs());
    const call = callOf(c.req.method, c.req.path);
    c.set('caller', caller);
    const decided = await decide(c, caller, call);
    if (typeof decided === 'string') {
      const [status, sentence] = REFUSALS[decided];
      return c.json(refusalBody({ code: decided, sentence }), status);
    }
    const address = c.get('facts')?.clientAddress ?? null;
    if (caller !== null) c.set('operator', operatorOf(caller, { ...decided, requestId: c.get('requestId'), address }));
    return next();
  };
}

async function decide(
  c: Context<AdminEnv>,
  caller: OperatorCaller | null,
  call: OperatorCall | null,
): Promise<GuardRefusal | { role?: OperatorRole }> {
  const roles = call?.roles;
  if (roles === 'anyone') return {};
  if (caller === null) return 'NOT_AN_OPERATOR';
  if (call === null || roles === undefined) return 'NO_SUCH_CALL';
  if (caller.kind === 'session') {
    const isAwaited = caller.step === 'SECOND_FACTOR';
    if (roles === 'second factor') return isAwaited ? {} : 'FORBIDDEN';
    if (isAwaited) return 'SECOND_FACTOR_AWAITED';
    const { grants, hasSecondFactor } = caller.account;
    if (!hasSecondFactor && needsSecondFactor(grants) && !('isForSetUp' in call)) return 'SECOND_FACTOR_NEEDED';
  }
  if (roles === 'signed in') return {};
  if (roles === 'person') return caller.kind === 'token' ? 'FORBIDDEN' : {};
  if (typeof roles === 'string') return roles === 'own' && caller.kind === 'session' ? {} : 'FORBIDDEN';
  if (!('platform' in call)) return 'FORBIDDEN';
  const grants = grantsOf(caller);
  // Nothing of the request is read for a role that is not in the list.
  if (!grants.some(({ role }) => roles.includes(role))) return 'FORBIDDEN';
  const { headers } = c.req.raw;
  const needs = await readNeeds(call, { query: c.req.query(), headers, body: () => readBody(c) });
  const role = mayOperate(grants, needs);
  if (role !== null) return { role };
  const isElsewhere = needs.every((need) => mayOperate(grants, [{ ...need, scope: null }]) !== null);
  return isElsewhere ? 'OTHER_PLATFORM' : 'FORBIDDEN';
}

/** The parsed body of a request, read once; null: there is none, it is too large, or it is not JSON. */
export function readBody(c: Context<AdminEnv>): Promise<unknown> {
  const known = c.get('body');
  if (known !== undefined) return known;
  const limit = LIMITS_BYTES.get(c.req.path) ?? BODY_LIMIT_BYTES;
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  const body: Promise<unknown> = length > limit ? Promise.resolve(null) : c.req.raw.json().catch(() => null);
  c.set('body', body);
  return body;
}
