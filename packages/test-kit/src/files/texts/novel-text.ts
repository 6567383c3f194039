import { escapeXml } from '../comic-info.ts';

/**
 * A novel in a small notation: `{base|reading}` is ruby, `^12^` is upright in a vertical line, `*words*` are
 * emphasised, `[^name]` refers to a note.
 */
export interface NovelText {
  title: string;
  language: string;
  author: string;
  chapters: readonly { title: string; paragraphs: readonly string[] }[];
  notes: Readonly<Record<string, string>>;
}

export interface NotationOptions {
  /** Address of the file with the notes; empty where they are in the same file. */
  notesHref: string;
  /** Elements around `*emphasised*` words. */
  stress: readonly [open: string, close: string];
  /** Distinguishes the references of two chapters in one file. */
  referencePrefix: string;
}

/** Converts the notation to XHTML. */
export function toXhtml(text: string, { notesHref, stress, referencePrefix }: NotationOptions): string {
  return escapeXml(text)
    .replace(/\{([^|}]+)\|([^}]+)\}/g, '<ruby>$1<rp>(</rp><rt>$2</rt><rp>)</rp></ruby>')
    .replace(/\^([^^[\]]+)\^/g, '<span class="tcy">$1</span>')
    .replace(/\*([^*]+)\*/g, `${stress[0]}$1${stress[1]}`)
    .replace(/\[\^(\w+)\]/g, `<a epub:type="noteref" id="${referencePrefix}$1" href="${notesHref}#note-$1">※</a>`);
}

/** Names of the notes that a text refers to, in its order. */
export function notesIn(text: string): string[] {
  return [...text.matchAll(/\[\^(\w+)\]/g)].flatMap((match) => match[1] ?? []);
}
