import { indexAt, type TextMap } from '../text/text-map.ts';

/** A heading of an episode, or one of its pages that has none. */
export interface ContentsEntry {
  /** The words of the heading in one line; null for a page. */
  title: string | null;
  /** From 1. */
  page: number;
  /** How far it is indented: 0 for the highest headings of the episode. */
  depth: number;
  /** Where it begins in the text. */
  start: number;
}

const DEEPEST = 2;

type FoundEntry = Omit<ContentsEntry, 'depth'> & { level: number | null };

/** The contents of an episode: its headings, and those of its pages that have none; fewer than two are no contents. */
export function contentsOf(map: TextMap): readonly ContentsEntry[] {
  const pages = [...map.article.querySelectorAll('[data-page]')];
  const found = pages.flatMap((page): FoundEntry[] => {
    const order = Number(page.getAttribute('data-page'));
    const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
      const title = titleOf(heading);
      const start = indexAt(map, heading, 0);
      return title === '' || start === null ? [] : [{ title, page: order, level: Number(heading.nodeName[1]), start }];
    });
    const start = indexAt(map, page, 0);
    const isPage = headings.length === 0 && pages.length > 1 && start !== null && page.textContent?.trim() !== '';
    return isPage ? [{ title: null, page: order, level: null, start }] : headings;
  });
  const highest = Math.min(...found.flatMap(({ level }) => level ?? []));
  if (found.length < 2) return [];
  return found.map(({ level, ...entry }) => ({
    ...entry,
    depth: Math.min(DEEPEST, level === null ? 0 : level - highest),
  }));
}

/** The words of a heading, without readings and the signs of notes. */
function titleOf(heading: Element): string {
  const copy = document.createElement('div');
  copy.append(...[...heading.childNodes].map((node) => node.cloneNode(true)));
  for (const extra of copy.querySelectorAll('rt, rp, .ls-noteref')) extra.remove();
  for (const line of copy.querySelectorAll('br')) line.replaceWith(' ');
  return (copy.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}
