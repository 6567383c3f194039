import type { DemoQuestion } from './site-texts.ts';

/** What readers ask most, in the order of a help page. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [];
