import { readdirSync, readFileSync } from 'node:fs';
import { REFUSALS_BY_BLOCK, type RefusalBlock, type RefusalCode } from '@longstrip/core';
import {
  loadMessages,
  loadServerMessages,
  type MessageKey,
  refusalMessageKeyIn,
  type ServerKey,
} from '@longstrip/messages';
import { describe, expect, test } from 'vitest';
import type { FormRow, SaidAt } from '../testing/form-rows/form-row.ts';
import { FORM_ROWS } from '../testing/form-rows/index.ts';
import { type OpenForm, openForm, type PostAnswer } from '../testing/open-form.ts';
import { alertsOf, textOf as wordsOf } from '../testing/read-form-page.ts';
import { compileApp, platformNamed } from '../testing/site-under-test.ts';

// Every form that people post, in a browser without script: errors are shown where they belong, and the entered values are
// kept. A new action without a row in `testing/form-rows` fails here.

const ROUTES = new URL('../routes/', import.meta.url);

/** Actions, and steps of some actions, that no person posts a form to. */
const NO_FORMS: Readonly<Record<string, string>> = {
  'reading-position': 'the script of the viewer sends it',
  'viewer-settings': 'the sheet of the settings sends it',
  'device-lease': 'the script that saves an episode sends it',
  'device-leases': 'the script of the device sends it',
  'setting pushOn': 'a script says what the browser was given',
  'setting pushOff': 'a script says that it is over',
  'setting reading': 'a script clears what the browser remembers, too',
  'setting-app': 'the action of setting',
  'callback-login-error': 'the action of user-login',
};

// Compiled here, so that it does not count into the time of the first tests.
await Promise.all([...new Set(FORM_ROWS.map(({ platform }) => platformNamed(platform).app))].map(compileApp));

const MODULES = new Map(
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, name] = /([\w-]+)\.route\.tsx?$/.exec(file) ?? [];
    return name === undefined ? [] : [[name, new URL(file, ROUTES)] as const];
  }),
);

/** The module that has a route's action; null: it has none. */
function actionOf(route: string): string | null {
  const module = MODULES.get(route);
  if (module === undefined) return null;
  const source = readFileSync(module, 'utf8');
  const [, from] = /export \{[^}]*\baction\b[^}]*\} from '([^']+)'/.exec(source) ?? [];
  if (from !== undefined) return new URL(from, module).href;
  return /export (?:const|(?:async )?function) action\b/.test(source) ? module.href : null;
}

/** The literals in the schemas that distinguish the forms of an action. */
const stepsOf = (module: string) => {
  const source = readFileSync(new URL(module), 'utf8');
  return [...source.matchAll(/\b(?:step|act|change): v\.literal\('(\w+)'\)/g)].map(([, step = '']) => step);
};

/** The blocks whose refusal codes no other table of tests covers. */
const SHOWN_HERE: readonly RefusalBlock[] = ['event', 'ticket', 'comment', 'payment', 'gift'];
/** The codes with which a form may be refused. */
function codesOf({ refusal, call }: FormRow): readonly RefusalCode[] {
  if (refusal === undefined || call === undefined || !SHOWN_HERE.includes(refusal.block) || isLed(refusal.at))
    return [];
  return [...REFUSALS_BY_BLOCK[refusal.block], 'TOO_MANY_REQUESTS'];
}

const localeOf = ({ platform }: FormRow) => platformNamed(platform).locales[0];
async function textOf(row: FormRow, key: MessageKey | ServerKey): Promise<string> {
  const locale = localeOf(row);
  return { ...(await loadMessages(locale)), ...(await loadServerMessages(locale)) }[key] ?? `no ${key}`;
}

