import type { Page } from '@playwright/test';

/** What went wrong on a page while a test ran: nothing may. */
export interface PageWatch {
  /** Sentences, in the order in which things happened. */
  problems(): string[];
}

interface WatchOptions {
  /** The status that the document itself is meant to have, where that is not 200. */
  intendedStatus?: number;
}

/** Listens for errors in the console, failed requests and answers of 400 and up. */
export function watchPage(page: Page, { intendedStatus = 200 }: WatchOptions = {}): PageWatch {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium writes a line of its own for a document that answers 404, 500 or 503 as it should.
    const ownStatus = message.text().includes(`status of ${intendedStatus} `) && message.location().url === page.url();
    if (!ownStatus) problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    // A phone's window changes its height while pages change: Chromium then shows the next page without the crossfade.
    const isCrossfadeOnly = /^Transition was (aborted|skipped)/.test(message);
    if (!isCrossfadeOnly) problems.push(`error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // What a browser drops because the reader has gone on is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    const isIntended = response.request().isNavigationRequest() && response.status() === intendedStatus;
    if (response.status() >= 400 && !isIntended) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  return { problems: () => [...problems] };
}
