/**
 * An operator's text as data: a tree of the few allowed elements. It is never HTML, so that nothing else can be in it.
 */
export type RichNode = string | RichElement;

/** The style of a text. Sizes and weights are the operator's. A colour is only a hint, which the theme adapts. */
export interface RichStyle {
  fontWeight?: string;
  fontStyle?: string;
  fontSize?: string;
  textDecoration?: string;
  textAlign?: 'left' | 'right' | 'center' | 'justify' | 'start' | 'end';
  color?: string;
}

export interface RichElement {
  /** `h2` is made from bold first lines; the others are those that the specification allows. */
  tag: 'span' | 'br' | 'a' | 'div' | 'h2';
  style: RichStyle | null;
  /** Only for links: a page of this site (`/…`), or an absolute address elsewhere. */
  href: string | null;
  children: RichNode[];
}
