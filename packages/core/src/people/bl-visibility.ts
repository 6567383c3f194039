import type { ClientPlatform } from '../shared/enumerations.ts';

/** Facts about a reader that D36 depends on. */
export interface BlFacts {
  readonly client: ClientPlatform;
  /** The signed-in reader's switch `isBlToggle`; null for a guest. */
  readonly isBlToggle: boolean | null;
}

export interface BlVisibility {
  /** BL works are listed and open, and /home/bl exists. */
  readonly works: boolean;
  /** The switch is shown. */
  readonly toggle: boolean;
}

/**
 * D36. On a platform with the switch, BL works are shown on the web to guests and to readers who turned it on; the native
 * apps hide both works and switch. On other platforms BL is an ordinary genre.
 */
export function blVisibility(hasToggle: boolean, { client, isBlToggle }: BlFacts): BlVisibility {
  if (!hasToggle) return { works: true, toggle: false };
  const isWeb = client === 'WEB';
  return { works: isWeb && isBlToggle !== false, toggle: isWeb && isBlToggle !== null };
}
