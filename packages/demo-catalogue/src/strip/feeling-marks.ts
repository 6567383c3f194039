import { hashText } from '../draw/random.ts';
import { ellipse, line, place, shape } from '../draw/svg.ts';
import type { Mood } from '../people/person.ts';
import type { Palette } from '../scenery/palette.ts';
import type { ComicWork } from '../works/work.ts';
import type { Panel } from './director.ts';
import type { Placed } from './staging.ts';

const SPARKLE = 'M0 -20Q3 -3 20 0Q3 3 0 20Q-3 3 -20 0Q-3 -3 0 -20Z';
const DROP = 'M0 -24C12 -4 16 4 16 12A16 16 0 0 1 -16 12C-16 4 -12 -4 0 -24Z';
const HEART = 'M0 18C-28 -2 -22 -24 -8 -22C-3 -21 -1 -17 0 -13C1 -17 3 -21 8 -22C22 -24 28 -2 0 18Z';

/** What comics draw beside a head for a mood, around (0, 0), about 50 wide. */
const MARKS: Partial<Record<Mood, (p: Palette) => string>> = {
  angry: ({ pop }) => line('M-20 -7q12 -2 14 -15M7 -22q2 13 15 15M22 8q-13 2 -15 14M-6 22q-2 -12 -14 -14', pop, 6.5),
  shock: ({ ink }) => line('M-16 10l-17 -15M0 2v-27M16 10l17 -15', ink, 6),
  worry: () => shape(DROP, '#d4ecfb', { ink: '#5a86a8', inkWidth: 3 }) + line('M-6 12q2 6 7 7', '#ffffff', 3.4),
  strain: () =>
    place(shape(DROP, '#d4ecfb', { ink: '#5a86a8', inkWidth: 3 }), -14, -4, 0.8, -18) +
    place(shape(DROP, '#d4ecfb', { ink: '#5a86a8', inkWidth: 3 }), 16, 10, 0.6, -18),
  joy: ({ lamp, ink }) =>
    shape(SPARKLE, lamp, { ink, inkWidth: 2 }) + place(shape(SPARKLE, lamp, { ink, inkWidth: 2.6 }), 26, 20, 0.55),
  laugh: ({ ink }) => line('M-18 4q-8 -10 -4 -22M0 -2q-4 -12 4 -22M18 6q4 -10 14 -14', ink, 5.5),
  smirk: ({ paper, ink }) => shape(SPARKLE, paper, { ink, inkWidth: 2.4 }),
  shy: ({ pop, ink }) => shape(HEART, pop, { ink, inkWidth: 2.6 }),
  deadpan: ({ ink }) => [-18, 0, 18].map((x) => ellipse(x, 0, 5.4, 5.4, ink)).join(''),
};

/** Stories in which such marks would break the spell. */
const SOBER: readonly ComicWork['plan'][] = ['dread', 'case', 'action'];
const SHOTS: readonly Panel['shot'][] = ['two', 'close', 'full', 'chibi', 'group', 'low'];

/** A mark beside the head of someone in a panel, in about half of those that may have one. */
export function drawFeelingMark(work: ComicWork, panel: Panel, actor: Placed, p: Palette): string {
  const mark = MARKS[actor.bearing.mood];
  if (mark === undefined || actor.dim || SOBER.includes(work.plan) || !SHOTS.includes(panel.shot)) return '';
  if (panel.shot !== 'chibi' && hashText(`${panel.key}/${actor.who}/mark`) % 2 === 0) return '';
  const { head, bearing } = actor;
  // Behind the head: it looks to the other side.
  const side = bearing.turn > 0 ? -1 : 1;
  return place(mark(p), head.x + head.w * (0.5 + side * 0.52), head.y + head.h * 0.13, head.w / 250);
}
