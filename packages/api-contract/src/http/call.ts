import type { RefusalBlock, RefusalCode } from '@longstrip/core';
import * as v from 'valibot';

/** The versions of the api that a path is served under (section 7: v2, v1 "backend", direct). */
export type ApiVersion = 'v2' | 'v1' | 'direct';

export const EVERY_VERSION: readonly ApiVersion[] = ['v2', 'v1', 'direct'];

/**
 * One call of the api, declared once: the server mounts it, the client uses it, and the OpenAPI document describes it.
 */
export interface CallDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In OpenAPI's form: `/contents/{alias}`. */
  readonly path: string;
  /** Served under all versions by default. */
  readonly versions?: readonly ApiVersion[];
  /** The version that section 7 names and that our own client uses; `direct` by default. */
  readonly home?: ApiVersion;
  /**
   * `bearer`: only for signed-in readers. `public`: for guests too; a bad token counts as no token. `site`: only for our own
   * sites, which have the service secret; the bearer is handled as for `public`.
   */
  readonly access: 'public' | 'bearer' | 'site';
  readonly summary: string;
  /** Without `params`, `query` or `body` the server ignores that part of a request. */
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The body may come as a form with these files. */
  readonly files?: string;
  readonly data: v.GenericSchema;
  /** 200 by default. */
  readonly successStatus?: 200 | 201;
  /** Business refusals that it may answer with. */
  readonly refusals?: readonly RefusalCode[];
  /** The block of the error catalogue that has their sentences (D27); without one, the code's general sentence is used. */
  readonly block?: RefusalBlock;
  /** The answer is the same for every reader of a platform, locale, age view and BL view, and no address in it expires (D37). */
  readonly isSameForView?: boolean;
  /** The same, but sites ask for too many different answers to cache them: the api alone does (record 0129). */
  readonly isCachedByApiOnly?: boolean;
  /** For calls where only the answer shows it: whether this answer is the same for every guest. It is never cached. */
  isSharedAnswer?(answer: unknown): boolean;
}

/** A declared call with its name, which is the client's method and OpenAPI's `operationId`. */
export type Call = CallDeclaration & { readonly operationId: string };

type Named<Calls extends Readonly<Record<string, CallDeclaration>>> = {
  readonly [Name in keyof Calls]: Calls[Name] & { readonly operationId: Name & string };
};

/** Sets the `operationId` of each call to its key. */
export function defineCalls<const Calls extends Readonly<Record<string, CallDeclaration>>>(calls: Calls): Named<Calls> {
  return Object.fromEntries(
    Object.entries(calls).map(([operationId, call]) => [operationId, { ...call, operationId }]),
  ) as Named<Calls>;
}

/** The input of a call without parameters: anything sent is ignored. */
export const NO_INPUT = v.object({});
/** The body of a call without one: it is not read. */
export const NO_BODY = v.null();

type PartOf<C, Name extends string, Default> = C extends {
  readonly [Key in Name]: infer Schema extends v.GenericSchema;
}
  ? Schema
  : Default;
/** The schemas of a call's input. */
export type ParamsSchemaOf<C> = PartOf<C, 'params', typeof NO_INPUT>;
export type QuerySchemaOf<C> = PartOf<C, 'query', typeof NO_INPUT>;
export type BodySchemaOf<C> = PartOf<C, 'body', typeof NO_BODY>;
/** The data of a call's answer. */
export type AnswerOf<C extends CallDeclaration> = v.InferOutput<C['data']>;
export type RefusalOf<C> = C extends { readonly refusals: readonly (infer Code extends RefusalCode)[] } ? Code : never;

/** The refusal for each reason why a bearer does not identify a reader (docs/wire.md). */
export const BEARER_REFUSALS = {
  none: 'NOT_LOGIN_USER',
  unreadable: 'MALFORMED_JWT',
  expired: 'NEED_TO_REFRESH',
  revoked: 'NOT_FOUND_ACCESS_TOKEN',
} as const satisfies Readonly<Record<string, RefusalCode>>;
