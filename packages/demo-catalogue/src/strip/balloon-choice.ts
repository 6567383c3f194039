import { hashText } from '../draw/random.ts';
import type { BalloonStyle } from '../lettering/balloon.ts';
import type { BalloonForm } from '../lettering/balloon-forms.ts';
import type { Mood } from '../people/person.ts';
import type { Panel, PanelLine } from './director.ts';

/** Voices that are not steady. */
const SHAKEN: readonly Mood[] = ['cry', 'strain', 'shock'];
/** Shouts without anger. */
const STARTLED: readonly Mood[] = ['shock', 'cry', 'joy', 'laugh'];
/** What is longer, in letters of English, is said in two balloons. */
const LONG = 52;
/** A worried voice shakes in what is short. */
const SHORT = 30;

/** The form in which a line is lettered. The same in each language, as it is chosen by the English letters. */
export function formOf(style: BalloonStyle, panel: Panel, line: PanelLine, isSeen: boolean): BalloonForm {
  const letters = line.letters[0].length;
  const { prop } = panel.direction;
  switch (line.tone) {
    case 'box':
      return prop?.kind === 'letter' ? 'paper' : panel.actors.length === 0 ? 'note' : 'box';
    case 'think':
      return panel.shot === 'eyes' || panel.shot === 'back' || panel.shot === 'face' ? 'bare' : 'cloud';
    case 'whisper':
      return style.whisper ?? 'dashed';
    case 'shout':
      return STARTLED.includes(line.mood) ? 'flash' : 'burst';
    default:
      if (!isSeen && prop?.kind === 'phone') return 'electric';
      // Beside eyes alone there is no room for what trembles or drips.
      if (panel.shot === 'eyes') return style.form ?? 'round';
      if (SHAKEN.includes(line.mood) || (line.mood === 'worry' && letters < SHORT)) return 'wobble';
      if (line.mood === 'angry') return 'angular';
      if (line.mood === 'cold' && hashText(line.letters[0]) % 3 === 0) return 'icicle';
      return style.form ?? 'round';
  }
}

/** Whether a line is said in two balloons that hang together: only alone, and where faces leave room. */
export const isDouble = (panel: Panel, line: PanelLine): boolean =>
  panel.lines.length === 1 &&
  (line.tone === 'say' || line.tone === 'shout') &&
  line.letters[0].length >= LONG &&
  panel.shot !== 'eyes' &&
  panel.shot !== 'face';
