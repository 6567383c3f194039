/** A link as it is found again on a page that has been drawn anew: by its address, and which of several equal ones. */
interface Way {
  readonly href: string;
  readonly place: number;
}

/** By which link an entry of the history was left last, for as long as the document lives. */
const ways = new Map<string, Way>();

/** @param entry the key of the history's entry that is left by the link */
export function noteWay(entry: string, link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  ways.set(entry, { href, place: linksTo(href).indexOf(link) });
}

/** The link by which an entry was left, if its page still has one to that address. */
export function findWay(entry: string): HTMLElement | null {
  const way = ways.get(entry);
  if (way === undefined) return null;
  const links = linksTo(way.href);
  return links[way.place] ?? links.at(-1) ?? null;
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);
}
