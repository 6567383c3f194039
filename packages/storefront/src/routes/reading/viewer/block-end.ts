/** Ends a paragraph, a heading, a line of verse or a balloon in a text that is one string. A search takes it for a space. */
export const BLOCK_END = '\u2029';
