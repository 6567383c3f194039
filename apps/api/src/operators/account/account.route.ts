import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant, needsSecondFactor } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import type { Context } from 'hono';
import * as v from 'valibot';
import { success } from '../../shared/operator.ts';
import { LineSchema } from '../../shared/operator-values.ts';
import { addCommand, addQuestion, below } from '../access/asked-routes.ts';
import { grantsOf, type OperatorCaller, type SessionCaller } from '../access/operator-caller.ts';
import type { AdminApp, AdminEnv } from '../access/operator-guard.ts';
import {
  acceptInvitation,
  InvitationAcceptSchema,
  InvitationSchema,
  inviteOperator,
  lookAtInvitation,
  OperatorInviteSchema,
  OperatorNameSchema,
  resetOperator,
} from './invitation.service.ts';
import {
  changeRoles,
  disableOperator,
  enableOperator,
  listOperators,
  OperatorRolesSchema,
} from './manage-operators.service.ts';
import type { OperatorServices, RequestOrigin } from './operator-services.ts';
import {
  changePassword,
  describeCaller,
  PasswordChangeSchema,
  PasswordSchema,
  refuseWrongPassword,
} from './own-account.service.ts';
import { beginPasskey, PasskeyMadeSchema } from './passkey.service.ts';
import {
  AppConfirmSchema,
  addPasskey,
  beginApp,
  completeSession,
  confirmApp,
  removePasskey,
  renewRecoveryCodes,
  SecondFactorSchema,
} from './second-factor.service.ts';
import { endSession, listSessions, SessionEndSchema, SignInSchema, signInOperator } from './session.service.ts';
import {
  createToken,
  endToken,
  listTokens,
  TokenCreateSchema,
  TokenEndSchema,
  type TokenMaker,
} from './token.service.ts';

interface AccountRouteParts {
  readonly database: Database;
  readonly services: OperatorServices;
  readonly nowMs: () => number;
}

const NOTHING = v.object({});
const PASSKEY_NAME = v.pipe(LineSchema, v.maxLength(80, 'a name has at most 80 characters'));
const USER_AGENT_CHARACTERS = 300;

/** Sign-in, sessions, second factors, operators and machine tokens (record 0136). The guard has decided who may call. */
export function addAccountRoutes(app: AdminApp, parts: AccountRouteParts): void {
  addSessionRoutes(app, parts);
  addFactorRoutes(app, parts);
  addOperatorRoutes(app, parts);
  addTokenRoutes(app, parts);
}

function originOf(c: Context<AdminEnv>, { nowMs }: AccountRouteParts): RequestOrigin {
  const userAgent = c.req.header('user-agent')?.slice(0, USER_AGENT_CHARACTERS) ?? null;
  return { address: addressOf(c), userAgent, requestId: c.get('requestId'), nowMs: nowMs() };
}

const addressOf = (c: Context<AdminEnv>): string | null => c.get('facts')?.clientAddress ?? null;

function callerOf(c: Context<AdminEnv>): OperatorCaller {
  const caller = c.get('caller');
  if (caller === null) throw new Error('the guard let a request without a caller through');
  return caller;
}

function sessionOf(c: Context<AdminEnv>): SessionCaller {
  const caller = callerOf(c);
  if (caller.kind !== 'session') throw new Error('the guard let a request without a session through');
  return caller;
}

