/** A link as it is found again after its page was rendered again: its address, and its place among equal links. */
interface RememberedLink {
  readonly href: string;
  readonly index: number;
}

/** By history entry, the link that was followed from it last. Lives as long as the document. */
const followedLinks = new Map<string, RememberedLink>();

/** @param entryKey the router's key of the history entry on which the link was followed */
export function rememberLink(entryKey: string, link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  followedLinks.set(entryKey, { href, index: linksTo(href).indexOf(link) });
}

/** The link that was followed from a history entry, if its page still has a link to that address. */
export function findRememberedLink(entryKey: string): HTMLElement | null {
  const remembered = followedLinks.get(entryKey);
  if (remembered === undefined) return null;
  const links = linksTo(remembered.href);
  return links[remembered.index] ?? links.at(-1) ?? null;
}

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);
}
