import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { type Markup, page } from '../page.ts';

export interface OfferwallOptions {
  /** The store’s `GET /tapjoy`; null: there is no store. */
  callbackUrl: string | null;
  /** The secret that signs callbacks. */
  secret: string;
}

const NO_STORE = { 'cache-control': 'no-store' };
const ANSWER_WITHIN_MS = 10_000;

interface Callback {
  id: string;
  snuid: string;
  currency: number;
}

/** Tapjoy’s page of offers, with a button to complete each task, and its callback to the store. */
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

  async function tellAs(outcome: Outcome, snuid: string, { coins }: Task): Promise<(number | null)[]> {
    const callback = { id: randomUUID(), snuid, currency: coins };
    if (outcome === 'forged') return [await tell(callback, 'another secret')];
    const first = await tell(callback);
    if (outcome === 'twice') return [first, await tell(callback)];
    return outcome === 'changed' ? [first, await tell({ ...callback, currency: coins * 2 })] : [first];
  }

  app.use('/offerwall', csrf());
  app.get('/offerwall', (c) => c.html(offersPage(c.req.query('snuid') ?? ''), 200, NO_STORE));
  app.post('/offerwall', async (c) => {
    const form = await c.req.parseBody();
    const [snuid, outcome] = [String(form.snuid).trim(), String(form.outcome)];
    const task = TASKS.find(({ id }) => id === form.task);
    if (task === undefined || !isOutcome(outcome) || snuid === '') return c.text('There is no such offer.\n', 400);
    return c.html(notifiedPage(snuid, await tellAs(outcome, snuid, task)), 200, NO_STORE);
  });
  return app;
}

function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(OUTCOMES, text);
}

/** What a reader can do for coins. */
const TASKS = [
  { id: 'install', title: 'Install a game of patience', coins: 3 },
  { id: 'level', title: 'Reach level 10 in it', coins: 12 },
  { id: 'survey', title: 'Answer a survey about shoes', coins: 25 },
] as const;
export type Task = (typeof TASKS)[number];

/** How the store is notified; each title names the fault. */
export const OUTCOMES = {
  once: 'Done',
  twice: 'Done, notified twice',
  changed: 'Done, then notified with twice the coins',
  forged: 'Not done: notified with a forged verifier',
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** The page of offers. It works without script. */
function offersPage(snuid: string): Markup {
  return page(
    'Offers',
    html`<p>This is the sandbox’s Tapjoy: nothing is installed and no question is asked. <a href="/">Sandbox</a></p>
      ${TASKS.map(
        ({ id, title, coins }) => html`<form method="post" action="/offerwall">
          <fieldset>
            <legend>${title}: ${coins} coins</legend>
            <input type="hidden" name="task" value="${id}">
            <label>Reader (snuid) <input type="text" name="snuid" value="${snuid}" required></label>
            ${Object.entries(OUTCOMES).map(([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button> `)}
          </fieldset>
        </form>`,
      )}`,
  );
}

/** The store's answers; null: it could not be reached. */
function notifiedPage(snuid: string, answers: readonly (number | null)[]): Markup {
  return page(
    'Notifications to the store',
    html`<p>The store answered ${answers.map((status) => status ?? 'nothing').join(', then ')}.</p>
      <p><a href="/offerwall?${new URLSearchParams({ snuid }).toString()}">More offers</a></p>`,
  );
}
