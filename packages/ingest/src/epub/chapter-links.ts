import type { ChapterPlace } from '../text/sanitise-text.ts';
import { placeOfKey } from '../text/transform-text.ts';
import type { PlannedChapter } from './plan-chapters.ts';
import type { SurveyedItem } from './survey.ts';

/** Keyed by file, then by anchor, so that each path is stored once. */
class PlaceMap<Value> {
  readonly #files = new Map<string, Map<string, Value>>();

  get({ path, fragment }: { path: string; fragment: string }): Value | undefined {
    return this.#files.get(path)?.get(fragment);
  }

  set({ path, fragment }: { path: string; fragment: string }, value: Value): void {
    const file = this.#files.get(path) ?? new Map<string, Value>();
    this.#files.set(path, file.set(fragment, value));
  }
}

function chaptersByFile(chapters: readonly PlannedChapter[]): Map<string, Set<number>> {
  const byFile = new Map<string, Set<number>>();
  for (const [index, { pieces }] of chapters.entries()) {
    for (const { path } of pieces) byFile.set(path, (byFile.get(path) ?? new Set()).add(index));
  }
  return byFile;
}

function isOneChapter(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === 1 && other.size === 1 && [...one].every((index) => other.has(index));
}

/** The links between the chapters of a book. A link carries a number until its target chapter is built. */
export class ChapterLinks {
  readonly #files: ReadonlyMap<string, ReadonlySet<number>>;
  readonly #wanted = new PlaceMap<true>();
  readonly #numbers = new PlaceMap<number>();
  readonly #targets: { path: string; fragment: string }[] = [];
  readonly #places = new PlaceMap<ChapterPlace>();
  /** The chapter that contains the start of a file, from 1. */
  readonly #fileParts = new Map<string, number>();

  constructor(surveyed: readonly SurveyedItem[], chapters: readonly PlannedChapter[]) {
    const files = chaptersByFile(chapters);
    this.#files = files;
    const anchors = new Map(surveyed.map(({ item, anchors }) => [item.path, anchors]));
    for (const { item, links } of surveyed) {
      const from = files.get(item.path);
      if (from === undefined) continue;
      for (const [path, fragments] of links) {
        const to = files.get(path);
        if (to === undefined || isOneChapter(from, to)) continue;
        // A link to a missing anchor leads to its file.
        for (const fragment of fragments) {
          this.#wanted.set({ path, fragment: anchors.get(path)?.has(fragment) ? fragment : '' }, true);
        }
      }
    }
  }

  /** Whether another chapter links to this target. */
  isWanted(key: string): boolean {
    return this.#wanted.get(placeOfKey(key)) === true;
  }

  /** The number for a link to another chapter; null if the target is in no chapter. */
  numberOf(target: string): number | null {
    const place = placeOfKey(target);
    if (!this.#files.has(place.path)) return null;
    const known = this.#numbers.get(place);
    if (known !== undefined) return known;
    this.#numbers.set(place, this.#targets.length);
    return this.#targets.push(place) - 1;
  }

  /**
   * Adds the link targets of a built chapter.
   *
   * @param part number of the chapter in the book, from 1
   * @param startedFiles the files that start in it
   * @param places ids by key; null: the start of the chapter
   */
  add(part: number, startedFiles: readonly string[], places: ReadonlyMap<string, string | null>): void {
    for (const path of startedFiles) this.#fileParts.set(path, part);
    for (const [key, place] of places) {
      const target = placeOfKey(key);
      if (this.#places.get(target) === undefined) this.#places.set(target, { part, place });
    }
  }

  /** The target of a link, once all chapters are built; null if it is in the link's own chapter or missing. */
  placeOf(number: number, ownPart: number): ChapterPlace | null {
    const target = this.#targets[number];
    if (target === undefined) return null;
    const part = this.#fileParts.get(target.path);
    const place =
      this.#places.get(target) ??
      this.#places.get({ path: target.path, fragment: '' }) ??
      (part === undefined ? null : { part, place: null });
    return place === null || place.part === ownPart ? null : place;
  }
}
