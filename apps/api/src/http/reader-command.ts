import type { AnswerOf, BodySchemaOf, Call, RefusalOf } from '@longstrip/api-contract';
import { type Decision, grant } from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import * as v from 'valibot';
import type { ApiParts } from './api-parts.ts';
import type { SignedInCaller } from './caller.ts';
import {
  type CallInput,
  type Endpoint,
  type EndpointCall,
  type FormReader,
  refuseWithNotes,
  serve,
} from './endpoint.ts';
import { bodyHashes, findRepeated, grantIdempotently, type RememberedRequest, repeatReply } from './request-reply.ts';

/** What a command knows about its request: `remembered` is null for an older client, which sends no id. */
export interface CommandCall extends EndpointCall<SignedInCaller> {
  readonly remembered: RememberedRequest | null;
}

/** A declared call by which a reader changes money or rights. */
type Command = Call & { readonly access: 'bearer' };
type Requested = v.GenericSchema<unknown, { readonly requestId: string | null }>;

interface CommandParts<C extends Command, Body extends Requested, Prepared> {
  /**
   * `command`: the reply is stored under a lock on the request (`grantIdempotently`). `decision`: `decide` stores it itself, in the
   * statement that writes its effects under the wallet’s lock. That statement must look for a repeated request first (record
   * 0106); `prepare` also runs for repeated requests.
   */
  replyStoredBy?: 'command' | 'decision';
  form?: FormReader<Body>;
  /** Finds out what must be known before the transaction: counted tries, an outside service. It writes nothing yet. */
  prepare?: (input: CallInput<C, Body>, call: CommandCall) => Promise<Decision<Prepared, RefusalOf<C>>>;
  /** Grants without a transaction if it can; null: `decide` decides. The reader's commands before it have ended. */
  attempt?: (
    input: CallInput<C, Body>,
    call: CommandCall & { readonly prepared: Prepared },
  ) => Promise<AnswerOf<C> | null>;
  /** Decides inside the transaction (`decideInTransaction`). It may run several times. */
  decide: (
    transaction: Transaction,
    input: CallInput<C, Body>,
    call: CommandCall & { readonly prepared: Prepared },
  ) => Promise<Decision<AnswerOf<C>, RefusalOf<C> | 'MALFORMED_REQUEST'>>;
  /** Completes the answer after the commit, also for a repeated request: with an outside service that may be called again. */
  complete?: (reply: AnswerOf<C>, call: EndpointCall<SignedInCaller>) => Promise<Decision<AnswerOf<C>, RefusalOf<C>>>;
}

/**
 * Serves a call by which a reader changes money or rights (D40). Its body has a request id, which is an idempotency key: the
 * reply to a granted request is stored in the same transaction, and is given again if the request is repeated. A refused request
 * may be retried; the same id with another body is malformed. The body of a command for older clients may have null as the id.
 *
 * A reader's commands are decided one after another, in the order in which they came (`walletQueue`): those that wait hold no
 * connection. If there are too many, they are refused.
 */
export function serveCommand<
  const C extends Command,
  Prepared = null,
  Body extends Requested = BodySchemaOf<C> extends Requested ? BodySchemaOf<C> : never,
>(
  { db, services }: Pick<ApiParts, 'db'> & { readonly services: Pick<ApiParts['services'], 'keys' | 'walletQueue'> },
  command: C,
  { decide, attempt, prepare, complete, replyStoredBy = 'command', form }: CommandParts<C, Body, Prepared>,
): Endpoint {
  type Own = RefusalOf<C> | 'MALFORMED_REQUEST' | 'TOO_MANY_REQUESTS';
  type Answer = Decision<AnswerOf<C>, Own>;
  const readReply = (reply: unknown) => v.parse(command.data, reply);

  return serve<C, 'MALFORMED_REQUEST' | 'TOO_MANY_REQUESTS', Body, SignedInCaller>(
    command,
    async (input, call) => {
      const answer = await answerOf(input, call);
      return answer.ok && complete !== undefined ? complete(answer.value, call) : answer;
    },
    { form, refusals: ['MALFORMED_REQUEST', 'TOO_MANY_REQUESTS'] },
  );

  async function answerOf(input: CallInput<C, Body>, call: EndpointCall<SignedInCaller>): Promise<Answer> {
    const { requestId, ...rest } = input.body;
    const hashes = bodyHashes(services.keys, command.operationId, { ...rest, ...asParts('path', input.params) });
    const key = { platformId: call.platform.id, subject: call.caller.user.id, requestId: requestId ?? '' };
    const remembered = requestId === null ? null : { key, hashes };
    const findAnswered = async () => (remembered === null ? null : findRepeated(db.orm, remembered, readReply));
    const answered = replyStoredBy === 'command' ? await findAnswered() : null;
    if (answered !== null) return answered;
    const commandCall: CommandCall = { ...call, remembered };
    const prepared = prepare === undefined ? null : await prepare(input, commandCall);
    if (prepared !== null && !prepared.ok) {
      // `decide` looks up what it stored, but it is not reached here.
      return (replyStoredBy === 'decision' ? await findAnswered() : null) ?? prepared;
    }
    const decideCall = { ...commandCall, prepared: (prepared?.value ?? null) as Prepared };
    const leave = await services.walletQueue.enter(JSON.stringify([key.platformId, key.subject]), call.until);
    if (leave === null) return refuseWithNotes('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 });
    const decideLocked = () =>
      decideInTransaction<AnswerOf<C>, Own>(db, async (transaction): Promise<Answer> => {
        if (remembered === null || replyStoredBy === 'decision') return decide(transaction, input, decideCall);
        return grantIdempotently<AnswerOf<C>, Own>(transaction, remembered, {
          nowMs: call.nowMs,
          again: (stored) => repeatReply(stored, remembered, readReply),
          decide: () => decide(transaction, input, decideCall),
        });
      });
    try {
      const granted = (await attempt?.(input, decideCall)) ?? null;
      return granted === null ? await decideLocked() : grant(granted);
    } finally {
      leave();
    }
  }
}

/** Parameters of the address belong to the request just like its body. */
function asParts(prefix: string, params: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(params)).map(([name, value]) => [`${prefix}/${name}`, value]));
}
