import type { DemoPolicy } from './site-texts.ts';

/** The demo's legal pages. They bind nobody: a store puts its own in their place. */
export const DEMO_POLICIES: readonly DemoPolicy[] = [];
