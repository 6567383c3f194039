import type { CallData } from './bridge-contract.ts';

export interface BackParts {
  /** Of the layers over the page (`useBackStack`). */
  back: (isRoot: boolean) => 'closed' | 'leave' | 'stay';
  /** The page is the home page, or nothing of the site is before it. */
  isRoot: boolean;
  leave: () => void;
}

/** One press of the app’s back button: closes a modal, then a slide, then goes back unless at the root (section 2). */
export function pressBack({ back, isRoot, leave }: BackParts): CallData<'backDone'>['outcome'] {
  const done = back(isRoot);
  if (done === 'closed') return 'closed';
  if (done === 'stay') return 'root';
  leave();
  return 'left';
}
