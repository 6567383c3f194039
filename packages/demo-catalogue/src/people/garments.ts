import { apron, armour, cloak, dress, kimono } from './costumes.ts';
import { blazer, coat, hoodie, jacket, jersey, sailor, shirt, suit, sweater, tee } from './everyday-clothes.ts';
import type { Top } from './person.ts';
import type { Cut } from './tailoring.ts';

/** How each upper garment is cut. */
export const CUTS: Record<Top, Cut> = {
  tee,
  jersey,
  shirt,
  blazer,
  suit,
  sailor,
  hoodie,
  sweater,
  coat,
  jacket,
  kimono,
  dress,
  apron,
  armour,
  cloak,
};
