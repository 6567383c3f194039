/** Section 9: the tags and attributes allowed in a rich label; everything else is removed. */
export const RICH_LABEL_TAGS = ['span', 'br', 'a', 'div'] as const;
export const RICH_LABEL_ATTRIBUTES = ['style', 'href'] as const;
