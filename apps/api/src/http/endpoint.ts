import type { ClientDevice } from '@longstrip/api-contract';
import {
  type Decision,
  type Locale,
  type Platform,
  type Refusal,
  type RefusalBlock,
  type RefusalCode,
  refuse,
} from '@longstrip/core';
import type { ServerKey } from '@longstrip/messages';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Caller, SignedInCaller } from './caller.ts';
import type { BodyReader } from './json-body.ts';

/** The versions of the api that a path is served under (section 7: v2, v1 "backend", direct). */
export type ApiVersion = 'v2' | 'v1' | 'direct';

/** The prefixes of each version: through a site, and on the api's own origin. */
export const VERSION_PREFIXES: Readonly<Record<ApiVersion, readonly string[]>> = {
  v2: ['/api/balcony-api-v2', '/v2'],
  v1: ['/api/balcony-api', '/v1'],
  direct: [''],
};

export const EVERY_VERSION: readonly ApiVersion[] = ['v2', 'v1', 'direct'];

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
  /** Aborted when nobody waits for the answer any more. */
  readonly until: AbortSignal;
}

/** What some refusals tell beside their code. */
export interface RefusalNotes {
  /** A fact for the site, where the caller has proved that they may know it. */
  readonly detail?: string;
  /** Of TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds?: number;
  /** The sentence for the reader, where it says more than the one of the code. */
  readonly text?: ServerKey;
  /** The caller lacks a bearer, on an endpoint that can do without one: the status is 401. */
  readonly needsBearer?: boolean;
}

/** A refusal with notes; inside of the api it is a refusal like any other. */
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

type EndpointOutcome =
  | { readonly kind: 'success'; readonly data: unknown }
  | ({ readonly kind: 'refused'; readonly code: RefusalCode } & RefusalNotes)
  | { readonly kind: 'malformed'; readonly detail: string };

/** An endpoint as the server mounts it and the OpenAPI document describes it. */
export interface Endpoint {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In OpenAPI's form: `/contents/{alias}`. */
  readonly path: string;
  readonly versions: readonly ApiVersion[];
  /**
   * `bearer`: only for signed-in readers. `public`: for guests too, and a bad token counts as none. `site`: only for our own
   * sites, which have the service secret; the bearer counts as on a public one.
   */
  readonly access: 'public' | 'bearer' | 'site';
  readonly summary: string;
  readonly params: v.GenericSchema;
  readonly query: v.GenericSchema;
  /** Null: the endpoint takes no body and does not read one. */
  readonly body: v.GenericSchema | null;
  /** Reads a body of `multipart/form-data`; undefined: only JSON is read. */
  readonly readForm?: BodyReader | undefined;
  readonly data: v.GenericSchema;
  readonly successStatus: 200 | 201;
  /** Business refusals it may answer with. */
  readonly refusals: readonly RefusalCode[];
  /** The block of the error catalogue whose sentences they have (D27); undefined: the sentence of the code alone. */
  readonly block?: RefusalBlock | undefined;
  readonly run: (input: RawInput, call: EndpointCall) => Promise<EndpointOutcome>;
}

/** The input of an endpoint that takes none: what is sent is ignored. */
export const NO_INPUT = v.object({});

/** The body of an endpoint that takes none: it is not read. */
export const NO_BODY = v.null();

interface EndpointSpec<
  CallerKind extends Caller,
  Params extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Data extends v.GenericSchema,
  Code extends RefusalCode,
> {
  operationId: string;
  method: Endpoint['method'];
  path: string;
  /** All versions by default. */
  versions?: readonly ApiVersion[];
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** Reads a body of `multipart/form-data`; without it only JSON is read. */
  readForm?: BodyReader;
  data: Data;
  successStatus?: 200 | 201;
  refusals: readonly Code[];
  /** The block of the error catalogue whose sentences they have (D27). */
  block?: RefusalBlock;
  handle: (
    input: { params: v.InferOutput<Params>; query: v.InferOutput<Query>; body: v.InferOutput<Body> },
    call: EndpointCall<CallerKind>,
  ) => Promise<Decision<v.InferOutput<Data>, Code>>;
}

/** Declares an endpoint that guests may call too: its input, its data, its refusals and its handler. */
export function definePublicEndpoint<
  const Params extends v.GenericSchema,
  const Query extends v.GenericSchema,
  const Body extends v.GenericSchema,
  const Data extends v.GenericSchema,
  const Code extends RefusalCode,
