import type { OperatorCall } from '@longstrip/api-contract';
import { ALL_PLATFORMS } from '@longstrip/core';
import { isPlatformId } from '@longstrip/platform-config';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { OperatorNote } from '../../money/index.ts';
import { type Operator, refusalBody, success } from '../../shared/operator.ts';
import { type AdminApp, type AdminEnv, readBody } from './operator-guard.ts';

const BASE = '/admin';

/** The path of a call below the routes' own base. */
export function below({ path }: OperatorCall): string {
  return path.slice(BASE.length);
}

/** A request of an operator: how it is parsed, and its result, or a sentence that says why there is none. */
export interface Asked<Schema extends v.GenericSchema, Value, Code extends string> {
  readonly asked: Schema;
  readonly run: (
    asked: v.InferOutput<Schema>,
    operator: Operator,
    c: Context<AdminEnv>,
  ) => Promise<{ ok: true; value: Value } | ({ ok: false; code: Code } & OperatorNote)>;
  readonly refusals: Readonly<Record<NoInfer<Code>, string>>;
}

/** Adds a route that takes its input from the body. */
export function addCommand<Schema extends v.GenericSchema, Value, Code extends string>(
  app: AdminApp,
  call: OperatorCall & { readonly method: 'POST' },
  command: Asked<Schema, Value, Code>,
): void {
  app.post(below(call), async (c) => answerAsked(c, call, await readBody(c), command));
}

/** Adds a route that takes its input from the query; it changes nothing but the audit log. */
export function addQuestion<Schema extends v.GenericSchema, Value, Code extends string>(
  app: AdminApp,
  call: OperatorCall & { readonly method: 'GET' },
  question: Asked<Schema, Value, Code>,
): void {
  app.get(below(call), (c) => answerAsked(c, call, c.req.query(), question));
}

/** Adds a route that deletes what its query names. */
export function addRemoval<Schema extends v.GenericSchema, Value, Code extends string>(
  app: AdminApp,
  call: OperatorCall & { readonly method: 'DELETE' },
  removal: Asked<Schema, Value, Code>,
): void {
  app.delete(below(call), (c) => answerAsked(c, call, c.req.query(), removal));
}

async function answerAsked<Schema extends v.GenericSchema, Value, Code extends string>(
  c: Context<AdminEnv>,
  call: OperatorCall,
  given: unknown,
  { asked: schema, run, refusals }: Asked<Schema, Value, Code>,
): Promise<Response> {
  const asked = v.safeParse(schema, given);
  if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
  const unknown = unknownPlatform(call, asked.output);
  if (unknown !== null) return c.json(malformed(`there is no platform ${unknown}`), 400);
  const done = await run(asked.output, c.get('operator'), c);
  if (done.ok) return c.json(success(done.value));
  const { code, sentence = refusals[code], detail = '' } = done;
  return c.json(refusalBody({ code, sentence, detail }));
}

/** The platform that a request names if there is none of that id, and its call is not for all of them; else null. */
function unknownPlatform(call: OperatorCall, asked: unknown): string | null {
  if (!('platform' in call) || (call.platform !== 'query' && call.platform !== 'body')) return null;
  const named = new Map<string, unknown>(Object.entries(Object(asked))).get('platform');
  if (typeof named !== 'string' || isPlatformId(named)) return null;
  return named === ALL_PLATFORMS && call.isForAll === true ? null : named;
}

export function malformed(message: string) {
  return refusalBody({ code: 'MALFORMED_REQUEST', sentence: `${message}.` });
}

/** The answer with a table in CSV; its parts are texts that are made one after the other, as the client takes them. */
export function csvFile(name: string, parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const table = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(table, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
    },
  });
}
