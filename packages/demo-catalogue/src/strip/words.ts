import { type Box, clamp, type Point } from '../draw/geometry.ts';
import { type Balloon, type BalloonStyle, makeBalloon } from '../lettering/balloon.ts';
import type { FontBook } from '../lettering/faces.ts';
import { drawSound } from '../lettering/sound.ts';
import { DEMO_LANGUAGES, type DemoLanguage } from '../works/language.ts';
import type { Letters } from '../works/work.ts';
import { formOf, isDouble } from './balloon-choice.ts';
import type { Panel, PanelLine } from './director.ts';
import type { Placed } from './staging.ts';

/** A text in a language; a missing one is a hole in the catalogue's data. */
export function inLanguage(letters: Letters, language: DemoLanguage): string {
  const text = letters[DEMO_LANGUAGES.indexOf(language)];
  if (text === undefined) throw new Error(`"${letters[0]}" has no text in ${language}`);
  return text;
}

export interface WordsRequest {
  book: FontBook;
  style: BalloonStyle;
  language: DemoLanguage;
  panel: Panel;
  placed: readonly Placed[];
  box: Box;
  /** Where balloons may be: the panel and as much of the gutter as they may hang into. */
  room: Box;
  sizePx: number;
  /** Right to left: the first speaks at the right. */
  fromRight: boolean;
}

export interface PlacedBalloon {
  balloon: Balloon;
  x: number;
  y: number;
}

/** Air that a tail wants above or below a head. */
const TAIL_ROOM_PX = 34;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Finds places for a panel's balloons: off the faces, apart, in reading order, near who speaks. */
export function placeBalloons(request: WordsRequest): PlacedBalloon[] {
  const { panel, placed, style, language, book, sizePx } = request;
  const taken: PlacedBalloon[] = [];
  panel.lines.forEach((line, index) => {
    const speaker = placed.find((actor) => actor.who === line.who && !actor.dim);
    const balloon = makeBalloon(book, style, {
      text: inLanguage(line.letters, language),
      tone: line.tone,
      form: formOf(style, panel, line, speaker !== undefined),
      isDouble: isDouble(panel, line),
      language,
      sizePx,
      limitPx: limitFor(request, line),
      ...(speaker && panel.shot !== 'eyes' ? { mouth: speaker.mouth, heads: headsFor(speaker, placed) } : {}),
      ...(speaker || line.who === null ? {} : { mouth: outside(request), heads: placed.map((actor) => actor.head) }),
    });
    const [x, y] = bestPlace(request, balloon, line, index, speaker, taken);
    taken.push({ balloon, x, y });
  });
  return taken;
}

/** Where someone speaks who is not in the panel: beyond the side that it looks to. */
const outside = ({ panel, box }: WordsRequest): Point => [
  panel.side > 0 ? box.x - box.w * 0.2 : box.x + box.w * 1.2,
  box.y + box.h * 0.56,
];

/** Heads that a speaker's tail ends before, the speaker's own first. */
const headsFor = (speaker: Placed, placed: readonly Placed[]): Box[] => [
  speaker.head,
  ...placed.filter((actor) => actor !== speaker && !actor.dim).map((actor) => actor.head),
];

function limitFor({ style, language, box, sizePx, panel }: WordsRequest, line: PanelLine): number {
  if (style.vertical && language === 'ja') return Math.min(box.h * 0.52, sizePx * 8.4);
  const share = panel.lines.length > 1 ? 0.44 : 0.52;
  return line.tone === 'box' ? Math.min(box.w * 0.8, sizePx * 15) : clamp(box.w * share, sizePx * 5, sizePx * 10.5);
}

