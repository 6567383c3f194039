import type { OperatorCall } from '@longstrip/api-contract';
import type * as v from 'valibot';
import type { ConsoleLocale } from './i18n/locales.ts';

/** What the sealed cookie of an operator holds. */
export interface ConsoleSession {
  /** The bearer token that the api gave out. */
  readonly token: string;
  /** `SECOND_FACTOR`: the password was right, and a second factor is waited for. */
  readonly step: 'SECOND_FACTOR' | 'OPEN';
  /** The second factors that the operator has: `app`, `passkey`, `recoveryCode`. */
  readonly methods: readonly string[];
  /** What the browser asks a passkey; null: there is none. */
  readonly passkey: unknown;
}

/** How an operator likes the console: plain cookies, which scripts of the page may write. */
export interface Preferences {
  readonly locale: ConsoleLocale;
  readonly theme: 'light' | 'dark' | 'system';
  /** The IANA zone in which times are shown. */
  readonly zone: string;
  /** The platform of lists that name none; empty: none was chosen. */
  readonly platform: string;
}

/** A call of the api below `/admin`. */
export interface AdminQuestion<Schema extends v.GenericSchema = v.GenericSchema> {
  readonly call: OperatorCall;
  readonly answer: Schema;
  /** What is empty or undefined is not sent. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Why the api did not do what it was asked. The code is stable; the sentence is the api's, in English. */
export interface AdminRefusal {
  readonly ok: false;
  readonly code: string;
  readonly sentence: string;
  /** More about it, such as the number of the request that waits for another operator; usually empty. */
  readonly detail: string;
  readonly status: number;
}
export type AdminAnswer<Value> = { readonly ok: true; readonly value: Value } | AdminRefusal;

/** What loaders and actions know of a request. */
export interface ConsoleContext extends Preferences {
  readonly nonce: string;
  readonly requestId: string;
  readonly session: ConsoleSession | null;
  /** The texts of `Set-Cookie` that store a session, or end it. */
  sessionCookie(session: ConsoleSession | null): Promise<string>;
  /**
   * Calls the api with the session's token, or with another one.
   * @throws Response with status 503, if a call that only reads gets no answer; other calls are then refused (`API_UNAVAILABLE`)
   */
  ask<Schema extends v.GenericSchema>(
    question: AdminQuestion<Schema>,
    token?: string,
  ): Promise<AdminAnswer<v.InferOutput<Schema>>>;
  /** The api's answer as it is, for files and streams. */
  send(question: Omit<AdminQuestion, 'answer'>): Promise<Response>;
  logFailure(error: unknown, message: string): void;
}

/** The api gave no answer that could be used. */
export class ApiUnavailable extends Error {
  override readonly name = 'ApiUnavailable';
}

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    /** Set by the console's server. The sites have their own context. */
    console?: ConsoleContext;
  }
}

/** The console's part of a loader's context. */
export function consoleOf(context: { console?: ConsoleContext }): ConsoleContext {
  if (context.console === undefined) throw new Error('the console is served by its own server alone');
  return context.console;
}
