import { escapeXml } from '../comic-info.ts';

/**
 * A novel in a small notation: `{base|reading}` is ruby, `^12^` stands upright in a vertical line, `*words*` are
 * stressed, `[^name]` refers to a note.
 */
export interface NovelText {
  title: string;
  language: string;
  author: string;
  chapters: readonly { title: string; paragraphs: readonly string[] }[];
  notes: Readonly<Record<string, string>>;
}

export interface NotationOptions {
  /** Address of the file that holds the notes; empty where they stand in the same file. */
  notesHref: string;
  /** Elements around `*stressed*` words. */
  stress: readonly [open: string, close: string];
  /** Tells the references of two chapters in one file apart. */
  referencePrefix: string;
}

/** Turns the notation into XHTML. */
export function toXhtml(text: string, { notesHref, stress, referencePrefix }: NotationOptions): string {
  return escapeXml(text)
    .replace(/\{([^|}]+)\|([^}]+)\}/g, '<ruby>$1<rp>(</rp><rt>$2</rt><rp>)</rp></ruby>')
    .replace(/\^([^^[\]]+)\^/g, '<span class="tcy">$1</span>')
    .replace(/\*([^*]+)\*/g, `${stress[0]}$1${stress[1]}`)
    .replace(/\[\^(\w+)\]/g, `<a epub:type="noteref" id="${referencePrefix}$1" href="${notesHref}#note-$1">※</a>`);
}

/** Names of the notes that some text refers to, in its order. */
export function notesIn(text: string): string[] {
  return [...text.matchAll(/\[\^(\w+)\]/g)].flatMap((match) => match[1] ?? []);
}
