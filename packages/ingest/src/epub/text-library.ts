import type { IngestSession } from '../book.ts';
import {
  BOOK_FREE_TEXT_BYTES,
  BOOK_TEXT_BYTES_PER_FILE_BYTE,
  CHAPTER_LIMITS,
  MAX_CHAPTER_NODES,
  MAX_TEXT_BYTES,
  PICTURE_LIMITS,
  SHEET_LIMITS,
} from '../limits.ts';
import { directionOfLetters, isRightToLeftLanguage, normaliseLanguage } from '../naming/language.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import type { PageImage } from '../publication.ts';
import { RefusedInput } from '../refused-input.ts';
import { resolveReference } from '../source/container-path.ts';
import { decodeMarkup } from '../text/decode-text.ts';
import { readHtml } from '../text/html-document.ts';
import { attributeOf, findElement, findElements, type MarkupElement, rawTextOf } from '../text/markup-tree.ts';
import { shownDescendants } from '../text/shown-elements.ts';
import { importsOf, readSheet, type StyleRule, StyleRules } from '../text/style-rules.ts';
import type { TextContext } from '../text/transform-text.ts';
import type { EpubFiles } from './epub-files.ts';

/** A text file of an EPUB, parsed. */
export interface TextDocument {
  path: string;
  body: MarkupElement;
  title: MarkupElement | null;
  lang: string | null;
  /** As the text says, as its language is written, or as most of its letters run; null where nothing runs leftwards. */
  dir: 'ltr' | 'rtl' | null;
  rules: StyleRules;
  /** The elements around the text, for rules that ask for them. */
  around: MarkupElement[];
  isVertical: boolean;
}

const KEPT_DOCUMENTS = 4;
/** Levels of sheets that take in sheets, and how many a text may have. */
const MAX_SHEET_IMPORTS = 4;
const MAX_SHEETS = 50;

/** A style sheet, read. */
interface Sheet {
  rules: StyleRule[];
  imports: string[];
}

/** Paths of the pictures that some text shows. */
export function picturePathsIn(root: MarkupElement, path: string): string[] {
  const references = [...shownDescendants(root)].flatMap((element) => {
    if (element.name === 'img') return element.attributes.src ?? [];
    return element.name === 'image' ? (attributeOf(element, 'href') ?? []) : [];
  });
  return references.flatMap((reference) => resolveReference(path, reference)?.path ?? []);
}

/** Whether all of a text became the content of something in its head, as of a script that is never closed. */
function isBodySwallowed(root: MarkupElement): boolean {
  return findElement(root, 'body') === null && /<body[\s>]/i.test(rawTextOf(root));
}

/** Lines run as their text says: the spine of a book only says how its pages are turned. */
function directionOf(body: MarkupElement, stated: string | undefined, lang: string | null): TextDocument['dir'] {
  const dir = stated?.toLowerCase();
  if (dir === 'rtl' || dir === 'ltr') return dir;
  return isRightToLeftLanguage(normaliseLanguage(lang)) ? 'rtl' : directionOfLetters(rawTextOf(body));
}

/** Reads the text files of an EPUB, their style sheets and their pictures; keeps what is asked for again and again. */
export class TextLibrary {
  readonly files: EpubFiles;
  readonly #session: IngestSession;
  readonly #isRightToLeft: boolean;
  readonly #documents = new Map<string, TextDocument>();
  readonly #sheets = new Map<string, Sheet>();
  readonly #rules = new Map<string, StyleRules>();
  readonly #images = new Map<string, PageImage | null>();
  readonly #byHash = new Map<string, PageImage>();
  readonly #dropped = new Set<string>();
  readonly #swallowed = new Set<string>();
  readonly #counted = new Set<string>();
  #readBytes = 0;
  #textBytes = 0;

  constructor(files: EpubFiles, session: IngestSession, isRightToLeft: boolean) {
    this.files = files;
    this.#session = session;
    this.#isRightToLeft = isRightToLeft;
  }

  /** @returns null when there is no such file */
  async load(path: string): Promise<TextDocument | null> {
    const known = this.#documents.get(path);
    if (known !== undefined) return known;
    const bytes = await this.files.read(path, CHAPTER_LIMITS);
    if (bytes === null) return null;
    this.#countRead(path, bytes.length);
    const document = await this.#parse(bytes, path);
    this.#documents.set(path, document);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > KEPT_DOCUMENTS && oldest !== undefined) this.#documents.delete(oldest);
    return document;
  }

