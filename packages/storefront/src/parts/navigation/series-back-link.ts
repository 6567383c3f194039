/** The path of an episode's page; the group is the alias of its series. */
const EPISODE_PATH = /^\/viewer\/([^/]+)\/[^/]+$/;

/** The used part of the browser's history. */
export interface BrowserHistory {
  /** Oldest first. */
  readonly entries: readonly { readonly url: string | null }[];
  /** Index of the current entry; -1 if the browser does not tell it. */
  readonly currentIndex: number;
}

/** Whether a link leads from an episode to the page of its own series. */
export function isSeriesBackLink(pathname: string, href: string): boolean {
  const alias = EPISODE_PATH.exec(pathname)?.[1];
  return alias !== undefined && href === `/detail/${alias}`;
}

/**
 * How many history entries to go back from an episode to the page of its series. Null when the reader did not come from
 * that page, or has opened anything but episodes of this series since.
 */
export function stepsBackToSeries({ entries, currentIndex }: BrowserHistory, href: string): number | null {
  for (let index = currentIndex; index >= 0; index -= 1) {
    const pathname = pathOf(entries[index]);
    if (pathname === href) return currentIndex - index;
    if (!isSeriesBackLink(pathname, href)) return null;
  }
  return null;
}

function pathOf(entry: BrowserHistory['entries'][number] | undefined): string {
  return typeof entry?.url === 'string' ? new URL(entry.url).pathname : '';
}

/** The history as the browser tells it; empty in a browser without the Navigation API. */
export function browserHistory(): BrowserHistory {
  const { navigation } = window as { navigation?: NavigationApi };
  return { entries: navigation?.entries() ?? [], currentIndex: navigation?.currentEntry?.index ?? -1 };
}

/** The used part of the Navigation API; TypeScript does not declare it yet. */
interface NavigationApi {
  entries(): BrowserHistory['entries'];
  readonly currentEntry: { readonly index: number } | null;
}
