import type { Platform } from '@longstrip/core';
import beltoonJp from './platforms/beltoon-jp.ts';
import bomTh from './platforms/bom-th.ts';
import bomTw from './platforms/bom-tw.ts';
import bomUs from './platforms/bom-us.ts';
import delitoonDe from './platforms/delitoon-de.ts';
import delitoonFr from './platforms/delitoon-fr.ts';
import delitoonMe from './platforms/delitoon-me.ts';

/** The index: a platform is its file below platforms/ and a line here (D4); everything else discovers it from this. */
const INDEX = [bomUs, beltoonJp, bomTh, bomTw, delitoonMe, delitoonDe, delitoonFr] as const;

/** The id of a platform of this product. */
export type PlatformId = (typeof INDEX)[number]['id'];

/** Every platform, in the order of their ports. */
export const PLATFORMS: readonly Platform<PlatformId>[] = INDEX;
