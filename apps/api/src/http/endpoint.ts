import {
  type AnswerOf,
  type ApiVersion,
  type BodySchemaOf,
  type Call,
  type CallDeclaration,
  type ClientDevice,
  NO_BODY,
  NO_INPUT,
  type ParamsSchemaOf,
  type Preview,
  type QuerySchemaOf,
  type RefusalOf,
} from '@longstrip/api-contract';
import { type Decision, type Locale, type Platform, type Refusal, type RefusalCode, refuse } from '@longstrip/core';
import type { ServerKey } from '@longstrip/messages';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Caller, SignedInCaller } from './caller.ts';
import type { BodyReader } from './json-body.ts';

/** The prefixes of each version: through a site, and on the api's own origin. */
export const VERSION_PREFIXES: Readonly<Record<ApiVersion, readonly string[]>> = {
  v2: ['/api/balcony-api-v2', '/v2'],
  v1: ['/api/balcony-api', '/v1'],
  direct: [''],
};

/** What a handler knows about its request besides the input. */
export interface EndpointCall<CallerKind extends Caller = Caller> {
  readonly caller: CallerKind;
  readonly platform: Platform;
  readonly device: ClientDevice;
  /** IANA name of the reader's zone. */
  readonly timeZone: string;
  readonly locale: Locale;
  readonly nowMs: number;
  /** Null when not known. */
  readonly clientAddress: string | null;
  /** One of our own sites is calling. */
  readonly isFromSite: boolean;
  readonly requestId: string;
  readonly logger: Logger;
  /** Aborted when no caller waits for the answer any more. */
  readonly until: AbortSignal;
  /** What an operator sees with this call instead of a reader; left out: the call is a reader's. */
  readonly preview?: Preview;
}

/** What some refusals contain besides their code. */
export interface RefusalNotes {
  /** A fact for the site, if the caller has proved that they may know it. */
  readonly detail?: string;
  /** Of TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds?: number;
  /** The sentence for the reader, if it says more than the one of the code. */
  readonly text?: ServerKey;
  /** The caller has no bearer, on an endpoint that also works without one: the status is 401. */
  readonly needsBearer?: boolean;
}

/** A refusal with notes; inside the api it is a refusal like any other. */
export function refuseWithNotes<Code extends RefusalCode>(
  code: Code,
  notes: RefusalNotes,
): Refusal<Code> & RefusalNotes {
  return { ...refuse(code), ...notes };
}

/** The unparsed parts of a request. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export type EndpointOutcome =
  | { readonly kind: 'success'; readonly data: unknown }
  | ({ readonly kind: 'refused'; readonly code: RefusalCode } & RefusalNotes)
  | { readonly kind: 'malformed'; readonly detail: string };

/** An endpoint for the server and for the OpenAPI document: a declared call and its handler. */
export interface Endpoint {
  readonly call: Call;
  /** Null: the endpoint takes no body and does not read one. */
  readonly body: v.GenericSchema | null;
  /** Reads a body of `multipart/form-data`; undefined: only JSON is read. */
  readonly readForm?: BodyReader | undefined;
  /** Business refusals it may answer with. */
  readonly refusals: readonly RefusalCode[];
  readonly run: (input: RawInput, call: EndpointCall) => Promise<EndpointOutcome>;
}

type CallerOf<C extends CallDeclaration> = C['access'] extends 'bearer' ? SignedInCaller : Caller;

/** The input of a handler, as the schemas of its call have parsed it. */
export interface CallInput<C extends CallDeclaration, Body extends v.GenericSchema = BodySchemaOf<C>> {
  readonly params: v.InferOutput<ParamsSchemaOf<C>>;
  readonly query: v.InferOutput<QuerySchemaOf<C>>;
  readonly body: v.InferOutput<Body>;
}

type Handler<C extends CallDeclaration, Code extends RefusalCode, Body extends v.GenericSchema, Who extends Caller> = (
  input: CallInput<C, Body>,
  call: EndpointCall<Who>,
) => Promise<Decision<AnswerOf<C>, RefusalOf<C> | Code>>;

/** How a form body is read, and the schema of body and files. */
export interface FormReader<Body extends v.GenericSchema> {
  readonly read: BodyReader;
  readonly body: Body;
}

/**
 * Serves a declared call. An answer to a reader or a site is reduced to its schema, so that no field of a row is disclosed by
 * accident (docs/wire.md).
 */
export function serve<
  const C extends Call,
  const Code extends RefusalCode = never,
  Body extends v.GenericSchema = BodySchemaOf<C>,
  Who extends Caller = CallerOf<C>,
>(
  call: C,
  handle: Handler<C, Code, Body, Who>,
  { form, refusals = [] }: { form?: FormReader<Body> | undefined; refusals?: readonly Code[] } = {},
): Endpoint {
  const body = form?.body ?? call.body ?? null;
  const schemas = { params: call.params ?? NO_INPUT, query: call.query ?? NO_INPUT, body: body ?? NO_BODY };
  return {
    call,
    body,
    readForm: form?.read,
    refusals: [...(call.refusals ?? []), ...refusals],
    run: async (raw, asked) => {
      if (call.access === 'bearer' && asked.caller.kind !== 'user')
        throw new Error(`${call.operationId} was reached without a reader`);
      if (call.access === 'site' && !asked.isFromSite)
        throw new Error(`${call.operationId} was reached by another caller than a site`);
      const input = readInput(schemas, raw);
      if ('kind' in input) return input;
      // The schemas of this very call have parsed the input, and its access was checked above.
      const decision: Decision<unknown, RefusalCode> & RefusalNotes = await handle(
        input as CallInput<C, Body>,
        asked as EndpointCall<Who>,
      );
      if (decision.ok) {
        const data = call.access === 'public' ? decision.value : v.parse(call.data, decision.value);
        return { kind: 'success', data };
      }
      const { ok: _, ...refused } = decision;
      return { kind: 'refused', ...refused };
    },
  };
}

interface InputSchemas {
  readonly params: v.GenericSchema;
  readonly query: v.GenericSchema;
  readonly body: v.GenericSchema;
}

function readInput(schemas: InputSchemas, raw: RawInput) {
  const params = v.safeParse(schemas.params, raw.params);
  if (!params.success) return malformed('path', params.issues);
  const query = v.safeParse(schemas.query, raw.query);
  if (!query.success) return malformed('query', query.issues);
  const body = v.safeParse(schemas.body, schemas.body.type === NO_BODY.type ? null : raw.body);
  if (!body.success) return malformed('body', body.issues);
  return { params: params.output, query: query.output, body: body.output };
}

function malformed(part: string, issues: readonly v.BaseIssue<unknown>[]) {
  return { kind: 'malformed', detail: malformedDetail(part, issues) } as const;
}

/** What is wrong with a request, for a developer: the first places and what was expected there, never the sent values. */
export function malformedDetail(part: string, issues: readonly v.BaseIssue<unknown>[]): string {
  const places = issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? part}: ${expectationOf(issue)}`);
  return `${part}: ${places.join('; ')}`;
}

/** A check of form (`integer`, `iso_date`) has no text for what it expects: our own message or its name is used. */
function expectationOf({ expected, message, type }: v.BaseIssue<unknown>): string {
  if (expected !== null) return `expected ${expected}`;
  const isOurs = !message.startsWith('Invalid ');
  return isOurs ? message : `expected ${type.replaceAll('_', ' ')}`;
}
