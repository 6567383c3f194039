import { cycled } from '../draw/geometry.ts';
import { hashText, type Random, randomFrom } from '../draw/random.ts';
import type { Tone } from '../lettering/balloon.ts';
import type { Mood } from '../people/person.ts';
import type { SceneName } from '../scenery/scenes.ts';
import type { Weather } from '../scenery/weather.ts';
import type { Beat, ComicWork, Direction, EpisodeScript, Letters, Passage, Shot } from '../works/work.ts';
import { type Backdrop, PLANS, type ShotPlan } from './plans.ts';

export interface PanelLine {
  who: string | null;
  tone: Tone;
  mood: Mood;
  letters: Letters;
}

/** Someone in a panel. */
export interface Actor {
  who: string;
  mood: Mood;
}

/** One picture of a story, before it has a place on a page. Nothing here depends on the language. */
export interface Panel {
  key: string;
  shot: Shot;
  place: SceneName;
  hour: string;
  weather: Weather;
  backdrop: Backdrop;
  /** The first is who the panel is about. */
  actors: readonly Actor[];
  direction: Direction;
  lines: readonly PanelLine[];
  /** Which way the panel looks. */
  side: -1 | 1;
  strong: boolean;
}

const STRONG: readonly Mood[] = ['shock', 'shout', 'cry', 'angry', 'laugh', 'strain'];

/** Turns a script into panels, as the work's plan tells stories. The same work and episode give the same panels. */
export function directEpisode(work: ComicWork, episode: number): Panel[] {
  const script = work.episodes[episode];
  if (!script) throw new RangeError(`${work.key} has no episode ${episode}`);
  const director = new Director(work, `${work.key}/${episode}`);
  for (const passage of script.passages) director.film(passage);
  return director.panels;
}

/** The script of an episode's lines in order. */
export const linesOf = (script: EpisodeScript): Letters[] =>
  script.passages.flatMap((passage) =>
    passage.beats.flatMap((beat) => [...(beat.letters ? [beat.letters] : []), ...(beat.sound ? [beat.sound] : [])]),
  );

class Director {
  readonly panels: Panel[] = [];
  readonly #work: ComicWork;
  readonly #plan: ShotPlan;
  readonly #seed: string;
  readonly #random: Random;
  #talk: number;
  #silent: number;
  #strong = 0;
  #backdrop: number;
  #since = 0;
  #partner: string | null = null;
  #speaker: string | null = null;

  constructor(work: ComicWork, seed: string) {
    this.#work = work;
    this.#plan = PLANS[work.plan];
    this.#seed = seed;
    this.#random = randomFrom(`${seed}/director`);
    this.#talk = hashText(seed) % this.#plan.talk.length;
    this.#silent = hashText(`${seed}s`) % this.#plan.silent.length;
    this.#backdrop = hashText(`${seed}b`) % this.#plan.backdrops.length;
  }

  film(passage: Passage): void {
    const present = [
      ...new Set(passage.beats.flatMap((beat) => [beat.who, ...(beat.others ?? [])]).filter((who) => who !== null)),
    ];
    this.#speaker = null;
    this.#partner = null;
    let first = true;
    for (let index = 0; index < passage.beats.length; index++) {
      const beat = passage.beats[index];
      if (!beat) continue;
      const next = passage.beats[index + 1];
      if (first && !beat.shot) {
        this.#establish(passage, beat, present);
        if (beat.tone === 'box') {
          first = false;
          continue;
        }
      }
      first = false;
      const shot = this.#shotFor(beat, next, present);
      const joins =
        shot === 'two' &&
        next?.letters &&
        next.who !== null &&
        next.who !== beat.who &&
        !next.shot &&
        next.tone !== 'box' &&
        !STRONG.includes(next.mood);
      this.#take(passage, joins && next ? [beat, next] : [beat], shot, present);
      if (joins) index++;
      const last = index === passage.beats.length - 1;
      if (this.#since >= this.#plan.silentEvery && !last) this.#rest(passage, beat, passage.beats[index + 1], present);
    }
  }

  /** Where we are: the place, and who is in it from afar. */
  #establish(passage: Passage, beat: Beat, present: readonly string[]): void {
    const lines: PanelLine[] =
      beat.tone === 'box' && beat.letters ? [{ who: null, tone: 'box', mood: beat.mood, letters: beat.letters }] : [];
    const actors = present.slice(0, 2).map((who): Actor => ({ who, mood: 'calm' }));
    this.#push({ shot: 'wide', passage, actors, lines, direction: {}, backdrop: 'scene', strong: false });
  }

