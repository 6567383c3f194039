import type { IngestSession } from '../book.ts';
import { RefusedInput } from '../ingest-refusal.ts';
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
import { resolveReference } from '../source/container-path.ts';
import { decodeMarkup } from '../text/decode-text.ts';
import {
  attributeOf,
  findElement,
  findElements,
  type MarkupElement,
  rawTextOf,
  shownDescendants,
} from '../text/markup-tree.ts';
import { readHtml } from '../text/parse-document.ts';
import { importsOf, readSheet, type StyleRule, StyleRules } from '../text/style-rules.ts';
import type { TextContext } from '../text/transform-text.ts';
import type { EpubFiles } from './epub-files.ts';

/** A parsed text file of an EPUB. */
export interface TextDocument {
  path: string;
  body: MarkupElement;
  title: MarkupElement | null;
  lang: string | null;
  /** As stated, else by language, else by most of the letters; null if none of them is right to left. */
  dir: 'ltr' | 'rtl' | null;
  rules: StyleRules;
  /** Ancestors of the text, for style rules. */
  around: MarkupElement[];
  isVertical: boolean;
}

const CACHED_DOCUMENTS = 4;
/** Depth of `@import`, and maximum sheets of a text. */
const MAX_SHEET_IMPORTS = 4;
const MAX_SHEETS = 50;

interface Sheet {
  rules: StyleRule[];
  imports: string[];
}

/** Paths of the visible pictures in a text. */
export function picturePathsIn(root: MarkupElement, path: string): string[] {
  const references = [...shownDescendants(root)].flatMap((element) => {
    if (element.name === 'img') return element.attributes.src ?? [];
    return element.name === 'image' ? (attributeOf(element, 'href') ?? []) : [];
  });
  return references.flatMap((reference) => resolveReference(path, reference)?.path ?? []);
}

/** Whether the whole body was parsed as content of an unclosed element in the head, such as a script. */
function isBodySwallowed(root: MarkupElement): boolean {
  return findElement(root, 'body') === null && /<body[\s>]/i.test(rawTextOf(root));
}

/** The direction of the text; the spine's direction only tells how pages are turned. */
function directionOf(body: MarkupElement, stated: string | undefined, lang: string | null): TextDocument['dir'] {
  const dir = stated?.toLowerCase();
  if (dir === 'rtl' || dir === 'ltr') return dir;
  return isRightToLeftLanguage(normaliseLanguage(lang)) ? 'rtl' : directionOfLetters(rawTextOf(body));
}

/** Reads the text files of an EPUB with their style sheets and pictures, and caches the recent ones. */
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

  /** @returns null if there is no such file */
  async load(path: string): Promise<TextDocument | null> {
    const known = this.#documents.get(path);
    if (known !== undefined) return known;
    const bytes = await this.files.read(path, CHAPTER_LIMITS);
    if (bytes === null) return null;
    this.#countRead(path, bytes.length);
    const document = await this.#parse(bytes, path);
    this.#documents.set(path, document);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > CACHED_DOCUMENTS && oldest !== undefined) this.#documents.delete(oldest);
    return document;
  }

  async #parse(bytes: Buffer, path: string): Promise<TextDocument> {
    const root = readHtml(bytes, path, MAX_CHAPTER_NODES, this.files.noteContradiction(path));
    const html = findElement(root, 'html');
    // A drawing in the reading order has no body: its text is kept.
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

  /** Most texts link to the same sheets: their rules are sorted once. */
  #rulesFor(sheets: readonly string[], inline: readonly (readonly StyleRule[])[]): StyleRules {
    const linked = sheets.map((path) => this.#sheets.get(path)?.rules ?? []);
    if (inline.length > 0) return new StyleRules([...linked, ...inline], this.#isRightToLeft);
    const key = sheets.join('\n');
    const rules = this.#rules.get(key) ?? new StyleRules(linked, this.#isRightToLeft);
    this.#rules.set(key, rules);
    return rules;
  }

  /** The linked sheets, each once and after its imports. */
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
    const css = bytes === null ? '' : decodeMarkup(bytes).text;
    const sheet: Sheet = {
      rules: readSheet(css, this.#isRightToLeft),
      imports: importsOf(css)
        .slice(0, MAX_SHEETS)
        .flatMap((address) => resolveReference(path, address)?.path ?? []),
    };
    this.#sheets.set(path, sheet);
    return sheet;
  }

  /** Stores the pictures of a text. Leaves out broken ones with a warning. */
  async loadImages(root: MarkupElement, path: string): Promise<void> {
    for (const picturePath of picturePathsIn(root, path)) await this.loadImage(picturePath);
  }

  /** Stores a picture; null if it is missing or cannot be shown. */
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
      this.#session.progress();
      return await this.#session.pictures.saveWhole(bytes, facts, path);
    } catch (error) {
      // A broken picture in a text is left out; an attack refuses the book.
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

  /** Limits the unpacked text of a book by its packed size. */
  #countRead(path: string, bytes: number): void {
    if (this.#counted.has(path)) return;
    this.#counted.add(path);
    this.#readBytes += bytes;
    const honest = BOOK_FREE_TEXT_BYTES + this.files.source.sizeBytes * BOOK_TEXT_BYTES_PER_FILE_BYTE;
    if (this.#readBytes > honest) {
      throw new RefusedInput('TEXT_TOO_LARGE', path, 'with it the book unpacks to far more text than it has bytes');
    }
  }

  /** Limits the resulting text of a book. */
  count(html: string): void {
    this.#textBytes += html.length;
    if (this.#textBytes > MAX_TEXT_BYTES) {
      throw new RefusedInput('TEXT_TOO_LARGE', null, `its text has more than ${MAX_TEXT_BYTES} characters`);
    }
  }

  /** Warns once about everything that was left out of the text. */
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
