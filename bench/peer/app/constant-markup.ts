/** A node of a page, as `peer/build.ts` writes it: a text, or an element. */
export type ConstantNode = string | { tag: string; props: Record<string, unknown>; children: ConstantNode[] };

/** What the page is made of, put in place of this when the peer is built. */
export const MARKUP: ConstantNode = { tag: 'html', props: {}, children: [] };