  #shotFor(beat: Beat, next: Beat | undefined, present: readonly string[]): Shot {
    if (beat.shot) return beat.shot;
    if (beat.who === null) return 'pause';
    const previous = this.panels[this.panels.length - 1]?.shot;
    if (STRONG.includes(beat.mood) || beat.tone === 'shout') {
      const shot = cycled(this.#plan.strong, this.#strong++);
      return shot === previous ? cycled(this.#plan.strong, this.#strong++) : shot;
    }
    for (let tries = 0; tries < this.#plan.talk.length; tries++) {
      const shot = cycled(this.#plan.talk, this.#talk++);
      const alone = present.length < 2 && (shot === 'two' || shot === 'over');
      if (!alone && shot !== previous && shot !== next?.shot) return shot;
    }
    return 'close';
  }

  #take(passage: Passage, beats: readonly Beat[], shot: Shot, present: readonly string[]): void {
    const [beat] = beats;
    if (!beat) return;
    const { who } = beat;
    if (who !== null && who !== this.#speaker) {
      this.#partner = this.#speaker;
      this.#speaker = who;
    }
    const partner =
      (beat.to !== who ? beat.to : null) ??
      beats[1]?.who ??
      (this.#partner && this.#partner !== who ? this.#partner : null) ??
      present.find((other) => other !== who) ??
      null;
    const actors: Actor[] = who === null ? [] : [{ who, mood: beat.mood }];
    const withPartner =
      shot === 'two' ||
      shot === 'over' ||
      shot === 'clash' ||
      (shot === 'full' && this.#random.chance(0.5) && !beat.posture) ||
      shot === 'back' ||
      shot === 'wide';
    if (beat.others) actors.push(...beat.others.map((other): Actor => ({ who: other, mood: beat.mood })));
    else if (withPartner && partner && who !== null)
      actors.push({ who: partner, mood: beats[1]?.mood ?? answering(beat.mood) });
    const lines = beats.flatMap((each): PanelLine[] =>
      each.letters
        ? [
            {
              who: each.tone === 'box' ? null : each.who,
              tone: each.tone ?? 'say',
              mood: each.mood,
              letters: each.letters,
            },
          ]
        : [],
    );
    const strong = STRONG.includes(beat.mood) || beat.tone === 'shout';
    const scenic =
      shot === 'wide' || shot === 'back' || shot === 'full' || shot === 'pause' || shot === 'over' || shot === 'group';
    const backdrop: Backdrop = scenic
      ? 'scene'
      : shot === 'action'
        ? 'focus'
        : strong
          ? this.#plan.strongBackdrop
          : cycled(this.#plan.backdrops, this.#backdrop++);
    this.#push({ shot, passage, actors, lines, direction: beat, backdrop, strong });
    this.#since += lines.length;
  }

  /** A panel in which nobody speaks. */
  #rest(passage: Passage, beat: Beat, after: Beat | undefined, present: readonly string[]): void {
    this.#since = 0;
    const taken = [this.panels[this.panels.length - 1]?.shot, after?.shot];
    let shot = cycled(this.#plan.silent, this.#silent++);
    for (let tries = 0; tries < this.#plan.silent.length && taken.includes(shot); tries++)
      shot = cycled(this.#plan.silent, this.#silent++);
    const who = shot === 'eyes' || shot === 'profile' ? (this.#partner ?? beat.who) : beat.who;
    const subject = who ?? present[0] ?? null;
    const other = present.find((each) => each !== subject);
    const actors: Actor[] =
      subject === null || shot === 'pause' || shot === 'sky'
        ? []
        : [{ who: subject, mood: shot === 'eyes' ? answering(beat.mood) : beat.mood }];
    if (other && (shot === 'back' || shot === 'clash' || shot === 'wide' || shot === 'feet'))
      actors.push({ who: other, mood: 'calm' });
    this.#push({
      shot,
      passage,
      actors,
      lines: [],
      direction: beat.prop ? { prop: beat.prop } : {},
      backdrop: shot === 'action' ? 'focus' : shot === 'eyes' ? this.#plan.strongBackdrop : 'scene',
      strong: false,
    });
  }

  #push(made: {
    shot: Shot;
    passage: Passage;
    actors: readonly Actor[];
    lines: readonly PanelLine[];
    direction: Direction;
    backdrop: Backdrop;
    strong: boolean;
  }): void {
    const index = this.panels.length;
    this.panels.push({
      key: `${this.#seed}/${index}`,
      shot: made.shot,
      place: made.passage.place,
      hour: made.passage.hour,
      weather: made.passage.weather ?? 'none',
      backdrop: made.backdrop,
      actors: made.actors,
      direction: made.direction,
      lines: made.lines,
      side: this.#sideOf(made.actors[0]?.who ?? null),
      strong: made.strong,
    });
  }

  /** Each person keeps to one side while they talk: the line between two speakers is not crossed. */
  #sideOf(who: string | null): -1 | 1 {
    if (who === null) return this.panels.length % 2 ? 1 : -1;
    return Object.keys(this.#work.cast).indexOf(who) % 2 ? -1 : 1;
  }
}

/** How someone listens to a mood. */
function answering(mood: Mood): Mood {
  switch (mood) {
    case 'angry':
    case 'shout':
      return 'shock';
    case 'sad':
    case 'cry':
      return 'worry';
    case 'joy':
    case 'laugh':
      return 'smile';
    case 'smirk':
      return 'deadpan';
    case 'cold':
      return 'worry';
    default:
      return 'calm';
  }
}
