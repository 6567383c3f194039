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

export type PlatformId = (typeof INDEX)[number]['id'];

/** Every platform, in the order of their ports. */
export const PLATFORMS: readonly Platform<PlatformId>[] = INDEX;

/** Whether a text from outside is the id of a platform. */
export function isPlatformId(text: string): text is PlatformId {
  return PLATFORMS.some((platform) => platform.id === text);
}

/** The platform of an id. Throws when the index lacks it, which the type rules out. */
export function getPlatform(id: PlatformId): Platform<PlatformId> {
  const platform = PLATFORMS.find((candidate) => candidate.id === id);
  if (platform === undefined) throw new Error(`No platform has the id ${id}`);
  return platform;
}

/** The platform that a value of the header x-balcony-id names, or null. */
export function platformByBalconyId(balconyId: string): Platform<PlatformId> | null {
  return PLATFORMS.find((platform) => platform.balconyId === balconyId) ?? null;
}

/**
 * The platform that a host belongs to, or null.
 * @param host as in the Host header: any case, with or without port and closing dot.
 */
export function platformByHost(host: string): Platform<PlatformId> | null {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return PLATFORMS.find((platform) => platform.hosts.includes(name)) ?? null;
}
