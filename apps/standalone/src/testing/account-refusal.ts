import type { RefusalBlock, RefusalCodeOf } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { Scene } from './account-scene.ts';
import { type PlatformId, SITE_ORIGIN } from './account-world.ts';

/** Why there is no such request, or no such page. */
export interface NotThere {
  not: string;
}

/** A request that is refused, and its status. */
export interface RefusedCall {
  ask: (scene: Scene) => Promise<Response>;
  status: number;
}

/** What a reader does, and how the page responds. */
export interface RefusedOnPage {
  ask: (scene: Scene) => Promise<Response>;
  status: number;
  /** The text that it shows, in English. */
  says?: ServerKey | MessageKey;
  /** The address that it redirects to. */
  leadsTo?: RegExp;
  /** A part of its markup. */
  has?: string;
}

/** How a code is provoked: by a call (`wire`), and by what a reader does on a page. */
export interface AccountRefusal {
  how: string;
  /** The Thai site by default: it has every local sign-in method. */
  on?: PlatformId;
  wire: RefusedCall | NotThere;
  page: RefusedOnPage | NotThere;
}

/** Every code of a block; it does not compile when one is missing. */
export type RowsOf<Block extends RefusalBlock> = {
  readonly [Code in RefusalCodeOf<Block>]: readonly AccountRefusal[] | NotThere;
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const AGREED = { terms: 'on', privacy: 'on' } as const;

/** A field of a page, by its name. */
export function fieldIn(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Who Facebook says the reader is. */
export const person = (email: string) => ({ id: `fb-${email}`, name: 'Ada', email });

/** A return from Google, which states that the address is verified. Facebook verifies none. */
export async function returnByGoogle(scene: Scene, email: string): Promise<Response> {
  const { provider } = scene.world;
  provider.spoil({ claims: { sub: `g-${email}`, email } });
  try {
    return await scene.returnFrom('google');
  } finally {
    provider.spoil({});
  }
}

/** Follows a failed step of the sign-in library to the page that shows its error. */
export async function errorPage(scene: Scene, answer: Response): Promise<Response> {
  const body = answer.status === 303 ? null : await answer.json();
  const address = answer.headers.get('location') ?? String(body.url).replace(SITE_ORIGIN, '');
  const led = await scene.ask(address);
  return scene.ask(`${led.headers.get('location')}&lang=en-US`);
}
