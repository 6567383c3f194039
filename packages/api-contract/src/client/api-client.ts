import { CALLS } from '../calls.ts';
import type { AnswerOf, CallDeclaration } from '../http/call.ts';
import { type CallArguments, writeCall } from './api-call.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';

const CLIENT_CALLS = {
  ...CALLS,
  /** A series as one reader sees it, with their rights; also a hidden one, if the reader owns a part of it. */
  ownSeries: { ...CALLS.series, isSameForView: false },
} as const satisfies Readonly<Record<string, CallDeclaration>>;

type ClientCalls = typeof CLIENT_CALLS;

/**
 * The calls of the api as methods. Each takes its address, query and body in one object, returns data or a refusal, and
 * throws ApiFailure when the api cannot be reached or is broken.
 */
export type ApiClient = {
  readonly [Name in keyof ClientCalls]: (
    ...input: CallArguments<ClientCalls[Name]>
  ) => Promise<ApiResult<AnswerOf<ClientCalls[Name]>>>;
};

/** The methods, made once per process. Each sends its call with the options of its own client. */
const METHODS: object = Object.fromEntries(
  Object.entries<CallDeclaration>(CLIENT_CALLS).map(([name, call]) => {
    const write = writeCall(call);
    return [
      name,
      function (this: { readonly request: ApiClientOptions }, input?: Readonly<Record<string, unknown>>) {
        return sendApiCall(this.request, write(input));
      },
    ];
  }),
);

/** A client for one reader's request; all clients share the methods. It keeps no state between calls; `options.cache` may. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return Object.create(METHODS, { request: { value: options } });
}
