import { lerp, num, type Point } from '../draw/geometry.ts';
import { circle, line, place, rect, shape } from '../draw/svg.ts';
import type { DemoLanguage } from '../works/language.ts';
import { type BalloonForm, outlineOfForm, reachOf } from './balloon-forms.ts';
import type { FontBook } from './faces.ts';
import { type Paragraph, setColumns, setParagraph } from './paragraph.ts';
import { inTwo } from './sentences.ts';
import { type Obstacle, type Tail, tailToward } from './tail.ts';
import type { Voice } from './voices.ts';

/** How something is said. `box` is narration. */
export type Tone = 'say' | 'shout' | 'think' | 'whisper' | 'box';

/** How a series is lettered. */
export interface BalloonStyle {
  speech: Voice;
  caption: Voice;
  fill: string;
  ink: string;
  boxFill: string;
  boxInk: string;
  /** The form of what is simply said; `round` if absent. */
  form?: BalloonForm;
  /** The form of whispers; `dashed` if absent. */
  whisper?: BalloonForm;
  /** Latin letters as capitals, as print comics do. */
  capitals?: boolean;
  /** Outline width at text size 34. */
  line: number;
  /** Round boxes, or square ones. */
  rounded?: boolean;
  /** Japanese in columns. */
  vertical?: boolean;
}

export interface BalloonRequest {
  text: string;
  tone: Tone;
  /** That of the tone if absent. */
  form?: BalloonForm;
  /** Two joined balloons, where the text has two halves. */
  isDouble?: boolean;
  language: DemoLanguage;
  sizePx: number;
  /** Widest line, or longest column. */
  limitPx: number;
  /** Where the tail points; none without. */
  mouth?: Point;
  /** What the tail ends before, the speaker's head first. */
  heads?: readonly Obstacle[];
}

/** A balloon around (0, 0), its middle; `reach` is half its size, for keeping it inside a page. */
export interface Balloon {
  reach: Point;
  draw(x: number, y: number): string;
  /** The end of the tail of a balloon that stands there; `null` where it has none. */
  tip(x: number, y: number): Point | null;
  missing: readonly string[];
}

/** One of the bodies that a balloon is made of, around its own middle. */
interface Body {
  set: Paragraph;
  at: Point;
  reach: Point;
}

const FORM_OF_TONE: Record<Tone, BalloonForm> = {
  say: 'round',
  shout: 'burst',
  think: 'cloud',
  whisper: 'dashed',
  box: 'box',
};
const WITHOUT_TAIL: readonly BalloonForm[] = ['box', 'note', 'paper', 'bare', 'dashed', 'dark'];
/** Lines of one half of a double balloon, against those of a single one. */
const HALF_LIMIT = 0.84;

export function makeBalloon(book: FontBook, style: BalloonStyle, request: BalloonRequest): Balloon {
  const { tone, language, form = FORM_OF_TONE[tone] } = request;
  const voice: Voice = tone === 'shout' ? 'shout' : tone === 'box' ? style.caption : style.speech;
  const size = request.sizePx * (tone === 'shout' ? (language === 'en' ? 1.22 : 1.12) : tone === 'whisper' ? 0.92 : 1);
  const text = style.capitals && language === 'en' ? request.text.toLocaleUpperCase('en') : request.text;
  const columns = style.vertical === true && language === 'ja';
  const bodyOf = (part: string, limitPx: number): Body => {
    const set: Paragraph = columns
      ? setColumns(book, part, voice, size, limitPx)
      : setParagraph(book, part, language, voice, size, limitPx);
    return { set, at: [0, 0], reach: reachOf(form, set.widthPx, set.heightPx, size, columns) };
  };
  const halves = request.isDouble && !columns ? inTwo(text, language) : null;
  const bodies = halves
    ? joined(
        bodyOf(halves[0], request.limitPx * HALF_LIMIT),
        bodyOf(halves[1], request.limitPx * HALF_LIMIT),
        size,
        language === 'ar',
      )
    : [bodyOf(text, request.limitPx)];
  const look = { form, style, size, tone };
  const letters = bodies.map((body) => drawLetters(body, look, voice, language)).join('');
  const tailFrom = (x: number, y: number): Tail | null =>
    request.mouth && !WITHOUT_TAIL.includes(form)
      ? tailOf(bodies, [request.mouth[0] - x, request.mouth[1] - y], request.heads ?? [], [x, y])
      : null;
  return {
    reach: [
      Math.max(...bodies.map(({ at, reach }) => Math.abs(at[0]) + reach[0])),
      Math.max(...bodies.map(({ at, reach }) => Math.abs(at[1]) + reach[1])),
    ],
    missing: bodies.flatMap(({ set }) => set.missing),
    tip: (x, y) => {
      const tail = tailFrom(x, y);
      return tail && [tail.tip[0] + x, tail.tip[1] + y];
    },
    draw: (x, y) => place(drawBodies(bodies, look, tailFrom(x, y)) + letters, x, y),
  };
}

/** Two bodies that overlap, the second lower and further along the line; their common middle is at (0, 0). */
function joined(first: Body, second: Body, size: number, fromRight: boolean): readonly Body[] {
  const aside = Math.min(first.reach[0], second.reach[0]) * 0.3 * (fromRight ? -1 : 1);
  const apart = first.reach[1] + second.reach[1] - size * 0.62;
  const middle = (second.reach[1] - first.reach[1]) / 2;
  return [
    { ...first, at: [-aside / 2, -apart / 2 - middle] },
    { ...second, at: [aside / 2, apart / 2 - middle] },
  ];
}

