import AxeBuilder from '@axe-core/playwright';
import type { PlatformId } from '@longstrip/platform-config';
import { type ConsoleMessage, expect, type Page, type Request, type Response } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

/** The narrowest window that a page must fit into, and a desktop's. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

/** A key of the message catalogue that has no text would be shown as it is. */
export const MISSING_TEXT = /(?<!@)\b[a-z]+\.[a-z]+[A-Z]\w*\b|\{\{/;

export interface Visit {
  id: PlatformId;
  path: string;
  lang: string;
  page: Page;
  status: number;
}

/** One visit that checks what every page must have: status, language, one heading, texts, axe, a narrow and a wide window. */
export async function expectCompletePage({ id, path, lang, page, status }: Visit): Promise<void> {
  await page.setViewportSize(NARROW);
  const watch = watchPage(page, { intendedStatus: status });
  const response = await page.goto(addressOf(id, path));
  expect(response?.status()).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectToFit(page);
  await expect(page.locator('body')).not.toContainText(MISSING_TEXT, { useInnerText: true });
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectToFit(page);
  expect(watch.problems()).toEqual([]);
  watch.end();
}

/** The page is no wider than the window, after its scripts have reacted to a change of the window. */
export async function expectToFit(page: Page): Promise<void> {
  await expect(async () => {
    const widths = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(widths.content).toBe(widths.window);
    expect(widths.window).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }).toPass({ timeout: 5_000 });
}

/** Rules that count at any rating: readers who navigate by landmarks miss what is outside of all of them. */
const ALWAYS = ['region'];

/**
 * Axe's serious and critical findings, each with its place, after animations: a half-faded text has too little contrast. What
 * begins to fade meanwhile, as a toast after its three seconds, is gone at once.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState === 'running' && timeline === document.timeline && !isEndless;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('* { animation-duration: 0s !important; transition-duration: 0s !important; }');
    document.adoptedStyleSheets = [atOnce];
  });
  // By default axe opens a tab for each run to combine the findings of frames: our pages have no frames.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || ALWAYS.includes(id))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}

/** Errors on a page during a test: none is allowed. */
export interface PageWatch {
  /** Sentences, in the order in which things happened. */
  problems(): string[];
  /** Stops listening: another test will use the page. */
  end(): void;
}

interface WatchOptions {
  /** The expected status of the document, where it is not 200. */
  intendedStatus?: number;
}

/** Listens for errors in the console, failed requests and answers of 400 and up. */
export function watchPage(page: Page, { intendedStatus = 200 }: WatchOptions = {}): PageWatch {
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error') return;
    // Chromium logs a line for a document with the status 404, 500 or 503, even if it is expected.
    const ownStatus = message.text().includes(`status of ${intendedStatus} `) && message.location().url === page.url();
    if (!ownStatus) problems.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onPageError = ({ message }: Error): void => {
    // When a phone's window changes its height during a change of pages, Chromium skips the crossfade.
    const isCrossfadeOnly = /^Transition was (aborted|skipped)/.test(message);
    if (!isCrossfadeOnly) problems.push(`error: ${message}`);
  };
  const onRequestFailed = (request: Request): void => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A request that was aborted because the reader went to another page is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} (${reason})`);
  };
  const onResponse = (response: Response): void => {
    const isIntended = response.request().isNavigationRequest() && response.status() === intendedStatus;
    if (response.status() >= 400 && !isIntended) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  };
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  page.on('requestfailed', onRequestFailed);
  page.on('response', onResponse);
  return {
    problems: () => [...problems],
    end: () => {
      page.off('console', onConsole);
      page.off('pageerror', onPageError);
      page.off('requestfailed', onRequestFailed);
      page.off('response', onResponse);
    },
  };
}
