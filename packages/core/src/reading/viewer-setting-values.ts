/** Settings of the viewer with a few values each, in the order in which a reader is shown them. */
export const VIEWER_CHOICES = {
  /** The reading mode of strips, of works drawn in pages, and of novels; `auto`: the work's own. */
  strips: ['auto', 'SCROLL', 'PAPER', 'GUIDED'],
  books: ['auto', 'SCROLL', 'PAPER', 'GUIDED'],
  novels: ['auto', 'SCROLL', 'PAPER'],
  /** The direction in which the pages of a comic follow each other; `auto`: the work's own. */
  direction: ['auto', 'LTR', 'RTL'],
  /** One page or two side by side; `auto` shows two in a wide window. */
  layout: ['auto', 'single', 'double'],
  /** How large a page is shown: all of it, as wide or as high as the window, or in its own pixels. */
  fit: ['whole', 'width', 'height', 'original'],
  /** Between two pages of a work drawn in pages that is read as a strip; CSS pixels. */
  stripGap: ['0', '8', '24', '64'],
  /** The background of a comic; `site`: that of the site's theme. */
  ground: ['black', 'grey', 'white', 'site'],
  /** What the left and right edges do when they are tapped; `reversed` exchanges them. */
  pageTaps: ['normal', 'reversed'],
  font: ['serif', 'sans', 'rounded', 'dyslexic'],
  /** The background of a novel; `auto` follows the theme of the site. */
  paper: ['auto', 'white', 'sepia', 'dark', 'night'],
  spacing: ['tight', 'normal', 'loose'],
  margins: ['narrow', 'normal', 'wide'],
  /** Columns of a novel in pages; `auto` shows two in a wide window. */
  columns: ['auto', 'one', 'two'],
  /** Vertical lines may be changed to horizontal, never the reverse. */
  writing: ['auto', 'HORIZONTAL'],
} as const;

/** Settings that are on or off. */
export const VIEWER_SWITCHES = [
  /** Pairs of pages begin one page later. */
  'isOffset',
  /** Wide pages and the cover are never paired. */
  'isWideAlone',
  /** Plain borders of pages are cut off. */
  'isCropped',
  /** Pictures have no colour. */
  'isGrey',
  /** In a strip, a tap at the top or the bottom scrolls by a screen. */
  'hasTapZones',
  'isJustified',
  /** The next episode opens without a click. */
  'isBinge',
] as const;

/** Settings that are whole numbers. */
export const VIEWER_RANGES = {
  /** Steps of the text size of novels; the middle one is the size that they are set in. */
  textStep: { min: 0, max: 6, step: 1 },
  /** Percent of the column, which on a phone is as wide as the window. */
  stripWidth: { min: 50, max: 100, step: 10 },
  /** Percent. */
  brightness: { min: 40, max: 100, step: 5 },
  /** Percent of the warmest tint. */
  warmth: { min: 0, max: 100, step: 10 },
  /** From the slowest to the fastest. */
  autoScroll: { min: 1, max: 10, step: 1 },
} as const;

/** What a reader may assign a key of their own to. */
export const VIEWER_KEY_ACTIONS = [
  ...(['next', 'previous', 'first', 'last', 'nextEpisode', 'previousEpisode'] as const),
  ...(['bars', 'settings', 'episodes', 'panels', 'find', 'autoScroll', 'help'] as const),
] as const;
export type ViewerKeyAction = (typeof VIEWER_KEY_ACTIONS)[number];

/** A key, as `KeyboardEvent.key` names it: a character, or a name such as `ArrowLeft`. */
export const VIEWER_KEY = /^(?:[^\p{C}\p{Z}]{1,20}| )$/u;

export type ViewerKeys = { readonly [Action in ViewerKeyAction]?: string };

type Choices = typeof VIEWER_CHOICES;
export type ViewerChoiceName = keyof Choices;
export type ViewerSwitchName = (typeof VIEWER_SWITCHES)[number];
export type ViewerRangeName = keyof typeof VIEWER_RANGES;

/** How a reader reads: every setting, with its value. */
export type ViewerSettings = { readonly [Name in ViewerChoiceName]: Choices[Name][number] } & {
  readonly [Name in ViewerSwitchName]: boolean;
} & { readonly [Name in ViewerRangeName]: number } & { readonly keys: ViewerKeys };

export type ViewerSettingName = keyof ViewerSettings;

/** Some of the settings: those that a reader has changed in one place. */
export type ViewerLayer = Partial<ViewerSettings>;

/** A layer of which nothing is known, such as a stored one: what is no setting, or no value of it, is left out. */
export function cleanViewerLayer(values: Readonly<Record<string, unknown>>): ViewerLayer {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isSettingValue(name, value)));
}

function isSettingValue(name: string, value: unknown): boolean {
  if (Object.hasOwn(VIEWER_CHOICES, name)) {
    const allowed: readonly unknown[] = VIEWER_CHOICES[name as ViewerChoiceName];
    return allowed.includes(value);
  }
  if (Object.hasOwn(VIEWER_RANGES, name)) {
    const { min, max, step } = VIEWER_RANGES[name as ViewerRangeName];
    return typeof value === 'number' && value >= min && value <= max && (value - min) % step === 0;
  }
  if (name === 'keys') return areKeys(value);
  const switches: readonly string[] = VIEWER_SWITCHES;
  return switches.includes(name) && typeof value === 'boolean';
}

function areKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const actions: readonly string[] = VIEWER_KEY_ACTIONS;
  return Object.entries(value).every(
    ([action, key]) => actions.includes(action) && typeof key === 'string' && VIEWER_KEY.test(key),
  );
}
