import { type PageBehaviour, pageBehaviour } from '@longstrip/api-contract';
import type { RefusalBlock, RefusalCode } from '@longstrip/core';
import { refusalMessageKeyIn, type ServerKey } from '@longstrip/messages';
import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay } from '../../i18n/format.server.ts';
import { type ServerText, serverText } from '../../i18n/server-text.server.ts';
import { readCallback } from '../navigation/callback-address.ts';
import { withCallback } from '../navigation/page-addresses.ts';
import type { FormReply } from './site-form.tsx';
import '../../server/site-context.ts';

/** The most fields of a form, and the most characters of a field. */
const FIELDS_MOST = 40;
const CHARACTERS_MOST = 2_000;
/** The form is understood, but cannot be accepted as it is (422). */
const NOT_ACCEPTED_STATUS = 422;

/** The result of a form. */
export type FormOutcome =
  /** Redirects to a page of the site, so that a reload of the page does not send the form again. */
  | {
      readonly kind: 'done';
      readonly to: string;
      /** That page is loaded as a new document and replaces this one: everything that this one has cached is out of date. */
      readonly isReloaded?: true;
      readonly cookie?: string;
      /** Makes the browser clear its cache of the site. */
      readonly clearsCache?: true;
      /** The page replaces this one in the history. */
      readonly isReplaced?: true;
    }
  /** The next step of a form with several: the values that it keeps of this step, in hidden fields. */
  | { readonly kind: 'next'; readonly values: Readonly<Record<string, string>> }
  /** Redirects to a page of another service, such as a check-out; the page's `form-action` has to allow it. */
  | { readonly kind: 'away'; readonly to: string }
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      readonly detail?: string;
      /** Shown instead of the catalogue's text. */
      readonly said?: string;
      /** The data that the page shows is out of date too. */
      readonly redraws?: boolean;
      /** Shown instead of the code's own text. */
      readonly says?: ServerKey;
      /** Shown after it. */
      readonly adds?: ServerKey;
      /** Shown on this page, even if the code leads to another one. */
      readonly stays?: true;
    }
  | { readonly kind: 'wrong'; readonly fields: Readonly<Record<string, ServerKey>> }
  /** The step stays as it is: the request is possible again in so many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number; readonly values: Readonly<Record<string, string>> };

/** How a form is checked and what it does. */
export interface ActionSpec<Schema extends v.GenericSchema> {
  /** Where the texts and behaviour of its refusal codes are looked up (section 8). */
  block: RefusalBlock;
  /** The maximum length in characters of the fields that may be longer than others. */
  longFields?: Readonly<Record<string, number>>;
  /** Fields that are not sent back to the page, such as passwords. */
  secrets?: readonly string[];
  /** The field at which a refusal is shown, if the form has that field; by default it is shown above the form. */
  fieldOf?: Partial<Readonly<Record<RefusalCode, string>>>;
  run: (input: v.InferOutput<Schema>, args: ActionFunctionArgs) => Promise<FormOutcome>;
}

/**
 * How every form is written (post, redirect, get). Its fields are parsed by a schema whose messages are keys of texts.
 * Errors are shown at the fields, which keep their input, and a refusal does what its code asks for (D27). It works without
 * script.
 */
export function defineAction<const Schema extends v.GenericSchema<Record<string, unknown>, unknown>>(
  schema: Schema,
  spec: ActionSpec<Schema>,
): (args: ActionFunctionArgs) => Promise<Response | ReturnType<typeof data<FormReply>>> {
  return async (args) => {
    const { request, context: site } = args;
    if (request.method !== 'POST') throw new Response(null, { status: 405 });
    const entered = await readFields(request, spec.longFields ?? {});
    const text = await serverText(site.locale);
    const reply = (more: Partial<FormReply>, status: number = NOT_ACCEPTED_STATUS) => {
      const shown = Object.entries(entered).filter(([name]) => !spec.secrets?.includes(name));
      const answer: FormReply = { values: Object.fromEntries(shown), fields: {}, text: null, code: null, ...more };
      return data(answer, { status });
    };
    const textsOf = (fields: Readonly<Record<string, ServerKey>>) =>
      Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, text(key)]));

    const parsed = v.safeParse(schema, entered);
    if (!parsed.success) return reply({ fields: textsOf(wrongFields(parsed.issues)) });
    const outcome = await outcomeOf(() => spec.run(parsed.output, args), site);
    if (outcome.kind === 'done') return redirect(outcome.to, { status: 303, headers: headersOf(outcome) });
    if (outcome.kind === 'away') return redirect(outcome.to, 303);
    if (outcome.kind === 'next') return data<FormReply>({ values: outcome.values, fields: {}, text: null, code: null });
    if (outcome.kind === 'wait') {
      const { seconds, values } = outcome;
      return reply({ values, text: text('signUp.wait', { seconds }) });
    }
    if (outcome.kind === 'wrong') return reply({ fields: textsOf(outcome.fields) });
    const { code, detail = '', redraws = false, says, adds, stays = false } = outcome;
    const { pathname, search } = new URL(request.url);
    const behaviour: PageBehaviour = stays ? { kind: 'stay' } : pageBehaviour(spec.block, code);
    const here = `${pathname}${search}`;
    if (behaviour.kind === 'goTo') return redirect(withCallback(behaviour.address, here), 303);
    if (behaviour.kind === 'logOut') {
      site.pageAccess.signOut();
      return redirect(withCallback('/user/login', here), 303);
    }
    const refused = withdrawalText(site, text, { code, detail }) ?? text(says ?? refusalMessageKeyIn(spec.block, code));
    const own = outcome.said ?? refused;
    const said = adds === undefined ? own : `${own} ${text(adds)}`;
    const field = spec.fieldOf?.[code];
    const isAtField = field !== undefined && Object.hasOwn(entered, field);
    const shown = isAtField ? { fields: { [field]: said }, code } : { text: said, code };
    // After a response with a success status, the router loads the page's data again.
    return behaviour.kind === 'reload' || redraws ? reply(shown, 200) : reply(shown);
  };
}

