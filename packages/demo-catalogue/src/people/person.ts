import type { Point } from '../draw/geometry.ts';
import type { FaceName } from './face-kind.ts';

/** How eyes are drawn; one way per series, so that series do not look alike. */
export type EyeManner = 'jewel' | 'sharp' | 'soft' | 'dot' | 'hollow';

export type HairStyle =
  | 'long'
  | 'hime'
  | 'wavy'
  | 'bob'
  | 'pony'
  | 'twin'
  | 'bun'
  | 'braid'
  | 'pixie'
  | 'tousled'
  | 'curtain'
  | 'sidepart'
  | 'spiky'
  | 'slick'
  | 'crop'
  | 'curly'
  | 'wolf'
  | 'tied'
  | 'buzz';

export type Top =
  | 'tee'
  | 'shirt'
  | 'blazer'
  | 'suit'
  | 'sailor'
  | 'hoodie'
  | 'sweater'
  | 'coat'
  | 'jacket'
  | 'kimono'
  | 'armour'
  | 'cloak'
  | 'apron'
  | 'dress'
  | 'jersey';
export type Bottom = 'trousers' | 'skirt' | 'longskirt' | 'hakama' | 'shorts';

export interface Person {
  /** Varies small things (flips, lock lengths) between people of the same style. */
  seed: string;
  /** Feminine or masculine proportions of face and shoulders. */
  build: 'f' | 'm';
  /** Bones and features; `oval` if absent. */
  face?: FaceName;
  hair: HairStyle;
  hairColour: string;
  eyeColour: string;
  skin: string;
  top: Top;
  bottom?: Bottom;
  topColour: string;
  accentColour: string;
  bottomColour?: string;
  glasses?: boolean;
  freckles?: boolean;
  scar?: boolean;
  beard?: boolean;
  ears?: 'elf' | 'cat';
  horns?: boolean;
  earring?: boolean;
  crown?: boolean;
  hairpin?: string;
  bandana?: string;
  /** Older: lines at eyes and mouth. */
  aged?: boolean;
  /** 1 is grown up; a child has a smaller, rounder face and shorter body (0.75). */
  stature?: number;
}

export type Mood =
  | 'calm'
  | 'smile'
  | 'joy'
  | 'laugh'
  | 'angry'
  | 'shout'
  | 'shock'
  | 'sad'
  | 'cry'
  | 'smirk'
  | 'shy'
  | 'cold'
  | 'asleep'
  | 'talk'
  | 'worry'
  | 'strain'
  | 'deadpan';

/** Where a head looks. Degrees; positive turns to the picture's right, lifts the chin, leans clockwise. */
export interface Bearing {
  turn: number;
  lift?: number;
  lean?: number;
  mood: Mood;
  /** −1…1 each way. */
  gaze?: Point;
  /** −1…1: hair and cloth blown to the right. */
  wind?: number;
}

/** The light of a scene: colour of the shade, of the light, where it comes from, how deep the shade is (0–1). */
export interface Light {
  side: -1 | 1;
  shade: string;
  key: string;
  /** Edge light; none if absent. */
  rim?: string;
  depth: number;
}

/** How a series is drawn. */
export interface Manner {
  eyes: EyeManner;
  /** 1 is a fine pen. */
  pen: number;
  /** Ink of outlines: tinted by the local colour, or one colour everywhere. */
  ink: 'tinted' | string;
  /** Two tones with a hard edge, soft gradients, screentone on white, or flat. */
  shading: 'cel' | 'soft' | 'tone' | 'flat';
  /** Face width and eye size against the usual 1. */
  faceWidth?: number;
  eyeSize?: number;
}
