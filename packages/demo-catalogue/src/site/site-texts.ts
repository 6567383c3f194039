import type { Locale, PolicyKind, ThemePosition } from '@longstrip/core';

/** A text in each locale that one of the demo's platforms has; Korean is on none (D1). */
export type SiteTexts<Text> = Readonly<Record<Exclude<Locale, 'ko-KR'>, Text>>;

/** The same for what only stores with a catalogue show. */
export type StoreTexts<Text> = Readonly<Record<Exclude<Locale, 'ko-KR' | 'de-DE' | 'fr-FR'>, Text>>;

export interface DemoPick {
  key: string;
  texts: StoreTexts<{ title: string; description: string }>;
  /** Keys of works, in order. */
  works: readonly string[];
}

export interface DemoTheme {
  key: string;
  position: ThemePosition;
  texts: StoreTexts<{ title: string }>;
  works: readonly string[];
}

/** A banner for a work; its title is the series' own. */
export interface DemoBanner {
  work: string;
  texts: StoreTexts<{ kicker: string; line: string }>;
}

export interface DemoNotice {
  key: string;
  /** Whole days before the day of seeding. */
  publishedDaysAgo: number;
  isPinned: boolean;
  /** The body is rich text of the specification: span, br, a and div. */
  texts: SiteTexts<{ title: string; body: string }>;
}

export interface DemoQuestion {
  key: string;
  category: 'READING' | 'COINS' | 'ACCOUNT' | 'CONTENT' | 'TROUBLE';
  texts: SiteTexts<{ question: string; answer: string }>;
}

export interface DemoPolicy {
  kind: Extract<PolicyKind, 'TERMS' | 'PRIVACY'>;
  texts: SiteTexts<{ title: string; body: string }>;
}

/** Headings with their paragraphs. */
export type PolicySections = readonly (readonly [heading: string, text: string])[];
