import { html } from 'hono/html';
import { type Markup, page } from '../page.ts';

/** What a reader can do for coins. */
export const TASKS = [
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
export function offersPage(snuid: string): Markup {
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
export function toldPage(snuid: string, answers: readonly (number | null)[]): Markup {
  return page(
    'Told to the store',
    html`<p>The store answered ${answers.map((status) => status ?? 'nothing').join(', then ')}.</p>
      <p><a href="/offerwall?${new URLSearchParams({ snuid }).toString()}">More offers</a></p>`,
  );
}
