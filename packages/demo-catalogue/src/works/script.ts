import type { Tone } from '../lettering/balloon.ts';
import type { Mood } from '../people/person.ts';
import type { PostureName } from '../people/posture.ts';
import type { PropKind } from '../people/prop.ts';
import type { SceneName } from '../scenery/scenes.ts';
import type { Weather } from '../scenery/weather.ts';

/** A text in every language of the catalogue, in the order of DEMO_LANGUAGES. */
export type Letters = readonly [en: string, ja: string, th?: string, zhHant?: string, ar?: string];

/** How a panel is framed. */
export const SHOTS = ['wide', 'two', 'over', 'close', 'face', 'eyes', 'profile', 'full', 'back', 'low', 'hand', 'action', 'clash', 'pause', 'chibi', 'group'] as const;
export type Shot = (typeof SHOTS)[number];

/** Things a beat may fix that the director would otherwise choose. */
export interface Direction {
  tone?: Tone;
  shot?: Shot;
  posture?: PostureName;
  prop?: { kind: PropKind; colour: string };
  /** Whom the speaker speaks to, when it is not the one who spoke before. */
  to?: string;
  /** A sound effect in the panel. */
  sound?: Letters;
}

/** One thing that happens: someone speaks, the narrator does, or there is only something to see. */
export interface Beat extends Direction {
  who: string | null;
  mood: Mood;
  letters: Letters | null;
  /** Others in sight (of a group or an action). */
  others?: readonly string[];
}

/** Beats in one place at one hour. */
export interface Passage {
  place: SceneName;
  /** One of the work's named palettes. */
  hour: string;
  weather?: Weather;
  beats: readonly Beat[];
}

export interface EpisodeScript {
  title: Letters;
  passages: readonly Passage[];
}

/** Someone speaks. */
export const say = (who: string, mood: Mood, letters: Letters, direction: Direction = {}): Beat => ({
  who,
  mood,
  letters,
  ...direction,
});

/** The narrator speaks, over what the director shows or over someone. */
export const tell = (letters: Letters, direction: Direction & { who?: string; mood?: Mood } = {}): Beat => ({
  ...direction,
  who: direction.who ?? null,
  mood: direction.mood ?? 'calm',
  letters,
  tone: 'box',
});

/** Something is seen and nothing is said. */
export const show = (shot: Shot, who: string | null, mood: Mood, direction: Omit<Direction, 'shot' | 'tone'> & { others?: readonly string[] } = {}): Beat => ({ ...direction, shot, who, mood, letters: null });

export const passage = (place: SceneName, hour: string, beats: readonly Beat[], weather?: Weather): Passage => ({
  place,
  hour,
  beats,
  ...(weather ? { weather } : {}),
});