  async #parse(bytes: Buffer, path: string): Promise<TextDocument> {
    const root = readHtml(bytes, path, MAX_CHAPTER_NODES);
    const html = findElement(root, 'html');
    // A drawing in the reading order: what it says is kept.
    const body = findElement(root, 'body') ?? { ...root, name: 'body' };
    if (isBodySwallowed(root)) this.#swallowed.add(path);
    const inline = findElements(root, 'style').map((style) => readSheet(rawTextOf(style), this.#isRightToLeft));
    const rules = this.#rulesFor(await this.#linkedSheets(root, path), inline);
    const outer = html === null ? [] : [html];
    const lang = html?.attributes['xml:lang'] ?? html?.attributes.lang ?? null;
    return {
      path,
      body,
      title: findElement(root, 'title'),
      lang,
      dir: directionOf(body, body.attributes.dir ?? html?.attributes.dir, lang),
      rules,
      around: [...outer, body],
      isVertical: rules.marksOf(body, outer).isVertical || outer.some((root) => rules.marksOf(root, []).isVertical),
    };
  }

  /** Most texts of a book link to the same sheets: their rules are put in order once. */
  #rulesFor(sheets: readonly string[], inline: readonly (readonly StyleRule[])[]): StyleRules {
    const linked = sheets.map((path) => this.#sheets.get(path)?.rules ?? []);
    if (inline.length > 0) return new StyleRules([...linked, ...inline], this.#isRightToLeft);
    const key = sheets.join('\n');
    const rules = this.#rules.get(key) ?? new StyleRules(linked, this.#isRightToLeft);
    this.#rules.set(key, rules);
    return rules;
  }

  /** The sheets that a text links to, each after those that it takes in, and once. */
  async #linkedSheets(root: MarkupElement, path: string): Promise<string[]> {
    const ordered: string[] = [];
    const seen = new Set<string>();
    const take = async (sheetPath: string, depth: number): Promise<void> => {
      if (seen.has(sheetPath) || depth > MAX_SHEET_IMPORTS || seen.size > MAX_SHEETS) return;
      seen.add(sheetPath);
      const sheet = await this.#sheet(sheetPath);
      for (const imported of sheet.imports) await take(imported, depth + 1);
      ordered.push(sheetPath);
    };
    for (const link of findElements(root, 'link')) {
      const relation = (link.attributes.rel ?? '').toLowerCase().split(/\s+/);
      const target = resolveReference(path, link.attributes.href ?? '');
      if (!relation.includes('stylesheet') || relation.includes('alternate') || target === null) continue;
      await take(target.path, 0);
    }
    return ordered;
  }

  async #sheet(path: string): Promise<Sheet> {
    const known = this.#sheets.get(path);
    if (known !== undefined) return known;
    const bytes = await this.files.read(path, SHEET_LIMITS);
    const css = bytes === null ? '' : decodeMarkup(bytes);
    const sheet: Sheet = {
      rules: readSheet(css, this.#isRightToLeft),
      imports: importsOf(css)
        .slice(0, MAX_SHEETS)
        .flatMap((address) => resolveReference(path, address)?.path ?? []),
    };
    this.#sheets.set(path, sheet);
    return sheet;
  }

  /** Stores the pictures that some text shows. One that cannot be stored is left out with a warning. */
  async loadImages(root: MarkupElement, path: string): Promise<void> {
    for (const picturePath of picturePathsIn(root, path)) await this.loadImage(picturePath);
  }

  /** Stores a picture; null when it is missing or cannot be shown. */
  async loadImage(path: string): Promise<PageImage | null> {
    const known = this.#images.get(path);
    if (known !== undefined) return known;
    const image = await this.#storeImage(path);
    this.#images.set(path, image);
    if (image !== null) this.#byHash.set(image.sha256, image);
    return image;
  }

  async #storeImage(path: string): Promise<PageImage | null> {
    try {
      const bytes = await this.files.read(path, PICTURE_LIMITS);
      if (bytes === null) return null;
      const facts = await inspectPicture(bytes, path);
      this.#session.pixelBudget.spend(facts);
      this.#session.progress({ book: this.files.source.name, pages: 0 });
      return await this.#session.pictures.saveWhole(bytes, facts, path);
    } catch (error) {
      // A picture inside a text may be missed; what could harm the whole book may not.
      if (!(error instanceof RefusedInput) || error.entry === null || error.code === 'ARCHIVE_BOMB') throw error;
      this.#session.warn(`"${this.files.source.name}": the picture "${error.entry}" was left out: ${error.reason}.`);
      return null;
    }
  }

  storedImage(sha256: string): PageImage | null {
    return this.#byHash.get(sha256) ?? null;
  }

  contextFor(document: TextDocument): TextContext {
    return {
      path: document.path,
      rules: document.rules,
      around: document.around,
      imageAt: (path) => this.#images.get(path) ?? null,
      dropped: this.#dropped,
    };
  }

  /** Counts the text that a book holds against the bytes that it has: words pack well, but not without end. */
  #countRead(path: string, bytes: number): void {
    if (this.#counted.has(path)) return;
    this.#counted.add(path);
    this.#readBytes += bytes;
    const honest = BOOK_FREE_TEXT_BYTES + this.files.source.sizeBytes * BOOK_TEXT_BYTES_PER_FILE_BYTE;
    if (this.#readBytes > honest) {
      throw new RefusedInput('TEXT_TOO_LARGE', path, 'with it the book unpacks to far more text than it has bytes');
    }
  }

  /** Counts text that leaves, so that a book cannot grow without end. */
  count(html: string): void {
    this.#textBytes += html.length;
    if (this.#textBytes > MAX_TEXT_BYTES) {
      throw new RefusedInput('TEXT_TOO_LARGE', null, `its text has more than ${MAX_TEXT_BYTES} characters`);
    }
  }

  /** Warns once of what had to be left out of the text. */
  warnOfDropped(): void {
    for (const path of this.#swallowed) {
      this.#session.warn(
        `"${this.files.source.name}": the text of "${path}" was left out: something before it is not closed.`,
      );
    }
    if (this.#dropped.size === 0) return;
    const kinds = [...this.#dropped].sort().join(', ');
    this.#session.warn(`"${this.files.source.name}": these were left out of its text: ${kinds}.`);
  }
}
