import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

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
