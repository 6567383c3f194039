import type { Anchor, PictureAnchor, TextAnchor } from '@longstrip/core';
import type { ResumePlace } from '../viewer-model.ts';

/** The gap between two screens of a text in pages, in pixels; the style sheet has the same. */
export const COLUMN_GAP_PX = 56;

/** How far along the reading direction a box begins and ends, from the beginning of what is shown; in pixels. */
export interface Extent {
  startPx: number;
  endPx: number;
}

/** A text in the document: where it is, what scrolls it, and how its boxes follow each other. */
export interface TextView {
  /** Has the pages of the text (`data-page`). */
  text: Element;
  extentOf(box: DOMRect): Extent;
  /** Moves a box to the beginning of what is shown, as far as there is more to scroll; in pages: shows its screen. */
  moveTo(box: DOMRect, shiftPx: number): void;
}

/** An anchor, and how far its line begins after the beginning of what is shown, in pixels: less than a line before it. */
export interface CapturedText {
  anchor: TextAnchor;
  shiftPx: number;
}

/**
 * Finds places in the document and goes to them, in every mode. It is written as one function without imports: its text is
 * also the script that opens a document at the reader's place before the first paint (`resume-script.tsx`), so that both
 * have the same geometry.
 */
export function placeTools(gapPx: number) {
  /** Less than a pixel is not seen, and browsers round positions. */
  const STILL_PX = 1;

  function pageElement(root: ParentNode, page: number): Element | null {
    return root.querySelector(`[data-page="${page}"]`);
  }

  /** A text in the element that scrolls it: the window, a row from right to left, screens, or a page that is taller than its window. */
  function textView(text: Element): TextView {
    const sideways = text.closest('.vertical-scroller');
    if (sideways !== null) return sidewaysView(text, sideways);
    const screens = text.closest<HTMLElement>('.novel-columns');
    if (screens !== null) return screensView(text, screens);
    const tall = text.closest('.tall-page');
    return tall === null
      ? downwardsView(
          text,
          () => 0,
          (px) => window.scrollBy({ top: px, behavior: 'instant' }),
        )
      : downwardsView(
          text,
          () => tall.getBoundingClientRect().top,
          (px) => tall.scrollBy({ top: px, behavior: 'instant' }),
        );
  }

  function downwardsView(text: Element, topPx: () => number, moveBy: (px: number) => void): TextView {
    const extentOf = (box: DOMRect) => ({ startPx: box.top - topPx(), endPx: box.bottom - topPx() });
    return movedView(text, extentOf, moveBy);
  }

  function sidewaysView(text: Element, row: Element): TextView {
    const extentOf = (box: DOMRect) => {
      const { right } = row.getBoundingClientRect();
      return { startPx: right - box.right, endPx: right - box.left };
    };
    return movedView(text, extentOf, (px) => row.scrollBy({ left: -px, behavior: 'instant' }));
  }

  function movedView(text: Element, extentOf: TextView['extentOf'], moveBy: (px: number) => void): TextView {
    return {
      text,
      extentOf,
      moveTo(box, shiftPx) {
        const awayPx = extentOf(box).startPx - shiftPx;
        if (Math.abs(awayPx) >= STILL_PX) moveBy(awayPx);
      },
    };
  }

  function screensView(text: Element, frame: HTMLElement): TextView {
    const extentOf = (box: DOMRect) => {
      const { stepPx, isVertical, isFromRight } = screensOf(frame);
      const edges = frame.getBoundingClientRect();
      const columnPx = getComputedStyle(frame).columnCount === '2' ? stepPx / 2 : stepPx;
      const awayPx = isVertical ? box.top - edges.top : isFromRight ? edges.right - box.right : box.left - edges.left;
      // A glyph may stick out of its line by a little.
      const column = Math.floor(awayPx / columnPx + 0.01);
      const lengthPx = isVertical ? edges.width : edges.height;
      const [before, after] = isVertical
        ? [edges.right - box.right, edges.right - box.left]
        : [box.top - edges.top, box.bottom - edges.top];
      return { startPx: column * lengthPx + before, endPx: column * lengthPx + after };
    };
    return { text, extentOf, moveTo: (box) => showScreen(frame, screenOf(frame, box)) };
  }

  /** The screens of a text in pages: how many there are, and how far it is from one to the next. */
  function screensOf(frame: HTMLElement) {
    const isVertical = frame.dataset.writing === 'VERTICAL';
    const stepPx = (isVertical ? frame.clientHeight : frame.clientWidth) + gapPx;
    const lengthPx = (isVertical ? frame.scrollHeight : frame.scrollWidth) + gapPx;
    // Where two columns are shown, the style sheet adds an empty one, which does not count.
    const emptyPx = !isVertical && getComputedStyle(frame).columnCount === '2' ? stepPx / 2 : 0;
    // Half a pixel of tolerance, since browsers round what they report.
    const count = stepPx > gapPx ? Math.max(1, Math.ceil((lengthPx - emptyPx - 0.5) / stepPx)) : 1;
    return { isVertical, isFromRight: frame.dir === 'rtl', stepPx, count };
  }

  /** The screen of a box of the text, from 0. */
  function screenOf(frame: HTMLElement, box: DOMRect): number {
    const { isVertical, isFromRight, stepPx, count } = screensOf(frame);
    const edges = frame.getBoundingClientRect();
    let awayPx = box.left - edges.left + frame.scrollLeft;
    if (isVertical) awayPx = box.top - edges.top + frame.scrollTop;
    else if (isFromRight) awayPx = edges.right - box.right - frame.scrollLeft;
    return Math.min(Math.max(Math.floor(awayPx / stepPx + 0.01), 0), count - 1);
  }

  function showScreen(frame: HTMLElement, screen: number): void {
    const { isVertical, isFromRight, stepPx } = screensOf(frame);
    const px = screen * stepPx;
    frame.scrollTo(
      isVertical
        ? { top: px, left: 0, behavior: 'instant' }
        : { top: 0, left: isFromRight ? -px : px, behavior: 'instant' },
    );
  }

  /** The box of one character; of a picture, the rows of it from a share of its height on. Null if it is not laid out. */
  function boxOf(node: Node, character: number): DOMRect | null {
    if (node instanceof Element) {
      const box = node.getBoundingClientRect();
      if (node.nodeName !== 'IMG') return box;
      const isSideways = getComputedStyle(node).writingMode !== 'horizontal-tb';
      const share = Math.min(1, character / 1000);
      return isSideways
        ? new DOMRect(box.left, box.top, box.width * (1 - share), box.height)
        : new DOMRect(box.left, box.top + box.height * share, box.width, box.height * (1 - share));
    }
    const length = node.nodeValue?.length ?? 0;
    const range = document.createRange();
    // White space between lines has no box: the next character that has one.
    for (let at = Math.min(character, Math.max(0, length - 1)); at < Math.min(length, character + 64); at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [box] = range.getClientRects();
      if (box !== undefined && box.width + box.height > 0) return box;
    }
    return null;
  }

  /** The node of a text anchor; the nearest one above it where the text has changed. Null without its page. */
  function nodeOf(root: ParentNode, { page, path }: Pick<TextAnchor, 'page' | 'path'>): Node | null {
    let node: Node | null = pageElement(root, page);
    for (const index of path) node = node?.childNodes[index] ?? node;
    return node;
  }

  function boxOfText(root: ParentNode, anchor: TextAnchor): DOMRect | null {
    const node = nodeOf(root, anchor);
    return node === null ? null : boxOf(node, anchor.character);
  }

  /** The text nodes and pictures of a text in order. Not paragraphs: books mark those differently, or only by line breaks. */
  function runsOf(text: Element): Node[] {
    const runs: Node[] = [];
    const pages = text.matches('[data-page]') ? [text] : [...text.querySelectorAll('[data-page]')];
    for (const page of pages) {
      const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
        if (!(node instanceof Element)) return /\S/.test(node.nodeValue ?? '') ? 1 : 3;
        if (node.nodeName === 'IMG') return 1;
        // Notes are hidden, and small letters stand beside the line.
        return node.nodeName === 'RT' || node.nodeName === 'RP' || node.matches('.ls-notes, [hidden]') ? 2 : 3;
      });
      while (walker.nextNode()) runs.push(walker.currentNode);
    }
    return runs;
  }

  function pathTo(node: Node): Pick<TextAnchor, 'page' | 'path'> {
    const path: number[] = [];
    let at: Node | null = node;
    while (at !== null && !(at instanceof Element && at.hasAttribute('data-page'))) {
      const parent: Node | null = at.parentNode;
      if (parent !== null) path.unshift([...parent.childNodes].indexOf(at as ChildNode));
      at = parent;
    }
    return { page: Number(at instanceof Element ? at.getAttribute('data-page') : 1), path };
  }

  /** The last index from 0 on for which a condition holds that holds up to some index; -1 if for none. */
  function lastIndex(count: number, holds: (index: number) => boolean): number {
    let low = -1;
    let high = count - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (holds(middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The first line of which at least half is shown, by its first character. */
  function captureText({ text, extentOf }: TextView, runs: readonly Node[]): CapturedText | null {
    const startOf = (node: Node) => {
      const box = boxOf(node, Math.max(0, (node.nodeValue ?? '').search(/\S/)));
      return box === null ? Number.NEGATIVE_INFINITY : extentOf(box).startPx;
    };
    const isBefore = (box: DOMRect | null) => {
      if (box === null) return true;
      const { startPx, endPx } = extentOf(box);
      return startPx + endPx < 0;
    };
    const begun = lastIndex(runs.length, (index) => startOf(runs[index] as Node) <= STILL_PX);
    const run = runs[begun];
    // The beginning, with the space above the first line.
    if (run === undefined)
      return captured(extentOf, text.matches('[data-page]') ? text : pageElement(text, firstPage(text)), 0);
    if (run instanceof Element) {
      const { startPx, endPx } = extentOf(run.getBoundingClientRect());
      if (endPx > STILL_PX)
        return captured(extentOf, run, Math.round((1000 * Math.max(0, -startPx)) / (endPx - startPx)));
    } else {
      const length = run.nodeValue?.length ?? 0;
      const before = lastIndex(length, (index) => isBefore(boxOf(run, index)));
      if (before < length - 1) return captured(extentOf, run, before + 1);
    }
    const next = runs[begun + 1];
    if (next === undefined) return captured(extentOf, run, Math.max(0, (run.nodeValue?.length ?? 1) - 1));
    return captured(extentOf, next, next instanceof Element ? 0 : Math.max(0, (next.nodeValue ?? '').search(/\S/)));
  }

  function firstPage(text: Element): number {
    return Number(text.querySelector('[data-page]')?.getAttribute('data-page') ?? 1);
  }

  function captured(extentOf: TextView['extentOf'], node: Node | null, character: number): CapturedText | null {
    const box = node === null ? null : boxOf(node, character);
    if (node === null || box === null) return null;
    return { anchor: { kind: 'text', ...pathTo(node), character }, shiftPx: extentOf(box).startPx };
  }

  function scrollWindowTo(box: DOMRect, offset: number, shiftPx: number): void {
    const awayPx = box.top + offset * box.height - shiftPx;
    if (Math.abs(awayPx) >= STILL_PX) window.scrollBy({ top: awayPx, behavior: 'instant' });
  }

  /** The leaf of a row that begins at a place or before it. A place is rounded where it is stored. */
  function leafOf(row: Element, page: number, offset: number): HTMLElement | undefined {
    const begins = ({ dataset }: HTMLElement) =>
      Number(dataset.view) < page || (Number(dataset.view) === page && Number(dataset.from) <= offset + 1e-3);
    return [...row.querySelectorAll<HTMLElement>('[data-from]')].filter(begins).at(-1);
  }

  /**
   * Goes to an anchor in the shown pages, as far as the document has them.
   * @param shiftPx how far after the beginning of what is shown the anchor's line is to begin
   */
  function goTo(anchor: ResumePlace, shiftPx = 0): void {
    if (anchor.kind === 'share') {
      goToShare(anchor.share);
      return;
    }
    if (anchor.kind === 'element') {
      const element = document.getElementById(anchor.id);
      if (element !== null) textView(element).moveTo(element.getBoundingClientRect(), 0);
      return;
    }
    const row = document.querySelector('.paper-scroller');
    if (row !== null) {
      goToLeaf(row, anchor);
      return;
    }
    if (anchor.kind === 'end') {
      const end = document.querySelector('[data-reading-end]');
      if (end === null) showLastScreen();
      else if (end.closest('.vertical-scroller') === null) scrollWindowTo(end.getBoundingClientRect(), 0, shiftPx);
      else end.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });
      return;
    }
    const page = pageElement(document, anchor.page);
    if (page === null) return;
    if (anchor.kind === 'picture') {
      scrollWindowTo(page.getBoundingClientRect(), anchor.offset, shiftPx);
      return;
    }
    const text = page.closest('article') ?? page;
    const box = boxOfText(text.parentNode ?? text, anchor);
    // The beginning of the text has space, and may have a title, above it.
    const isBeginning = anchor.path.length === 0 && anchor.page === firstPage(text) && text !== page;
    if (box !== null) textView(text).moveTo(isBeginning ? text.getBoundingClientRect() : box, shiftPx);
  }

  function showLastScreen(): void {
    const frame = document.querySelector<HTMLElement>('.novel-columns');
    if (frame !== null) showScreen(frame, screensOf(frame).count - 1);
  }

  function goToLeaf(row: Element, anchor: Anchor): void {
    const offset = anchor.kind === 'picture' ? anchor.offset : 0;
    const leaf =
      anchor.kind === 'end' ? row.querySelector<HTMLElement>('[data-view="end"]') : leafOf(row, anchor.page, offset);
    const spread = leaf?.parentElement;
    if (leaf === undefined || leaf === null || spread === null || spread === undefined) return;
    // Where pages stand alone, a spread has no box.
    row.scrollTo({ left: (spread.offsetWidth > 0 ? spread : leaf).offsetLeft, behavior: 'instant' });
    if (anchor.kind === 'text') goToLine(row, anchor);
    else if (anchor.kind === 'picture') goToRow(leaf, anchor);
  }

  /** In a page or a screen that is taller than the window, which scrolls by itself. */
  function goToRow(leaf: Element, { page, offset }: PictureAnchor): void {
    const tall = leaf.querySelector('.tall-page');
    const frame = tall === null ? null : pageElement(tall, page);
    if (tall === null || frame === null) return;
    const { top, height } = frame.getBoundingClientRect();
    tall.scrollBy({ top: top + offset * height - tall.getBoundingClientRect().top, behavior: 'instant' });
  }

  /** In a page of text among pictures, which scrolls by itself. */
  function goToLine(row: Element, anchor: TextAnchor): void {
    const page = pageElement(row, anchor.page);
    const box = page === null || anchor.path.length === 0 ? null : boxOfText(row, anchor);
    if (page !== null && box !== null) textView(page).moveTo(box, 0);
  }

  /** A place of before there were anchors: a share of the whole text. */
  function goToShare(share: number): void {
    const sideways = document.querySelector('.vertical-scroller');
    const frame = document.querySelector<HTMLElement>('.novel-columns');
    const text = document.querySelector('[data-scrolled]');
    if (sideways !== null)
      sideways.scrollLeft = -share * ((sideways.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0);
    else if (frame !== null) {
      const { count } = screensOf(frame);
      showScreen(frame, Math.min(Math.floor(share * count + 1e-6), count - 1));
    } else if (text !== null) scrollWindowTo(text.getBoundingClientRect(), share, 0);
  }

  /** How far what scrolls the pages has scrolled, in pixels. */
  function positionPx(): number {
    const box = document.querySelector('.paper-scroller, .vertical-scroller, .novel-columns');
    return box === null ? window.scrollY : Math.abs(box.scrollLeft) + box.scrollTop;
  }

  return { goTo, positionPx, textView, runsOf, captureText, nodeOf, pathTo, screensOf, screenOf, showScreen };
}
