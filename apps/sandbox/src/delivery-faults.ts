import { setTimeout as wait } from 'node:timers/promises';
import { html } from 'hono/html';
import type { Markup } from './page.ts';

/** How a service answers until another fault is chosen. */
export interface FaultSwitch<Fault extends string> {
  current(): Fault;
  choose(fault: Fault): void;
}

export function createFaultSwitch<Fault extends string>(first: Fault): FaultSwitch<Fault> {
  let current = first;
  return {
    current: () => current,
    choose: (fault) => {
      current = fault;
    },
  };
}

/** A button for each kind of answer; the chosen one is marked. */
export function faultForm(action: string, titles: Readonly<Record<string, string>>, current: string): Markup {
  return html`<form method="post" action="${action}">
    <fieldset>
      <legend>From now on</legend>
      ${Object.entries(titles).map(
        ([
          fault,
          title,
        ]) => html`<button name="fault" value="${fault}" ${fault === current ? 'aria-current="true"' : ''}>
          ${fault === current ? '✓ ' : ''}${title}</button> `,
      )}
    </fieldset>
  </form>`;
}

/** The longest time of a timer in node. */
const LONGEST_MS = 2 ** 31 - 1;

/** Waits for `ms` (`Infinity`: for ever), or until the caller has gone. */
export async function waitUnlessGone(ms: number, gone: AbortSignal): Promise<void> {
  await wait(Math.min(ms, LONGEST_MS), undefined, { signal: gone, ref: false }).catch(() => undefined);
}
