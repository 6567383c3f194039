import type { TextAnchor, TextRange, WordReading } from '@longstrip/core';
import { PLACES } from '../../anchor/use-anchor.ts';
import { BLOCK_END } from '../../block-end.ts';

interface TextRun {
  node: Text;
  /** Where the node begins in the whole text. */
  start: number;
}

/** The text of an episode as one string, and where each part of it stands in the document. */
export interface TextMap {
  /** Without the readings of words; each block ends with `BLOCK_END`. */
  text: string;
  runs: readonly TextRun[];
  readings: readonly WordReading[];
  /** The notes at the end of chapters, which open from the text. */
  notes: readonly TextRange[];
  article: Element;
}

const BLOCKS =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|DD|DIV|DL|DT|FIGCAPTION|FIGURE|H[1-6]|HR|LI|OL|P|PRE|SECTION|TABLE|TD|TH|TR|UL)$/;

/** Reads the text of an article (`NovelArticle`) in the document. */
export function mapText(article: Element): TextMap {
  const runs: TextRun[] = [];
  const readings: WordReading[] = [];
  const notes: TextRange[] = [];
  let text = '';
  const endBlock = () => {
    if (text !== '' && !text.endsWith(BLOCK_END)) text += BLOCK_END;
  };
  const readText = (node: Text) => {
    const isBetweenBlocks = text === '' || text.endsWith(BLOCK_END);
    if (node.data === '' || (isBetweenBlocks && !/\S/.test(node.data))) return;
    runs.push({ node, start: text.length });
    text += node.data;
  };
  const readElement = (element: Element) => {
    const { nodeName } = element;
    if (nodeName === 'RT' || nodeName === 'RP' || element.hasAttribute('hidden')) return;
    const isBlock = BLOCKS.test(nodeName);
    if (isBlock) endBlock();
    const start = text.length;
    for (const child of element.childNodes) readNode(child);
    if (nodeName === 'RUBY') {
      const reading = [...element.querySelectorAll('rt')].map((each) => each.textContent).join('');
      readings.push({ start, end: text.length, reading });
    }
    if (isBlock) endBlock();
    if (element.classList.contains('ls-notes')) notes.push({ start, end: text.length });
  };
  const readNode = (node: Node) => {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element) readElement(node);
  };
  for (const page of article.querySelectorAll('[data-page]')) readNode(page);
  return { text, runs, readings, notes, article };
}

/** The last run that begins at an index or before it. */
function runAt({ runs }: TextMap, index: number): TextRun | undefined {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((runs[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return runs[low];
}

function pointAt(map: TextMap, index: number, run = runAt(map, index)): { node: Text; offset: number } | null {
  if (run === undefined) return null;
  return { node: run.node, offset: Math.min(Math.max(index - run.start, 0), run.node.length) };
}

/** A range of the text in the document; null in an empty text. */
export function documentRange(map: TextMap, { start, end }: TextRange): Range | null {
  const from = pointAt(map, start);
  const to = pointAt(map, end, runAt(map, Math.max(start, end - 1)));
  if (from === null || to === null) return null;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

/**
 * The anchor of a character.
 * @param isEnd of the place after the character before it, which is where a range ends
 */
export function anchorAt(map: TextMap, index: number, isEnd = false): TextAnchor | null {
  const point = pointAt(map, index, runAt(map, isEnd ? Math.max(0, index - 1) : index));
  return point === null ? null : { kind: 'text', ...PLACES.pathTo(point.node), character: point.offset };
}

/** The index of a point in the document, or of the first character after it; null if there is none. */
export function indexAt({ runs, text }: TextMap, node: Node, offset: number): number | null {
  if (node instanceof Text) {
    const run = runs.find((each) => each.node === node);
    if (run !== undefined) return run.start + Math.min(offset, node.length);
  }
  const point = document.createRange();
  point.setStart(node, Math.min(offset, node.childNodes.length || (node.nodeValue?.length ?? 0)));
  const next = runs.find((run) => point.comparePoint(run.node, 0) >= 0);
  if (next !== undefined) return next.start;
  return runs.length === 0 ? null : text.length;
}

/** The index of an anchor; of one whose text has changed, that of the nearest place. Null without its page. */
export function indexOfAnchor(map: TextMap, anchor: TextAnchor): number | null {
  const node = PLACES.nodeOf(map.article, anchor);
  return node === null ? null : indexAt(map, node, node instanceof Text ? anchor.character : 0);
}

/** The ranges of a selection within the article; null if it is empty or elsewhere. */
export function selectedRange(map: TextMap, selection: Selection | null): TextRange | null {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(map.article)) return null;
  const start = indexAt(map, range.startContainer, range.startOffset);
  const end = indexAt(map, range.endContainer, range.endOffset);
  if (start === null || end === null) return null;
  const chosen = map.text.slice(start, end);
  const first = start + (chosen.length - chosen.trimStart().length);
  const last = start + chosen.trimEnd().length;
  return last > first ? { start: first, end: last } : null;
}
