import { getPlatform } from '@longstrip/platform-config';
import { type CookieJar, createCookieJar, signedInJar } from './cookie-jar.ts';
import { fakeUser } from './fake-accounts.ts';
import { refusal, success } from './fake-envelope.ts';
import type { FormMark, FormRow } from './form-rows/form-row.ts';
import { type ReadForm, readForms } from './read-forms.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from './site-under-test.ts';

/** A page with a form, in a browser without script. */
export interface OpenForm {
  site: TestSite;
  /** The bodies of the row's call so far. */
  bodies(): string[];
  /** Stops the next calls of this kind: each is refused, or gets no answer (null). */
  stop(code: string | null, count: number): void;
  /** Whether there are calls left to stop. */
  isStopped(): boolean;
  /** The form as the page shows it now. */
  shown: ReadForm;
  /** Fills in the shown form and posts it. After that, the answer is shown. */
  post(typed: Readonly<Record<string, string>>): Promise<PostAnswer>;
}

export interface PostAnswer {
  status: number;
  /** The address that it redirects to. */
  to: string | null;
  html: string;
  /** The form in the answer; null if there is none. */
  form: ReadForm | null;
}

/** The first form of a document that has the fields of the mark. */
function formIn(html: string, mark: FormMark): ReadForm | null {
  const isIt = ({ action, fields }: ReadForm) =>
    action !== '/api/auth/signout' &&
    Object.entries(mark).every(
      ([name, value]) => fields.has(name) && (value === true || fields.get(name)?.value === value),
    );
  return readForms(html).find(isIt) ?? null;
}

/** Opens the page of a form, and posts the forms before it. */
export async function openForm(row: FormRow): Promise<OpenForm> {
  const { site, jar, ...stops } = await openSite(row);
  let address = row.path;
  let html = await (await jar.ask(site, address)).text();
  const postMarked = async (mark: FormMark, typed: Readonly<Record<string, string>>) => {
    const form = formIn(html, mark);
    if (form === null) throw new Error(`no form ${JSON.stringify(mark)} at ${address}: ${html.slice(0, 100)}`);
    const to = form.action ?? address;
    const answer = await jar.ask(site, to, { method: 'POST', headers: HEADERS, body: bodyOf(form, typed) });
    address = to;
    html = await answer.text();
    return { status: answer.status, to: answer.headers.get('location'), html, form: formIn(html, row.mark) };
  };
  for (const { mark, typed } of row.before ?? []) await postMarked(mark, typed);
  const shown = formIn(html, row.mark);
  if (shown === null) throw new Error(`no form ${JSON.stringify(row.mark)} at ${address}`);
  const isCall = ({ method, pathname }: { method: string; pathname: string }) => `${method} ${pathname}` === row.call;
  return {
    ...{ site, shown, ...stops },
    bodies: () => site.api.calls.filter(isCall).map(({ body }) => body),
    post: (typed) => postMarked(row.mark, typed),
  };
}

const HEADERS = { origin: 'https://us.example', host: 'us.example' };

/** A ticked box is entered as `on`; an empty value leaves it unticked. */
function bodyOf(
  { fields, isMultipart }: ReadForm,
  typed: Readonly<Record<string, string>>,
): FormData | URLSearchParams {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, { value, isChoice }] of fields) {
    const sent = typed[name] ?? value;
    if (sent === null || (isChoice && sent === '')) continue;
    body.append(name, sent);
  }
  return body;
}

type Stops = Pick<OpenForm, 'stop' | 'isStopped'>;

async function openSite(row: FormRow): Promise<{ site: TestSite; jar: CookieJar } & Stops> {
  const platform = platformNamed(row.platform);
  const { build } = await compileApp(platform.app);
  const site = createTestSite(build, {
    platform,
    checkoutOrigins: ['https://pay.example'],
    koreanCheckOrigin: 'https://nice.example',
    siblingSites: [{ platform: getPlatform('bom-us'), origin: 'https://us.example' }],
  });
  const isGuest = row.user === undefined;
  const jar = isGuest ? createCookieJar() : await signedInJar(site, { platformId: row.platform }, fakeUser(row.user));
  const stops = answerByRow(site, row);
  await row.prepare?.(site, jar);
  return { site, jar, ...stops };
}

/** Answers calls as the row says, and passes all others to the fake api. */
function answerByRow(site: TestSite, { answers = {}, call }: FormRow): Stops {
  const { fetch } = site.api;
  const note = ({ method, url, headers }: Request, body: string) => {
    const { pathname, search } = new URL(url);
    site.api.calls.push({ method, pathname, search, headers, body });
  };
  let stopped: { code: string | null; left: number } = { code: null, left: 0 };
  site.api.fetch = async (request) => {
    const { pathname } = new URL(request.url);
    const asked = `${request.method} ${pathname}`;
    const body = await request.clone().text();
    const own = answers[asked];
    if (asked === call && stopped.left > 0) {
      stopped = { ...stopped, left: stopped.left - 1 };
      note(request, body);
      if (stopped.code === null) throw new TypeError('fetch failed');
      return refusal(stopped.code);
    }
    if (own === undefined) return fetch(request);
    note(request, body);
    return typeof own === 'function' ? own(body === '' ? {} : JSON.parse(body)) : success(own);
  };
  return {
    stop: (code, left) => {
      stopped = { code, left };
    },
    isStopped: () => stopped.left > 0,
  };
}
