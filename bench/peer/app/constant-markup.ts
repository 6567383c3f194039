/** A node of a page, as `peer/build.ts` writes it: a text, or an element. */
export type ConstantNode = string | { tag: string; props: Record<string, unknown>; children: ConstantNode[] };

/** The page's markup; the build of the peer replaces this constant. */
export const MARKUP: ConstantNode = { tag: 'html', props: {}, children: [] };
