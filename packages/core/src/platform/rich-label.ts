/** Section 9: what a rich label may contain; everything else is taken out. */
export const RICH_LABEL_TAGS = ['span', 'br', 'a', 'div'] as const;
export const RICH_LABEL_ATTRIBUTES = ['style', 'href'] as const;
