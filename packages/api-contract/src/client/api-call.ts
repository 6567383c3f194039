import type * as v from 'valibot';
import type { ApiResult } from './api-result.ts';

/** One call: where, what goes in, and what must come out. */
export interface ApiCall<DataSchema extends v.GenericSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with `/`; parts from outside are encoded by the caller. */
  path: string;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** A guest's adult yes goes along in the query (D24). */
  saysGuestAge?: true;
  /** Sent as JSON; a form as `multipart/form-data`. */
  body?: unknown;
  data: DataSchema;
  /** The answer is the same for every reader of a platform, locale, age view and BL view, and has no address that expires (D37). */
  isSameForView?: boolean;
  /** Whether this answer to a guest is the same for every guest, where only the answer tells. It is never cached. */
  isSharedAnswer?(data: v.InferOutput<DataSchema>): boolean;
}

/** The calls of an interface as what is sent, by what they are called with: the same for every request. */
export type CallTable<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (...args: infer Args) => Promise<ApiResult<infer Data>>
    ? (...args: Args) => ApiCall<v.GenericSchema<unknown, Data>>
    : never;
};

export function getCall<const Data extends v.GenericSchema>(
  path: string,
  data: Data,
  query: NonNullable<ApiCall<Data>['query']> = {},
): ApiCall<Data> {
  return { method: 'GET', path, query, data };
}

export function postCall<const Data extends v.GenericSchema>(path: string, body: object, data: Data): ApiCall<Data> {
  return { method: 'POST', path, body, data };
}

/**
 * Encodes one part of a path. `.` and `..` would leave it, encoded or not, so their dots are encoded twice: the api then
 * reads a text that is no alias.
 */
export function addressPart(text: string | number): string {
  const word = String(text);
  return /^\.{1,2}$/.test(word) ? word.replaceAll('.', '%252E') : encodeURIComponent(word);
}
