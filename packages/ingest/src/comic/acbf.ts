import { REGION_TEXT_MOST, REGIONS_MOST, type RegionBox } from '@longstrip/core';
import { normaliseLanguage } from '../naming/language.ts';
import { cleanText } from '../text/clean-text.ts';
import {
  attributeOf,
  childElements,
  findElement,
  findElements,
  type MarkupElement,
  rawTextOf,
} from '../text/markup-tree.ts';
import { readXml } from '../text/parse-document.ts';

/** A frame of an ACBF page, in pixels of its picture, with the text of the balloons in it. */
export interface AcbfFrame {
  box: RegionBox;
  text?: string;
}

/** By path of the picture, as the file names it: the frames of its page in reading order. */
export type AcbfFrames = ReadonlyMap<string, readonly AcbfFrame[]>;

/**
 * Reads the frames of an Advanced Comic Book Format document (1.0 to 1.2), and the text in them. A text belongs to the frame
 * that it covers most of. Pages without frames are left out: the panels of their pictures are looked for.
 * @param language of the work; the text layer in it counts, else the first one
 * @returns null if the file is not well-formed or is not an ACBF document
 * @throws RefusedInput UNSAFE_XML
 */
export function readAcbf(bytes: Uint8Array, entry: string, language: string | null): AcbfFrames | null {
  const { root, isWellFormed } = readXml(bytes, entry);
  const [document] = childElements(root);
  if (!isWellFormed || document === undefined || document.name.toLowerCase() !== 'acbf') return null;
  const pages = [...findElements(document, 'coverpage'), ...findElements(document, 'page')];
  const frames = new Map<string, readonly AcbfFrame[]>();
  for (const page of pages) {
    const image = findElement(page, 'image');
    const path = image === null ? null : attributeOf(image, 'href');
    const found = framesOf(page, language);
    if (path !== null && found.length > 0) frames.set(path, found);
  }
  return frames;
}

function framesOf(page: MarkupElement, language: string | null): AcbfFrame[] {
  const frames: { box: RegionBox; texts: string[] }[] = [];
  for (const frame of childElements(page, 'frame').slice(0, REGIONS_MOST)) {
    const box = boxOf(frame);
    if (box !== null) frames.push({ box, texts: [] });
  }
  for (const { box, text } of areasOf(page, language)) {
    const [nearest] = frames.toSorted((one, other) => sharedArea(other.box, box) - sharedArea(one.box, box));
    if (nearest !== undefined && sharedArea(nearest.box, box) > 0) nearest.texts.push(text);
  }
  return frames.map(({ box, texts }) => {
    const text = texts.join('\n').slice(0, REGION_TEXT_MOST);
    return text === '' ? { box } : { box, text };
  });
}

function areasOf(page: MarkupElement, language: string | null): { box: RegionBox; text: string }[] {
  const layers = childElements(page, 'text-layer');
  const layer = layers.find((each) => normaliseLanguage(attributeOf(each, 'lang')) === language) ?? layers[0];
  if (layer === undefined) return [];
  return childElements(layer, 'text-area').flatMap((area) => {
    const box = boxOf(area);
    const text = cleanText(childElements(area, 'p').map(rawTextOf).join('\n'));
    return box === null || text === '' ? [] : [{ box, text }];
  });
}

/** The rectangle around the corners of `points="x,y x,y …"`. */
function boxOf(element: MarkupElement): RegionBox | null {
  const points = [...(attributeOf(element, 'points') ?? '').matchAll(POINT)];
  const xs = points.map(([, x]) => Math.max(0, Math.round(Number(x))));
  const ys = points.map(([, , y]) => Math.max(0, Math.round(Number(y))));
  if (points.length < 3) return null;
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = [left, top, Math.max(...xs) - left, Math.max(...ys) - top] as const;
  return box[2] > 0 && box[3] > 0 ? box : null;
}

const POINT = /(-?\d{1,6}(?:\.\d{1,6})?)\s*,\s*(-?\d{1,6}(?:\.\d{1,6})?)/g;

function sharedArea(one: RegionBox, other: RegionBox): number {
  const width = Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1]);
  return Math.max(0, width) * Math.max(0, height);
}
