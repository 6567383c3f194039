import type { Page } from '@playwright/test';
import { addressOf, type Story, serveStorybook } from './storybook-files.ts';

/** What Storybook says when a story was drawn, its steps were played and axe has looked at it. */
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; result: { violations?: Violation[] } }[];
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Channel {
  on(event: string, listener: (payload: Finished) => void): void;
  emit(event: string, payload: unknown): void;
}

declare global {
  interface Window {
    finishedStories: Map<string, Finished>;
    storyFaults: string[];
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Fonts of the packages that browser tests need, in place of whatever a machine has as its own. */
const PINNED_FONTS = `:root {
  --font: "Noto Sans", "Noto Sans CJK JP", "Noto Sans Thai", "Noto Sans Arabic", sans-serif !important;
  --font-novel: "Noto Serif", "Noto Serif CJK JP", serif !important;
}`;

/** Opens Storybook at a story; the others can then be shown by `showStory`. */
export async function openStories(page: Page, first: Story): Promise<void> {
  await serveStorybook(page);
  await page.addInitScript((fonts) => {
    window.finishedStories = new Map();
    window.storyFaults = [];
    let channel: Channel | undefined;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (made: Channel) => {
        channel = made;
        made.on('storyFinished', (finished) => window.finishedStories.set(finished.storyId, finished));
        for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException', 'storyMissing']) {
          made.on(event, (payload) => window.storyFaults.push(`${event}: ${JSON.stringify(payload)}`));
        }
      },
    });
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: fonts }));
    });
  }, PINNED_FONTS);
  await page.goto(addressOf(`/iframe.html?id=${first.id}&viewMode=story`));
}

/** Shows a story; returns what is wrong with it: exceptions, steps that fail, and what axe found. */
export async function showStory(page: Page, { id }: Story): Promise<string[]> {
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  await page.evaluate((storyId) => {
    if (new URL(location.href).searchParams.get('id') === storyId && window.finishedStories.size === 0) return;
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await page.waitForFunction((storyId) => window.finishedStories.has(storyId), id, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate((storyId) => {
    const finished = window.finishedStories.get(storyId);
    const faults = window.storyFaults.splice(0);
    const found = (finished?.reporters ?? []).flatMap(({ type, result }) =>
      type === 'a11y'
        ? (result.violations ?? []).map(
            ({ id: rule, help, nodes }) =>
              `${rule}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
          )
        : [],
    );
    if (finished?.status === 'error' && faults.length + found.length === 0) return ['Storybook says that it failed'];
    return [...faults, ...found];
  }, id);
}
