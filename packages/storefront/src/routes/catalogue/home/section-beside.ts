import type { HomeSection } from './home.server.ts';

/** The list that the second column may show, by preference. */
const LISTS = ['top', 'free', 'newest', 'novels'] as const;
export type ListSection = Extract<HomeSection, { kind: (typeof LISTS)[number] }>;

function isList(section: HomeSection): section is ListSection {
  return LISTS.some((kind) => kind === section.kind);
}

/**
 * The part of the home page that is in the second column instead of among the shelves: the ranking, unless it is the first part;
 * null for none.
 */
export function sectionBeside(sections: readonly HomeSection[]): ListSection | null {
  const below = sections.slice(1).filter(isList);
  for (const kind of LISTS) {
    const found = below.find((section) => section.kind === kind);
    if (found !== undefined) return found;
  }
  return null;
}
