import type { PageRegion } from '@longstrip/core';

/** What is seen and said in a panel, in the language of the work; empty if nothing is known. */
export function regionText({ scene, text }: Pick<PageRegion, 'scene' | 'text'>): string {
  return [scene, text].filter((part) => part !== undefined && part !== '').join('\n');
}
