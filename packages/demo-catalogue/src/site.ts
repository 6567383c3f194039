import type { Locale, PolicyKind, SwitchableFeature, ThemePosition } from '@longstrip/core';
import { readOwnJson } from './own-folder.ts';

/** A text in each locale that one of the demo's platforms has; Korean is on none (D1). */
type SiteTexts<Text> = Readonly<Record<Exclude<Locale, 'ko-KR'>, Text>>;

/** The same for what only stores with a catalogue show. */
type StoreTexts<Text> = Readonly<Record<Exclude<Locale, 'ko-KR' | 'de-DE' | 'fr-FR'>, Text>>;

interface DemoPick {
  key: string;
  texts: StoreTexts<{ title: string; description: string }>;
  /** Keys of works, in order. */
  works: readonly string[];
}

interface DemoTheme {
  key: string;
  position: ThemePosition;
  texts: StoreTexts<{ title: string }>;
  works: readonly string[];
}

/** A banner for a work; its title is the series' own. */
interface DemoBanner {
  work: string;
  texts: StoreTexts<{ kicker: string; line: string }>;
}

interface DemoNotice {
  key: string;
  /** Whole days before the day of seeding. */
  publishedDaysAgo: number;
  isPinned: boolean;
  /** The body is rich text of the specification: span, br, a and div. */
  texts: SiteTexts<{ title: string; body: string }>;
}

interface DemoQuestion {
  key: string;
  category: 'READING' | 'COINS' | 'ACCOUNT' | 'CONTENT' | 'TROUBLE';
  texts: SiteTexts<{ question: string; answer: string }>;
}

interface DemoPolicy {
  kind: Extract<PolicyKind, 'TERMS' | 'PRIVACY'>;
  texts: SiteTexts<{ title: string; body: string }>;
}

/** A page of the law as its file has it: headings with their paragraphs. */
interface PolicyText {
  title: string;
  sections: readonly (readonly [heading: string, text: string])[];
}

/** What each file of `site/` holds. */
export interface SiteFiles {
  /** In the order of the front page. */
  'showcase.json': {
    banners: readonly DemoBanner[];
    picks: readonly DemoPick[];
    themes: readonly DemoTheme[];
  };
  /** The newest first. */
  'notices.json': readonly DemoNotice[];
  /** What readers ask most, in the order of a help page. */
  'questions.json': readonly DemoQuestion[];
  'terms.json': SiteTexts<PolicyText>;
  'privacy.json': SiteTexts<PolicyText>;
}

const readSite = <Name extends keyof SiteFiles>(name: Name): SiteFiles[Name] => readOwnJson(`site/${name}`);

const showcase = readSite('showcase.json');
export const DEMO_BANNERS = showcase.banners;
export const DEMO_PICKS = showcase.picks;
export const DEMO_THEMES = showcase.themes;

export const DEMO_NOTICES = readSite('notices.json');
export const DEMO_QUESTIONS = readSite('questions.json');

/** The demo's legal pages. They bind nobody: a store puts its own in their place. */
export const DEMO_POLICIES: readonly DemoPolicy[] = [
  { kind: 'TERMS', texts: policyTexts(readSite('terms.json')) },
  { kind: 'PRIVACY', texts: policyTexts(readSite('privacy.json')) },
];

/** Features that the demo turns on where a platform's own data leaves them off: wait until free on bom-us (D10). */
export const DEMO_FEATURES: readonly { platformId: string; feature: SwitchableFeature }[] = [
  { platformId: 'bom-us', feature: 'freetime' },
];

function policyTexts(texts: SiteTexts<PolicyText>): DemoPolicy['texts'] {
  const read = Object.entries(texts).map(([locale, text]) => [locale, { title: text.title, body: bodyOf(text) }]);
  return Object.fromEntries(read);
}

/** A page of headed paragraphs in the rich text of the specification. */
function bodyOf({ sections }: PolicyText): string {
  return sections
    .map(([heading, text]) => `<div><span style="font-weight:600">${heading}</span><br>${text}<br><br></div>`)
    .join('');
}
