import type { CreatorRole, ScheduleDay, SeriesStatus } from '@longstrip/core';
import type { CoverLayout } from '../cover/layouts.ts';
import type { BalloonStyle, Tone } from '../lettering/balloon.ts';
import type { TitleLook } from '../lettering/title.ts';
import type { Manner, Mood, Person } from '../people/person.ts';
import type { PostureName } from '../people/postures.ts';
import type { PropKind } from '../people/prop.ts';
import type { Palette } from '../scenery/palette.ts';
import type { SceneName } from '../scenery/scenes.ts';
import type { Weather } from '../scenery/weather.ts';
import type { PlanName } from '../strip/plans.ts';
import type { DemoLanguage } from './language.ts';

/** What a work is called and said to be in one language. */
export interface Edition {
  title: string;
  /** The title as the cover breaks it. */
  coverTitle: string;
  alias: string;
  synopsis: string;
  creators: readonly { name: string; role: CreatorRole }[];
  genres: readonly string[];
  tags: readonly string[];
}

/** How and when a work is offered. */
export interface Offer {
  status: SeriesStatus;
  scheduleDays: readonly ScheduleDay[];
  freeEpisodeCount: number;
  rentCoin: number | null;
  possessionCoin: number | null;
  freetimeEnabled: boolean;
  isAdult: boolean;
  /** Episodes that are out on the day of seeding; the others follow. Absent: all of them. */
  publishedCount?: number;
  /** Days since the newest. */
  newestDaysAgo: number;
}

export interface CoverPlan {
  layout: CoverLayout;
  scene: SceneName;
  hour: string;
  weather: Weather;
  cast: readonly { who: string; mood: Mood }[];
}

interface WorkCommon {
  key: string;
  /** Dark works take more shade. */
  depth: number;
  manner: Manner;
  hours: Readonly<Record<string, Palette>>;
  cast: Readonly<Record<string, Person>>;
  title: TitleLook;
  cover: CoverPlan;
  offer: Offer;
  editions: Readonly<Partial<Record<DemoLanguage, Edition>>>;
}

export interface ComicWork extends WorkCommon {
  kind: 'comic';
  /** A strip that scrolls, or pages. */
  form: 'strip' | 'pages';
  plan: PlanName;
  balloons: BalloonStyle;
  /** Under and between panels. */
  gutter: string;
  episodes: readonly EpisodeScript[];
}

/** A text in every language of the catalogue, in the order of DEMO_LANGUAGES. */
export type Letters = readonly [en: string, ja: string, th?: string, zhHant?: string, ar?: string];

/** How a panel is framed. */
export type Shot =
  | 'wide'
  | 'two'
  | 'over'
  | 'close'
  | 'face'
  | 'eyes'
  | 'profile'
  | 'full'
  | 'back'
  | 'low'
  | 'hand'
  | 'feet'
  | 'action'
  | 'clash'
  | 'pause'
  | 'sky'
  | 'chibi'
  | 'group';

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

/** One episode of a novel: its title and paragraphs; ruby is written `{漢字|かんじ}`. */
export interface NovelEpisode {
  title: string;
  paragraphs: readonly string[];
}

export interface NovelWork extends WorkCommon {
  kind: 'novel';
  /** Languages whose text runs in columns. */
  verticalIn: readonly DemoLanguage[];
  /** Where its episodes' small pictures are, in turn. Absent: the places of every novel. */
  places?: readonly SceneName[];
  texts: Readonly<Partial<Record<DemoLanguage, readonly NovelEpisode[]>>>;
}

export type Work = ComicWork | NovelWork;

/** What a file of `works/` holds. A novel's texts are in `novels/`, a file a language. */
export type WorkFile = ComicWork | Omit<NovelWork, 'texts'>;