/** Text that would show internals of the server to a reader. */
const INSIDES = /\bat \S+ \(?\S+:\d+:\d+|TypeError|fetch failed|ApiFailure/;

function expectOurs({ status, html }: PostAnswer, row: FormRow): void {
  expect({ status, insides: INSIDES.exec(html)?.[0] ?? null }).toEqual({ status, insides: null });
  if (html !== '') expect(html.slice(0, 200)).toContain(`lang="${localeOf(row)}"`);
}

/** The entered values are in the form again, except secrets. */
function expectValuesRestored({ html, form }: PostAnswer, { typed = {}, secrets = [] }: FormRow): void {
  const entered = Object.entries(typed).filter(([name]) => !secrets.includes(name));
  const found = entered.map(([name]) => [name, form?.fields.get(name)?.value]);
  expect(found).toEqual(entered);
  expect(secrets.filter((name) => html.includes(typed[name] ?? ''))).toEqual([]);
}

function expectSaid(answer: PostAnswer, at: SaidAt, text: string): void {
  const { status, to, html, form } = answer;
  if (at === 'page') expect(alertsOf(html).join(' ')).toContain(text);
  else if (at === 'form') expect(form?.alerts).toEqual([expect.stringContaining(text)]);
  else if ('to' in at) expect([status, to]).toEqual([303, at.to]);
  else {
    const field = form?.fields.get(at.field);
    expect([field?.isInvalid, field?.description]).toEqual([true, expect.stringContaining(text)]);
  }
}

const isLed = (at: SaidAt) => typeof at === 'object' && 'to' in at;
/** The fields that are typed again when a form is sent again: a browser has kept the others. */
const secretsOf = ({ typed = {}, secrets = [] }: FormRow) =>
  Object.fromEntries(secrets.map((name) => [name, typed[name] ?? '']));
const idsOf = ({ bodies }: OpenForm) =>
  bodies().map((body) => (body.startsWith('{') ? JSON.parse(body).requestId : null));

async function expectSentAgain(form: OpenForm, row: FormRow): Promise<void> {
  const before = form.bodies().length;
  const again = await form.post(secretsOf(row));
  expectOurs(again, row);
  expect([again.status < 400 || row.isRefusedAgain === true, form.bodies().length > before]).toEqual([true, true]);
}

describe('the rows', () => {
  const routes = [...MODULES.keys()].filter((route) => actionOf(route) !== null);
  const known = new Set([...FORM_ROWS.map(({ route }) => route), ...Object.keys(NO_FORMS)]);

  test('have one for every action of the sites', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
  });

  test('have one for every step of an action that has several', () => {
    const nameOf = (route: string, step: unknown) => `${actionOf(route)} ${step}`;
    const listed = new Set([
      ...FORM_ROWS.flatMap(({ route, mark }) => Object.values(mark).map((value) => nameOf(route, value))),
      ...Object.keys(NO_FORMS).map((name) => nameOf(name.split(' ')[0] ?? '', name.split(' ')[1])),
    ]);
    const modules = new Set(routes.flatMap((route) => actionOf(route) ?? []));
    const steps = [...modules].flatMap((module) => stepsOf(module).map((step) => `${module} ${step}`));
    expect(steps.length).toBeGreaterThan(30);
    expect(steps.filter((step) => !listed.has(step))).toEqual([]);
  });

  test('are about actions that there are', () => {
    expect([...known].filter((name) => !routes.includes(name.split(' ')[0] ?? ''))).toEqual([]);
  });
});

describe.each(FORM_ROWS)('$name', (row) => {
  const { typed = {}, required, call, refusal, unanswered = { at: 'form' }, attempts = 1, otherWords = {} } = row;

  const whenRequired = required === undefined ? [] : [row];
  test.each(whenRequired)('without anything entered says at each field what is missing, and asks nothing', async () => {
    const form = await openForm(row);
    const asked = form.bodies().length;
    const answer = await form.post(Object.fromEntries(Object.keys(typed).map((name) => [name, ''])));
    expectOurs(answer, row);
    expect(answer.status).toBe(422);
    for (const [field, key] of Object.entries(required ?? {})) expectSaid(answer, { field }, await textOf(row, key));
    expect(row.isCallOfPage === true || form.bodies().length === asked).toBe(true);
  });

  const whenRefusal = refusal === undefined ? [] : [row];
  test.each(whenRefusal)('that is refused says why, keeps what was entered, and can be sent again', async () => {
    if (refusal === undefined) return;
    const form = await openForm(row);
    form.stop(refusal.code, 1);
    const answer = await form.post(typed);
    expectOurs(answer, row);
    expect(form.isStopped()).toBe(false);
    expectSaid(answer, refusal.at, await textOf(row, refusal.says ?? refusalMessageKeyIn(refusal.block, refusal.code)));
    if (isLed(refusal.at) || refusal.at === 'page') return;
    expectValuesRestored(answer, row);
    await expectSentAgain(form, row);
  });

  const whenCall = call === undefined ? [] : [row];
  test.each(whenCall)('that gets no answer says so, keeps what was entered, and sends the same again', async () => {
    const form = await openForm(row);
    form.stop(null, attempts);
    const answer = await form.post(typed);
    expectOurs(answer, row);
    expect(form.isStopped()).toBe(false);
    expectSaid(answer, unanswered.at, await textOf(row, unanswered.says ?? 'error.SERVICE_UNAVAILABLE'));
    if (isLed(unanswered.at) || unanswered.at === 'page') return;
    expectValuesRestored(answer, row);
    await expectSentAgain(form, row);
    expect(new Set(idsOf(form)).size).toBe(1);
  });

  test.each(codesOf(row))('that is refused with %s says so, or leads to where it can be mended', async (code) => {
    const form = await openForm(row);
    form.stop(code, 1);
    const { status, html } = await form.post(typed);
    const other = otherWords[code];
    const said = await textOf(row, other ?? refusalMessageKeyIn(refusal?.block ?? 'general', code));
    const isSaid =
      other === undefined ? alertsOf(html).some((alert) => alert.includes(said)) : wordsOf(html).includes(said);
    expect([status, isSaid || status === 303]).toEqual([status, true]);
  });

  test('while the api is away is answered by a page in the reader’s language', async () => {
    const form = await openForm(row);
    form.site.api.fetch = async () => {
      throw new TypeError('fetch failed');
    };
    expectOurs(await form.post(typed), row);
  });
});