>(spec: EndpointSpec<Caller, Params, Query, Body, Data, Code>): Endpoint {
  return { ...describe(spec), access: 'public', run: (raw, call) => runEndpoint(spec, raw, call) };
}

/** Declares an endpoint that only our own sites may call, with the service secret. What it answers is cut to its schema. */
export function defineSiteEndpoint<
  const Params extends v.GenericSchema,
  const Query extends v.GenericSchema,
  const Body extends v.GenericSchema,
  const Data extends v.GenericSchema,
  const Code extends RefusalCode,
>(spec: EndpointSpec<Caller, Params, Query, Body, Data, Code>): Endpoint {
  return {
    ...describe(spec),
    access: 'site',
    run: async (raw, call) => {
      if (!call.isFromSite) throw new Error(`${spec.operationId} was reached by somebody else than a site`);
      return cutToSchema(spec.data, await runEndpoint(spec, raw, call));
    },
  };
}

/**
 * Declares an endpoint for signed-in readers only (docs/wire.md). What it answers is cut to its schema, so that no field
 * of a row leaves by accident.
 */
export function defineReaderEndpoint<
  const Params extends v.GenericSchema,
  const Query extends v.GenericSchema,
  const Body extends v.GenericSchema,
  const Data extends v.GenericSchema,
  const Code extends RefusalCode,
>(spec: EndpointSpec<SignedInCaller, Params, Query, Body, Data, Code>): Endpoint {
  return {
    ...describe(spec),
    access: 'bearer',
    run: async (raw, call) => {
      const { caller } = call;
      if (caller.kind !== 'user') throw new Error(`${spec.operationId} was reached without a reader`);
      return cutToSchema(spec.data, await runEndpoint(spec, raw, { ...call, caller }));
    },
  };
}

/** Throws where the answer is not what its schema says. */
function cutToSchema(data: v.GenericSchema, outcome: EndpointOutcome): EndpointOutcome {
  return outcome.kind === 'success' ? { ...outcome, data: v.parse(data, outcome.data) } : outcome;
}

function describe<
  CallerKind extends Caller,
  Params extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Data extends v.GenericSchema,
  Code extends RefusalCode,
>({
  handle,
  versions = EVERY_VERSION,
  successStatus = 200,
  body,
  ...described
}: EndpointSpec<CallerKind, Params, Query, Body, Data, Code>) {
  return { ...described, body: takesBody(body) ? body : null, versions, successStatus };
}

function takesBody(body: v.GenericSchema): boolean {
  return body.type !== NO_BODY.type;
}

async function runEndpoint<
  CallerKind extends Caller,
  Params extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Data extends v.GenericSchema,
  Code extends RefusalCode,
>(
  spec: EndpointSpec<CallerKind, Params, Query, Body, Data, Code>,
  raw: RawInput,
  call: EndpointCall<CallerKind>,
): Promise<EndpointOutcome> {
  const params = v.safeParse(spec.params, raw.params);
  if (!params.success) return malformed('path', params.issues);
  const query = v.safeParse(spec.query, raw.query);
  if (!query.success) return malformed('query', query.issues);
  const body = v.safeParse(spec.body, takesBody(spec.body) ? raw.body : null);
  if (!body.success) return malformed('body', body.issues);
  const input = { params: params.output, query: query.output, body: body.output };
  const decision: Decision<unknown, RefusalCode> & RefusalNotes = await spec.handle(input, call);
  if (decision.ok) return { kind: 'success', data: decision.value };
  const { ok: _, ...refused } = decision;
  return { kind: 'refused', ...refused };
}

function malformed(part: string, issues: readonly v.BaseIssue<unknown>[]): EndpointOutcome {
  return { kind: 'malformed', detail: malformedDetail(part, issues) };
}

/** What is wrong with a request, for a developer: the first places and what was expected there, never what was sent. */
export function malformedDetail(part: string, issues: readonly v.BaseIssue<unknown>[]): string {
  const places = issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? part}: ${expectationOf(issue)}`);
  return `${part}: ${places.join('; ')}`;
}

/** A check of form (`integer`, `iso_date`) has no text of what it expects: our own message or its name says it. */
function expectationOf({ expected, message, type }: v.BaseIssue<unknown>): string {
  if (expected !== null) return `expected ${expected}`;
  const isOurs = !message.startsWith('Invalid ');
  return isOurs ? message : `expected ${type.replaceAll('_', ' ')}`;
}