function bestPlace(
  request: WordsRequest,
  balloon: Balloon,
  line: PanelLine,
  index: number,
  speaker: Placed | undefined,
  taken: readonly PlacedBalloon[],
): Point {
  const { room, box, placed, panel, fromRight } = request;
  const [a, c] = balloon.reach;
  const left = room.x + a + 10;
  const right = room.x + room.w - a - 10;
  const top = room.y + c + 6;
  const bottom = room.y + room.h - c - 6;
  const previous = taken[taken.length - 1];
  let best: Point = [(left + right) / 2, top];
  let lowest = Number.POSITIVE_INFINITY;
  for (let row = 0; row <= 26; row++)
    for (let column = 0; column <= 8; column++) {
      const x = right > left ? left + ((right - left) * column) / 8 : room.x + room.w / 2;
      const y = bottom > top ? top + ((bottom - top) * row) / 26 : (top + bottom) / 2;
      const area: Box = { x: x - a, y: y - c, w: a * 2, h: c * 2 };
      let cost = 0;
      for (const actor of placed) if (!actor.dim) cost += coverCost(panel, line, area, actor);
      for (const other of taken) {
        const [oa, oc] = other.balloon.reach;
        cost += overlap(area, { x: other.x - oa - 8, y: other.y - oc - 8, w: oa * 2 + 16, h: oc * 2 + 16 }) * 0.5;
      }
      if (previous && y < previous.y + previous.balloon.reach[1] * 0.5) cost += 900;
      cost +=
        line.tone === 'box'
          ? boxCost(panel, box, x, y)
          : speechCost(box, speaker, x, y, index, panel.lines.length, fromRight);
      if (cost < lowest) {
        lowest = cost;
        best = [x, y];
      }
    }
  return best;
}

/** A face is dearer than hair, and both than a standing body; and a tail needs air between balloon and head. */
function coverCost(panel: Panel, line: PanelLine, area: Box, actor: Placed): number {
  if (panel.shot === 'eyes') {
    const { face, y, scale } = actor;
    return overlap(area, face) * 0.06 + overlap(area, { x: face.x, y: y - 20 * scale, w: face.w, h: 52 * scale }) * 0.2;
  }
  const air = line.who === actor.who ? TAIL_ROOM_PX : 0;
  const airy: Box = { x: area.x, y: area.y - air, w: area.w, h: area.h + air * 2 };
  const { head } = actor;
  const body: Box = { x: head.x - head.w * 0.2, y: head.y + head.h, w: head.w * 1.4, h: head.h * 2 };
  return (
    overlap(area, actor.face) * 0.2 +
    overlap(airy, head) * 0.04 +
    (actor.crop === 'full' ? overlap(area, body) * 0.02 : 0)
  );
}

function boxCost(panel: Panel, box: Box, x: number, y: number): number {
  const wanted =
    panel.shot === 'pause' ? box.y + box.h * 0.42 : panel.shot === 'wide' ? box.y + box.h * 0.1 : box.y + box.h * 0.04;
  return Math.abs(y - wanted) * 0.9 + Math.abs(x - (box.x + box.w / 2)) * 0.25;
}

/** Near the mouth but not below it, the first line high, toward the side that reading starts from. */
function speechCost(
  box: Box,
  speaker: Placed | undefined,
  x: number,
  y: number,
  index: number,
  count: number,
  fromRight: boolean,
): number {
  const wanted = count > 1 && index > 0 ? box.y + box.h * 0.9 : box.y + box.h * 0.06;
  let cost = Math.abs(y - wanted) * 0.5;
  if (speaker) {
    cost +=
      Math.abs(x - speaker.mouth[0]) * 0.28 +
      Math.max(0, Math.hypot(x - speaker.mouth[0], y - speaker.mouth[1]) - 320) * 0.4;
    if (Math.abs(x - speaker.x) < speaker.face.w * 0.8 && y > speaker.y) cost += 130;
  } else cost += Math.abs(x - (box.x + box.w * (fromRight ? 0.6 : 0.4))) * 0.2;
  return cost;
}

/** The balloons and the sound of a panel, drawn. */
export function drawWords(
  request: WordsRequest,
  sound: { colours: { fill: string; edge: string; inner: string }; sizePx: number } | null,
): string {
  const { panel, box, book, language, placed } = request;
  const letters = panel.direction.sound;
  let drawn = '';
  if (sound && letters) {
    const face = placed.find((actor) => !actor.dim)?.face;
    const low = face
      ? Math.min(
          box.y + box.h * 0.93 - sound.sizePx * 0.2,
          Math.max(box.y + box.h * 0.62, face.y + face.h + sound.sizePx * 0.6),
        )
      : box.y + box.h * 0.74;
    drawn += drawSound(
      book,
      inLanguage(letters, language),
      language,
      box.x + box.w * (0.5 - panel.side * 0.04),
      low,
      sound.sizePx,
      box.w * 0.82,
      -7,
      sound.colours,
    );
  }
  return (
    drawn +
    placeBalloons(request)
      .map(({ balloon, x, y }) => balloon.draw(x, y))
      .join('')
  );
}
