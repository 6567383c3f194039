import type * as v from 'valibot';
import type { BodySchemaOf, CallDeclaration, ParamsSchemaOf, QuerySchemaOf } from '../http/call.ts';

/** One call as it is sent: its address, its input, and the schema of its answer. */
export interface ApiCall {
  method: CallDeclaration['method'];
  /** Begins with `/`. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** The query passes on a guest's statement that they are an adult (D24). */
  saysGuestAge: boolean;
  /** Sent as JSON; a form as `multipart/form-data`. */
  body?: unknown;
  data: v.GenericSchema;
  isSameForView: boolean;
  isSharedAnswer?: CallDeclaration['isSharedAnswer'];
}

/** A guest's statement about their age. The client adds it to all calls that read it. */
const GUEST_AGE = 'isNotLoginAdult';

type Flat<Type> = { readonly [Key in keyof Type]: Type[Key] };
type OptionalKeys<Type> = { [Key in keyof Type]-?: undefined extends Type[Key] ? Key : never }[keyof Type];

type Asked<Value> = Value extends readonly (infer Item)[]
  ? readonly Item[]
  : string extends Value
    ? string | number
    : Exclude<Value, null>;
/** A query, with the values that the server parses from its texts, and without what the client adds by itself. */
type QueryInput<Sent, Read> = {
  readonly [Key in Exclude<keyof Sent & keyof Read, OptionalKeys<Sent> | typeof GUEST_AGE>]: Asked<Read[Key]>;
} & {
  readonly [Key in Exclude<OptionalKeys<Sent> & keyof Read, typeof GUEST_AGE>]?: Asked<Read[Key]> | undefined;
};

type PathInput<Params> = { readonly [Key in keyof Params]: string | number | boolean };
type Files<C> = C extends { readonly files: infer Name extends string }
  ? { readonly [Key in Name]?: readonly Blob[] }
  : unknown;
type BodyInput<C> = BodySchemaOf<C> extends v.NullSchema<undefined> ? unknown : v.InferInput<BodySchemaOf<C>>;

/** The input of a call in one object: the parts of its address, its query and its body. */
export type CallInput<C extends CallDeclaration> = PathInput<v.InferInput<ParamsSchemaOf<C>>> &
  Omit<QueryInput<v.InferInput<QuerySchemaOf<C>>, v.InferOutput<QuerySchemaOf<C>>>, keyof BodyInput<C>> &
  BodyInput<C> &
  Files<C>;

/** The arguments of a client's method: the input may be left out if all of its parts are optional. */
export type CallArguments<C extends CallDeclaration> =
  Record<never, never> extends CallInput<C> ? [input?: Flat<CallInput<C>>] : [input: CallInput<C>];

const PREFIX = { v2: '/v2', v1: '/v1', direct: '' } as const;

/** Makes the function that turns the input of a call into what is sent. Called once per process for each call. */
export function writeCall(call: CallDeclaration): (input?: Readonly<Record<string, unknown>>) => ApiCall {
  const { method, data, body, files, isSameForView = false, isSharedAnswer } = call;
  const parts = `${PREFIX[call.home ?? 'direct']}${call.path}`.split(/\{(\w+)\}/);
  const inPath = new Set(parts.filter((_, index) => index % 2 === 1));
  const inBody = entriesOf(body);
  const inQuery = entriesOf(call.query);
  const saysGuestAge = inQuery.includes(GUEST_AGE);
  const queried = inQuery.filter((name) => name !== GUEST_AGE && !inBody.includes(name));
  const isElsewhere = new Set([...inPath, ...queried]);
  return (input = {}) => ({
    ...{ method, data, saysGuestAge, isSameForView, isSharedAnswer },
    path: parts.map((part, index) => (index % 2 === 0 ? part : addressPart(input[part]))).join(''),
    query: queryOf(queried, input),
    ...(body === undefined ? {} : { body: bodyOf(input, isElsewhere, files) }),
  });
}

function entriesOf(schema: v.GenericSchema | undefined): string[] {
  return schema !== undefined && 'entries' in schema ? Object.keys(Object(schema.entries)) : [];
}

/** Lists are joined by commas; missing values are left out. */
function queryOf(names: readonly string[], input: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = names.map((name) => [name, input[name]] as const);
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
}

function bodyOf(input: Readonly<Record<string, unknown>>, isElsewhere: ReadonlySet<string>, files?: string): unknown {
  const sent = Object.entries(input).filter(([name]) => !isElsewhere.has(name) && name !== files);
  const attached = files === undefined ? undefined : input[files];
  if (!Array.isArray(attached) || attached.length === 0) return Object.fromEntries(sent);
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, String(value));
  for (const file of attached) form.append(String(files), file, 'picture');
  return form;
}

/**
 * Encodes one part of a path. `.` and `..` would change the path, encoded or not, so their dots are encoded twice: the api
 * then reads a text that is no alias.
 */
function addressPart(value: unknown): string {
  const text = String(value);
  return /^\.{1,2}$/.test(text) ? text.replaceAll('.', '%252E') : encodeURIComponent(text);
}
