import type { ClientPlatform } from '../enumerations.ts';

/** What D36 asks about a reader. */
export interface BlFacts {
  readonly client: ClientPlatform;
  /** The switch `isBlToggle` of who is signed in; null for a guest. */
  readonly isBlToggle: boolean | null;
}

export interface BlVisibility {
  /** BL works are in lists and can be opened, and /home/bl is reachable. */
  readonly works: boolean;
  /** The switch is offered. */
  readonly toggle: boolean;
}

/**
 * D36. On a platform with the toggle, BL shows on the web to guests and to who has it on; the native apps hide both BL
 * and the switch. Elsewhere BL is a genre like any other.
 */
export function blVisibility(hasToggle: boolean, { client, isBlToggle }: BlFacts): BlVisibility {
  if (!hasToggle) return { works: true, toggle: false };
  const isWeb = client === 'WEB';
  return { works: isWeb && isBlToggle !== false, toggle: isWeb && isBlToggle !== null };
}
