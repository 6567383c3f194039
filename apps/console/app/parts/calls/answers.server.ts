import { redirect } from '@remix-run/node';
import { data } from '@remix-run/react';
import type * as v from 'valibot';
import type { AdminAnswer, AdminQuestion, AdminRefusal, ConsoleContext } from '../../context.ts';
import { PATHS } from '../paths.ts';

/** What an action answers when the api refused. */
export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly sentence: string;
  readonly detail: string;
}
export type Acted<Value = object> = ({ readonly ok: true } & Value) | Refused;

/**
 * Asks the api for an act. A refusal is a value; who is not signed in, or has something to complete first, is sent there.
 * @throws Response a redirect
 */
export async function act<Schema extends v.GenericSchema>(
  context: ConsoleContext,
  question: AdminQuestion<Schema>,
): Promise<AdminAnswer<v.InferOutput<Schema>>> {
  const answer = await context.ask(question);
  if (!answer.ok) await leaveIfNeeded(context, answer, null);
  return answer;
}

/**
 * Asks the api for what a page shows.
 * @throws Response a redirect; the page about a refusal (403, 404); the page about an api that does not answer (503)
 */
export async function read<Schema extends v.GenericSchema>(
  context: ConsoleContext,
  question: AdminQuestion<Schema>,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const answer = await context.ask(question);
  if (answer.ok) return answer.value;
  await leaveIfNeeded(context, answer, request);
  const { code, sentence, status } = answer;
  throw data({ code, sentence }, { status: status === 403 ? 403 : code === 'MALFORMED_REQUEST' ? 400 : 404 });
}

/** The same, if another page is good without it: null if the operator's role does not have it. */
export async function readIfAllowed<Schema extends v.GenericSchema>(
  context: ConsoleContext,
  question: AdminQuestion<Schema>,
  request: Request,
): Promise<v.InferOutput<Schema> | null> {
  const answer = await context.ask(question);
  if (answer.ok) return answer.value;
  await leaveIfNeeded(context, answer, request);
  return null;
}

export function refused({ code, sentence, detail }: AdminRefusal): Refused {
  return { ok: false, code, sentence, detail };
}

async function leaveIfNeeded(context: ConsoleContext, { code }: AdminRefusal, request: Request | null): Promise<void> {
  if (code === 'SECOND_FACTOR_AWAITED') throw redirect(PATHS.secondFactor);
  if (code === 'SECOND_FACTOR_NEEDED') throw redirect(PATHS.setUp);
  if (code !== 'NOT_AN_OPERATOR') return;
  const { pathname, search } = new URL(request?.url ?? 'http://console/');
  const next = request === null || pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  throw redirect(`${PATHS.signIn}${next}`, { headers: { 'Set-Cookie': await context.sessionCookie(null) } });
}

/** The fields of a form, as text; those that repeat, by `list`. */
export async function readForm(request: Request): Promise<{ get(name: string): string; list(name: string): string[] }> {
  const form = await request.formData();
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  return {
    get: (name) => textOf(form.get(name)),
    list: (name) => form.getAll(name).map(textOf),
  };
}

/** An address of the console itself; anything else becomes the home page. */
export function localPath(text: string | null): string {
  if (text === null || !/^\/(?![/\\])/.test(text)) return PATHS.home;
  const url = new URL(text, 'http://console');
  return url.origin === 'http://console' ? `${url.pathname}${url.search}` : PATHS.home;
}
