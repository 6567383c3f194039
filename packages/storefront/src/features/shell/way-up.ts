/** A page of an episode, and the alias of its series. */
const EPISODE_PATH = /^\/viewer\/([^/]+)\/[^/]+$/;

/** The browser's history, as far as this is concerned with it. */
export interface HistoryHere {
  /** The oldest first. */
  readonly entries: readonly { readonly url: string | null }[];
  /** Which of them the reader is at. */
  readonly at: number;
}

/** Whether a link leads from an episode up to the page of its series. */
export function isWayUp(pathname: string, href: string): boolean {
  const alias = EPISODE_PATH.exec(pathname)?.[1];
  return alias !== undefined && href === `/detail/${alias}`;
}

/**
 * How many entries below an episode the page of its series stands, if the reader came from there and has read episodes of
 * this series alone since; null if not.
 */
export function stepsUp({ entries, at }: HistoryHere, href: string): number | null {
  for (let index = at; index >= 0; index -= 1) {
    const pathname = pathOf(entries[index]);
    if (pathname === href) return at - index;
    if (!isWayUp(pathname, href)) return null;
  }
  return null;
}

/** Whether the reader came to this entry from that address of the site. */
export function isRightBelow({ entries, at }: HistoryHere, address: string): boolean {
  const url = entries[at - 1]?.url;
  if (typeof url !== 'string') return false;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}` === address;
}

function pathOf(entry: HistoryHere['entries'][number] | undefined): string {
  return typeof entry?.url === 'string' ? new URL(entry.url).pathname : '';
}

/** What the browser tells of its history; nothing where it has no Navigation API. */
export function historyHere(): HistoryHere {
  const { navigation } = window as { navigation?: NavigationEntries };
  return { entries: navigation?.entries() ?? [], at: navigation?.currentEntry?.index ?? -1 };
}

/** The part of the Navigation API that is needed here, which TypeScript does not know yet. */
interface NavigationEntries {
  entries(): HistoryHere['entries'];
  readonly currentEntry: { readonly index: number } | null;
}
