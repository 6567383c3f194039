import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** What went wrong on a page while a test ran: nothing may. */
export interface PageWatch {
  /** Sentences, in the order in which things happened. */
  problems(): string[];
  /** Listens no longer: the page goes on to another test. */
  end(): void;
}

interface WatchOptions {
  /** The status that the document itself is meant to have, where that is not 200. */
  intendedStatus?: number;
}

/** Listens for errors in the console, failed requests and answers of 400 and up. */
export function watchPage(page: Page, { intendedStatus = 200 }: WatchOptions = {}): PageWatch {
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error') return;
    // Chromium writes a line of its own for a document that answers 404, 500 or 503 as it should.
    const ownStatus = message.text().includes(`status of ${intendedStatus} `) && message.location().url === page.url();
    if (!ownStatus) problems.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onPageError = ({ message }: Error): void => {
    // A phone's window changes its height while pages change: Chromium then shows the next page without the crossfade.
    const isCrossfadeOnly = /^Transition was (aborted|skipped)/.test(message);
    if (!isCrossfadeOnly) problems.push(`error: ${message}`);
  };
  const onRequestFailed = (request: Request): void => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // What a browser drops because the reader has gone on is no failure.
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