function addSessionRoutes(app: AdminApp, parts: AccountRouteParts): void {
  const { database, nowMs } = parts;
  addCommand(app, OPERATOR_CALLS.adminSignIn, {
    asked: SignInSchema,
    run: (asked, _, c) => signInOperator(parts, asked, originOf(c, parts)),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminSecondFactor, {
    asked: SecondFactorSchema,
    run: (asked, _, c) => completeSession(parts, sessionOf(c), asked, originOf(c, parts)),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminInvitation, {
    asked: InvitationSchema,
    run: (asked, _, c) => lookAtInvitation(parts, asked, originOf(c, parts)),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminInvitationAccept, {
    asked: InvitationAcceptSchema,
    run: (asked, _, c) => acceptInvitation(parts, asked, originOf(c, parts)),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminMe, {
    asked: NOTHING,
    run: async (_, __, c) => grant(await describeCaller(database, callerOf(c))),
    refusals: {},
  });
  app.delete(below(OPERATOR_CALLS.adminSignOut), async (c) => {
    const caller = sessionOf(c);
    await endSession(parts, caller, caller.sessionId, nowMs());
    return c.json(success({}));
  });
  addQuestion(app, OPERATOR_CALLS.adminSessions, {
    asked: NOTHING,
    run: async (_, __, c) => grant(await listSessions(parts, sessionOf(c), nowMs())),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminSessionEnd, {
    asked: SessionEndSchema,
    run: async ({ session }, _, c) => {
      await endSession(parts, sessionOf(c), session, nowMs());
      return grant({});
    },
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminPasswordChange, {
    asked: PasswordChangeSchema,
    run: async (asked, by, c) =>
      (await refuseWrongPassword(parts, sessionOf(c), asked.password, addressOf(c))) ??
      changePassword(parts, sessionOf(c), asked, { by, nowMs: nowMs() }),
    refusals: {},
  });
}

function addFactorRoutes(app: AdminApp, parts: AccountRouteParts): void {
  const { nowMs } = parts;
  addCommand(app, OPERATOR_CALLS.adminTotpBegin, {
    asked: PasswordSchema,
    run: async ({ password }, _, c) =>
      (await refuseWrongPassword(parts, sessionOf(c), password, addressOf(c))) ??
      grant(await beginApp(parts, sessionOf(c))),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminTotpConfirm, {
    asked: AppConfirmSchema,
    run: (asked, by, c) => confirmApp(parts, sessionOf(c), asked, { by, nowMs: nowMs() }),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminRecoveryCodes, {
    asked: PasswordSchema,
    run: async ({ password }, by, c) =>
      (await refuseWrongPassword(parts, sessionOf(c), password, addressOf(c))) ??
      renewRecoveryCodes(parts, sessionOf(c), { by, nowMs: nowMs() }),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminPasskeyBegin, {
    asked: PasswordSchema,
    run: async ({ password }, _, c) =>
      (await refuseWrongPassword(parts, sessionOf(c), password, addressOf(c))) ??
      grant(await beginPasskey(parts, sessionOf(c))),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminPasskeyAdd, {
    asked: v.object({ name: PASSKEY_NAME, passkey: PasskeyMadeSchema }),
    run: (asked, by, c) => addPasskey(parts, sessionOf(c), asked, { by, nowMs: nowMs() }),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminPasskeyRemove, {
    asked: v.object({ ...PasswordSchema.entries, passkey: v.string() }),
    run: async ({ password, passkey }, by, c) => {
      const isLastNeeded = needsSecondFactor(grantsOf(callerOf(c)));
      const act = { by, nowMs: nowMs(), isLastNeeded };
      const wrong = await refuseWrongPassword(parts, sessionOf(c), password, addressOf(c));
      return wrong ?? removePasskey(parts, sessionOf(c), passkey, act);
    },
    refusals: {},
  });
}

function addOperatorRoutes(app: AdminApp, parts: AccountRouteParts): void {
  const { database, nowMs } = parts;
  addQuestion(app, OPERATOR_CALLS.adminOperators, {
    asked: NOTHING,
    run: async () => grant(await listOperators(database)),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminOperatorInvite, {
    asked: OperatorInviteSchema,
    run: (asked, by) => inviteOperator(parts, by, asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminOperatorReset, {
    asked: OperatorNameSchema,
    run: (asked, by) => resetOperator(parts, by, asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminOperatorRoles, {
    asked: OperatorRolesSchema,
    run: (asked, by) => changeRoles(database, by, asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminOperatorDisable, {
    asked: OperatorNameSchema,
    run: (asked, by) => disableOperator(database, by, asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminOperatorEnable, {
    asked: OperatorNameSchema,
    run: (asked, by) => enableOperator(database, by, asked, nowMs()),
    refusals: {},
  });
}

function addTokenRoutes(app: AdminApp, parts: AccountRouteParts): void {
  const { database, nowMs } = parts;
  const makerOf = (c: Context<AdminEnv>): TokenMaker => {
    const caller = callerOf(c);
    const operatorId = caller.kind === 'session' ? caller.account.id : null;
    return { by: c.get('operator'), operatorId, grants: grantsOf(caller) };
  };
  addQuestion(app, OPERATOR_CALLS.adminTokens, {
    asked: NOTHING,
    run: async (_, __, c) => grant(await listTokens(database, makerOf(c))),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminTokenCreate, {
    asked: TokenCreateSchema,
    run: (asked, _, c) => createToken(parts, makerOf(c), asked, nowMs()),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminTokenEnd, {
    asked: TokenEndSchema,
    run: (asked, _, c) => endToken(database, makerOf(c), asked, nowMs()),
    refusals: {},
  });
}
