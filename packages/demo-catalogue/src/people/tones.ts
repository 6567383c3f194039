import { darken, grey, lighten, mix, multiply } from '../draw/colour.ts';
import type { Light, Manner, Person } from './person.ts';

/** A person's colours in one light. */
export interface Tones {
  /** Any local colour as this light and manner show it. */
  lit(colour: string): string;
  /** The same colour in the shade. */
  shaded(colour: string): string;
  /** Outline around an area of that colour. */
  inkFor(colour: string): string;
  skin: string;
  skinShade: string;
  skinInk: string;
  hair: string;
  hairShade: string;
  hairLight: string;
  hairInk: string;
  lip: string;
  pen: number;
  flat: boolean;
  soft: boolean;
}

/** Works out the colours of a person once; skin takes less of the shade than cloth, or it would go grey. */
export function tonesOf(person: Person, light: Light, manner: Manner): Tones {
  const toned = manner.shading === 'tone';
  const final = (colour: string) => (toned ? grey(colour, 1.18) : colour);
  const lit = (colour: string) => final(mix(multiply(colour, light.shade, light.depth * 0.5), light.key, 0.06));
  const shaded = (colour: string) =>
    final(mix(multiply(darken(colour, 0.08), light.shade, 0.42 + light.depth * 0.5), light.shade, 0.12));
  const inkFor = (colour: string) =>
    manner.ink === 'tinted' ? final(mix(darken(colour, 0.66), '#2a1230', 0.35)) : final(manner.ink);
  const skinBase = toned ? mix(person.skin, '#ffffff', 0.75) : person.skin;
  const skin = final(
    mix(mix(multiply(skinBase, light.shade, light.depth * 0.34), light.key, 0.05), '#ffdcc8', toned ? 0 : 0.05),
  );
  const skinShade = final(
    mix(multiply(skinBase, mix('#e08a7c', light.shade, 0.35 + light.depth * 0.4), 0.6 + light.depth * 0.25), skin, 0.1),
  );
  const hair = lit(person.hairColour);
  return {
    lit,
    shaded,
    inkFor,
    skin,
    skinShade,
    skinInk: manner.ink === 'tinted' ? final(mix(darken(person.skin, 0.55), '#5a1a2a', 0.45)) : final(manner.ink),
    hair,
    hairShade: shaded(mix(person.hairColour, darken(person.hairColour, 0.3), 0.55)),
    hairLight: final(mix(lighten(person.hairColour, 0.42), light.key, 0.3)),
    hairInk: manner.ink === 'tinted' ? final(mix(darken(person.hairColour, 0.72), '#1c1028', 0.4)) : final(manner.ink),
    lip: final(mix(skin, '#b8384c', 0.5)),
    pen: manner.pen,
    flat: manner.shading === 'flat',
    soft: manner.shading === 'soft',
  };
}