/**
 * The result of the form. If the api gave no answer, the change may have been made nevertheless: the form stays as it was
 * sent, with its request id, so that sending it again is the same change (D40).
 */
async function outcomeOf(run: () => Promise<FormOutcome>, site: AppLoadContext): Promise<FormOutcome> {
  try {
    return await run();
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no answer to a form');
    return { kind: 'refused', code: 'SERVICE_UNAVAILABLE', stays: true };
  }
}

/** Remix reads the first two if it has sent the form by script. */
function headersOf({
  isReloaded,
  cookie,
  clearsCache,
  isReplaced,
}: Extract<FormOutcome, { kind: 'done' }>): Record<string, string> {
  return {
    ...(isReloaded ? { 'X-Remix-Reload-Document': 'true' } : {}),
    ...(isReloaded || isReplaced ? { 'X-Remix-Replace': 'true' } : {}),
    ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }),
    ...(clearsCache ? { 'Clear-Site-Data': '"cache"' } : {}),
  };
}

/** The fields of a form by name. If a name comes twice, the first value counts; files are left out. */
async function readFields(
  request: Request,
  longFields: Readonly<Record<string, number>>,
): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [name, value] of await readForm(request)) {
    if (typeof value !== 'string' || Object.hasOwn(fields, name)) continue;
    if (Object.keys(fields).length === FIELDS_MOST) break;
    fields[name] = value.slice(0, longFields[name] ?? CHARACTERS_MOST);
  }
  return fields;
}

/** The form in a request. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // Not a form, or an incomplete one.
    throw new Response(null, { status: 400 });
  }
}

/** A key of the catalogue, as the form schemas use it for a message. */
const KEY = /^[a-z]\w*\.\w+$/;

/**
 * The first error of each field. The messages of the schema are keys; any other message is about something that no page of
 * ours sends.
 */
function wrongFields(issues: readonly v.BaseIssue<unknown>[]): Record<string, ServerKey> {
  const fields: Record<string, ServerKey> = {};
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    if (!KEY.test(issue.message)) throw new Response(null, { status: 400 });
    const key = issue.message as ServerKey;
    if (name !== '' && !Object.hasOwn(fields, name)) fields[name] = key;
  }
  return fields;
}

/**
 * Whether the api gave no usable answer: an `ApiFailure`. It is recognised by its name, since its class may come from
 * another bundle.
 */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiFailure';
}

const OK_STATUS = 200;
const REFUSED_STATUS = 422;

/**
 * Answers a form with one button that turns something on or off. Without script it redirects to the page that it was sent
 * from; a guest is led to the log-in and from there to the same page. A script gets only a status.
 *
 * @param back the page that the form says it was sent from; `otherwise` is used if that is no page of the site
 */
export async function answerToggle(
  site: AppLoadContext,
  request: Request,
  { back, otherwise, change }: { back: string; otherwise: string; change: () => Promise<{ readonly ok: boolean }> },
): Promise<Response> {
  const page = readCallback(`?callback=${encodeURIComponent(back)}`) ?? otherwise;
  if (!site.isSignedIn) return seeOther(withCallback('/user/login', page));
  const isMade = await isChanged(change, site);
  if ((request.headers.get('accept') ?? '').includes('application/json')) {
    const status = isMade ? OK_STATUS : REFUSED_STATUS;
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  }
  return seeOther(page);
}

/** Whether the change was made. No answer counts as a refusal. */
async function isChanged(change: () => Promise<{ readonly ok: boolean }>, site: AppLoadContext): Promise<boolean> {
  try {
    return (await change()).ok;
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no answer to a mark');
    return false;
  }
}

function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}

/** ISO 8601, the format of a time in the detail of the api's refusals. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * The text for readers who have deleted their account and cannot sign up again yet, with the date (D23); null for other
 * refusals.
 */
export function withdrawalText(
  { platform, locale }: AppLoadContext,
  text: ServerText,
  { code, detail }: { code: RefusalCode; detail: string },
): string | null {
  const untilMs = MOMENT.test(detail) ? Date.parse(detail) : Number.NaN;
  if (Number.isNaN(untilMs)) return null;
  const date = formatDay(platform, locale, untilMs);
  if (code === 'WITHDRAWAL') return text('withdrawal.requestedUntil', { date });
  return code === 'DELETED_USER' ? text('withdrawal.deletedUntil', { date }) : null;
}

// Fields of forms, with the text that each shows when it is wrong. A missing field counts as empty.

const Sent = v.optional(v.string(), '');

/** A text without the spaces around it. */
export function textField(required: ServerKey) {
  return v.pipe(Sent, v.trim(), v.nonEmpty(required));
}

/** A text as it was typed, such as a password. */
export function exactField(required: ServerKey) {
  return v.pipe(Sent, v.nonEmpty(required));
}

/** A checkbox that has to be ticked. */
export function tickedField(required: ServerKey) {
  return v.pipe(Sent, v.literal('on', required));
}
