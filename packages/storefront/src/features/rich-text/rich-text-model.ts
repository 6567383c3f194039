/**
 * Text of an operator as the page draws it: a tree of the few elements that such text may have. It is data, never
 * markup, so that nothing can come through it that is not named here.
 */
export type RichNode = string | RichElement;

/** How words are set. Sizes and weights are the operator's; a colour is only a hint, which the theme bends to itself. */
export interface RichStyle {
  fontWeight?: string;
  fontStyle?: string;
  fontSize?: string;
  textDecoration?: string;
  textAlign?: 'left' | 'right' | 'center' | 'justify' | 'start' | 'end';
  color?: string;
}

export interface RichElement {
  /** `h2` is made of an operator's bold first lines; the others are what the specification lets text have. */
  tag: 'span' | 'br' | 'a' | 'div' | 'h2';
  style: RichStyle | null;
  /** Of links alone: a page of this site (`/…`), or a whole address elsewhere. */
  href: string | null;
  children: RichNode[];
}