/** The tail of the body that is nearest to the mouth. */
function tailOf(bodies: readonly Body[], mouth: Point, heads: readonly Obstacle[], at: Point): Tail | null {
  const far = ({ at: [x, y], reach }: Body) => Math.hypot((mouth[0] - x) / reach[0], (mouth[1] - y) / reach[1]);
  const nearest = bodies.reduce((best, body) => (far(body) < far(best) ? body : best));
  const [x, y] = nearest.at;
  const tail = tailToward(
    nearest.reach,
    [mouth[0] - x, mouth[1] - y],
    heads.map((head) => ({ ...head, x: head.x - at[0] - x, y: head.y - at[1] - y })),
  );
  return tail && { root: [tail.root[0] + x, tail.root[1] + y], tip: [tail.tip[0] + x, tail.tip[1] + y] };
}

interface Look {
  form: BalloonForm;
  style: BalloonStyle;
  size: number;
  tone: Tone;
}

function drawLetters(
  { set, at }: Body,
  { form, style, size, tone }: Look,
  voice: Voice,
  language: DemoLanguage,
): string {
  const ink = form === 'dark' ? style.fill : tone === 'box' ? style.boxInk : style.ink;
  const weight = voice === 'speech' && language === 'en' ? { ink, inkWidth: size * 0.03 } : {};
  const halo = form === 'bare' ? shape(set.outline, style.fill, { ink: style.fill, inkWidth: size * 0.34 }) : '';
  return place(halo + shape(set.outline, ink, weight), at[0], at[1] - set.heightPx / 2);
}

function drawBodies(bodies: readonly Body[], look: Look, tail: Tail | null): string {
  const { form, style, size, tone } = look;
  if (form === 'bare') return '';
  if (tone === 'box') return bodies.map((body) => drawBox(body, look)).join('');
  const body = bodies
    .map(({ at, reach, set }) => outlineOfForm(form, at, reach, size, set.lines.join('').length))
    .join('');
  const [fill, ink] = form === 'dark' ? [style.ink, style.fill] : [style.fill, style.ink];
  const width = style.line * (form === 'burst' ? 1.5 : form === 'flash' ? 0.8 : 1);
  if (form === 'dashed') return shape(body, fill) + line(body, ink, width, 1, '10 8');
  if (form === 'cloud') return shape(body, fill, { ink, inkWidth: width }) + (tail ? bubbles(tail, style, width) : '');
  const pointer = tail ? (form === 'electric' ? bolt(tail, size) : tailOutline(tail, size, form === 'angular')) : '';
  return (
    shape(body + pointer, ink, { ink, inkWidth: width * 2 }) + shape(body, fill) + (pointer ? shape(pointer, fill) : '')
  );
}

function drawBox({ reach: [a, c], at, set }: Body, { form, style, size }: Look): string {
  const width = style.line * 0.9;
  if (form === 'note') {
    const [x, y] = [a - size * 0.2, c - size * 0.16];
    const arm = size * 0.7;
    const corners = `M${num(-x)} ${num(-y + arm)}V${num(-y)}H${num(-x + arm)}M${num(x)} ${num(y - arm)}V${num(y)}H${num(x - arm)}`;
    return rect(-a, -c, a * 2, c * 2, style.boxFill, { opacity: 0.88 }) + line(corners, style.boxInk, width);
  }
  if (form === 'paper')
    return shape(outlineOfForm(form, at, [a, c], size, set.lines.length), style.boxFill, {
      ink: style.boxInk,
      inkWidth: width * 0.8,
    });
  if (style.rounded)
    return `<rect x="${num(-a)}" y="${num(-c)}" width="${num(a * 2)}" height="${num(c * 2)}" rx="14" fill="${style.boxFill}" stroke="${style.boxInk}" stroke-width="${num(width)}"/>`;
  return rect(-a, -c, a * 2, c * 2, style.boxFill, { ink: style.boxInk, inkWidth: width });
}

/** A tail that bends, or one with straight sides. */
function tailOutline({ root, tip }: Tail, size: number, isStraight: boolean): string {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1;
  const wide = size * 0.56;
  const nx = (-(tip[1] - root[1]) / length) * wide;
  const ny = ((tip[0] - root[0]) / length) * wide;
  const at = (t: number, side: number): string =>
    `${num(lerp(root[0], tip[0], t) + nx * side)} ${num(lerp(root[1], tip[1], t) + ny * side)}`;
  if (isStraight) return `M${at(0, 0.9)}L${num(tip[0])} ${num(tip[1])}L${at(0, -0.9)}Z`;
  return `M${at(0, 1)}Q${at(0.55, 0.8)} ${num(tip[0])} ${num(tip[1])}Q${at(0.4, -0.1)} ${at(0, -1)}Z`;
}

/** The tail of what comes out of a machine. */
function bolt({ root, tip }: Tail, size: number): string {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1;
  const wide = size * 0.4;
  const nx = (-(tip[1] - root[1]) / length) * wide;
  const ny = ((tip[0] - root[0]) / length) * wide;
  const at = (t: number, side: number): string =>
    `${num(lerp(root[0], tip[0], t) + nx * side)} ${num(lerp(root[1], tip[1], t) + ny * side)}`;
  return `M${at(0, 1)}L${at(0.62, 0.5)}L${at(0.5, 0.1)}L${num(tip[0])} ${num(tip[1])}L${at(0.56, -0.7)}L${at(0.68, -0.1)}L${at(0, -0.9)}Z`;
}

function bubbles({ root, tip }: Tail, style: BalloonStyle, width: number): string {
  return [0.4, 0.72, 1]
    .map((t, index) =>
      circle(lerp(root[0], tip[0], t) * 1.06, lerp(root[1], tip[1], t) * 1.06, 13 - index * 4, style.fill, {
        ink: style.ink,
        inkWidth: width,
      }),
    )
    .join('');
}
