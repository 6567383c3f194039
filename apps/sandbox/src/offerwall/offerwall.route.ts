import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { type Markup, page } from '../page.ts';

export interface OfferwallOptions {
  /** The store’s `GET /tapjoy`; null: there is no store. */
  callbackUrl: string | null;
  /** What callbacks are signed with. */
  secret: string;
}

const NO_STORE = { 'cache-control': 'no-store' };
const ANSWER_WITHIN_MS = 10_000;

interface Callback {
  id: string;
  snuid: string;
  currency: number;
}

/** Tapjoy’s page of offers, whose tasks are done by a button, and its callback to the store. */
export function offerwallRoute({ callbackUrl, secret }: OfferwallOptions): Hono {
  const app = new Hono();

  async function tell(callback: Callback, signedWith = secret): Promise<number | null> {
    if (callbackUrl === null) return null;
    const { id, snuid, currency } = callback;
    const verifier = createHash('md5').update(`${id}:${snuid}:${currency}:${signedWith}`).digest('hex');
    const query = new URLSearchParams({ snuid, currency: String(currency), mac_address: '', id, verifier });
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(`${callbackUrl}?${query}`, { signal }).catch(() => null);
    return answer?.status ?? null;
  }

  async function tellAs(way: Way, snuid: string, { coins }: Task): Promise<(number | null)[]> {
    const callback = { id: randomUUID(), snuid, currency: coins };
    if (way === 'forged') return [await tell(callback, 'somebody else’s secret')];
    const first = await tell(callback);
    if (way === 'twice') return [first, await tell(callback)];
    return way === 'changed' ? [first, await tell({ ...callback, currency: coins * 2 })] : [first];
  }

  app.use('/offerwall', csrf());
  app.get('/offerwall', (c) => c.html(offersPage(c.req.query('snuid') ?? ''), 200, NO_STORE));
  app.post('/offerwall', async (c) => {
    const form = await c.req.parseBody();
    const [snuid, way] = [String(form.snuid).trim(), String(form.way)];
    const task = TASKS.find(({ id }) => id === form.task);
    if (task === undefined || !isWay(way) || snuid === '') return c.text('There is no such offer.\n', 400);
    return c.html(toldPage(snuid, await tellAs(way, snuid, task)), 200, NO_STORE);
  });
  return app;
}

function isWay(text: string): text is Way {
  return Object.hasOwn(WAYS, text);
}

/** What a reader can do for coins. */
const TASKS = [
  { id: 'install', title: 'Install a game of patience', coins: 3 },
  { id: 'level', title: 'Reach level 10 in it', coins: 12 },
  { id: 'survey', title: 'Answer a survey about shoes', coins: 25 },
] as const;
export type Task = (typeof TASKS)[number];

/** How the store is told; the fault of each is in its title. */
export const WAYS = {
  once: 'Done',
  twice: 'Done, told twice',
  changed: 'Done, then told with twice the coins',
  forged: 'Not done: told with a forged verifier',
} as const;
export type Way = keyof typeof WAYS;

/** The page of offers. It works without script. */
function offersPage(snuid: string): Markup {
  return page(
    'Offers',
    html`<p>This is the sandbox’s Tapjoy: nothing is installed and nobody asks about shoes. <a href="/">Sandbox</a></p>
      ${TASKS.map(
        ({ id, title, coins }) => html`<form method="post" action="/offerwall">
          <fieldset>
            <legend>${title}: ${coins} coins</legend>
            <input type="hidden" name="task" value="${id}">
            <label>Reader (snuid) <input type="text" name="snuid" value="${snuid}" required></label>
            ${Object.entries(WAYS).map(([way, label]) => html`<button name="way" value="${way}">${label}</button> `)}
          </fieldset>
        </form>`,
      )}`,
  );
}

/** What the store answered; null: it could not be reached. */
function toldPage(snuid: string, answers: readonly (number | null)[]): Markup {
  return page(
    'Told to the store',
    html`<p>The store answered ${answers.map((status) => status ?? 'nothing').join(', then ')}.</p>
      <p><a href="/offerwall?${new URLSearchParams({ snuid }).toString()}">More offers</a></p>`,
  );
}
