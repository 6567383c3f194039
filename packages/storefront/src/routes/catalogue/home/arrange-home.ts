import type { BannerComposition, CoverDensity } from '@longstrip/core';
import { COVERS_A_ROW, VISIBLE_ON_SHELF } from '@longstrip/ui';

/** What a part of the home page looks like: series in one of the forms of a block, or something without series. */
type SeriesPartForm = 'grid' | 'shelf' | 'posters' | 'lines' | 'editorial' | 'ranking' | 'chart';
type PartForm = SeriesPartForm | 'picks' | 'browse' | 'end';

/** A part of the home page, with the series that it could show, the best first. */
export interface HomePart {
  readonly form: PartForm;
  readonly series: readonly { readonly alias: string }[];
}

export interface HomeSurroundings {
  /** Aliases of the series that the banners lead to. */
  readonly banners: readonly string[];
  readonly density: CoverDensity;
  readonly composition: BannerComposition;
}

interface HeightsPx {
  readonly phone: number;
  readonly desktop: number;
}

/** Three windows, of 390×844 and of 1280×900: this far no series is shown twice. */
const REACH_PX: HeightsPx = { phone: 3 * 844, desktop: 3 * 900 };
/** Header and tabs; in a wide window the tabs are in the rail. And the banners. */
const BARS_PX: HeightsPx = { phone: 96, desktop: 78 };
const BANNERS_PX: Readonly<Record<BannerComposition, HeightsPx>> = {
  hero: { phone: 339, desktop: 320 },
  strip: { phone: 148, desktop: 208 },
  stack: { phone: 340, desktop: 320 },
  split: { phone: 219, desktop: 320 },
  story: { phone: 300, desktop: 400 },
};
/** What a part is high at most that a wide window shows in its second column instead: a shelf. */
const BESIDE_PX: HeightsPx = { phone: 0, desktop: 286 };
/**
 * The minimum heights of parts: titles of one line in every card. A part that is higher than assumed makes the rule reach
 * further than three windows, never less far.
 */
const LEAST_PX: Readonly<Record<CoverDensity, Readonly<Record<PartForm | 'row', HeightsPx>>>> = {
  usual: {
    grid: { phone: 116, desktop: 116 },
    row: { phone: 198, desktop: 217 },
    shelf: { phone: 265, desktop: 286 },
    ranking: { phone: 265, desktop: 286 },
    posters: { phone: 370, desktop: 380 },
    lines: { phone: 560, desktop: 640 },
    editorial: { phone: 560, desktop: 560 },
    chart: { phone: 800, desktop: 620 },
    picks: { phone: 230, desktop: 230 },
    browse: { phone: 110, desktop: 110 },
    end: { phone: 250, desktop: 250 },
  },
  dense: {
    grid: { phone: 112, desktop: 112 },
    row: { phone: 157, desktop: 189 },
    shelf: { phone: 225, desktop: 252 },
    ranking: { phone: 225, desktop: 252 },
    posters: { phone: 370, desktop: 380 },
    lines: { phone: 560, desktop: 640 },
    editorial: { phone: 560, desktop: 560 },
    chart: { phone: 800, desktop: 620 },
    picks: { phone: 222, desktop: 222 },
    browse: { phone: 110, desktop: 110 },
    end: { phone: 250, desktop: 250 },
  },
};

const SHELF_LENGTH = 12;
/** A shelf with fewer new series than this comes later, unless it never had more. */
const MIN_NEW = 4;
/** A shelf that still has fewer than this is left out. */
const MIN_LEFT = 2;
const HAS_SERIES: ReadonlySet<PartForm> = new Set([
  'grid',
  'shelf',
  'posters',
  'lines',
  'editorial',
  'ranking',
  'chart',
]);
/** Blocks that show a few series, all of them at once; the others continue beyond the window's edge. */
const WHOLE_LENGTHS: Partial<Record<PartForm, number>> = { lines: 4, editorial: 6 };
/** Posters that are visible without scrolling, in the widest column. */
const VISIBLE_POSTERS = 4;

/**
 * Puts the parts of the home page in order, so that no series is seen twice within its first three windows, banners
 * included. There a part shows only series that are not shown above it. A part with too few of them comes later; so does a
 * ranking with repeats, since it cannot leave places out. When all series have been shown, the remaining parts come below
 * the end note; if that is still within the three windows, they are left out. Further down a series may be on the page
 * twice. Number one of a ranking may also be a banner.
 *
 * Series of a shelf that are beyond the window's edge do not count, nor do the few covers on the card of a pick.
 *
 * @param parts in the platform's order; one of the form `end` is the note at the end
 */
export function arrangeHome<Part extends HomePart>(parts: readonly Part[], surroundings: HomeSurroundings): Part[] {
  const grids = parts.flatMap(({ form, series }) => (form === 'grid' ? series : []));
  const page = startPage<Part>(surroundings, new Set(grids.map(({ alias }) => alias)));
  let waiting: Part[] = [];
  for (const part of parts.filter(({ form }) => form !== 'end')) {
    if (!page.isWithinReach()) {
      for (const late of waiting) page.addWhole(late);
      waiting = [];
      page.addWhole(part);
    } else if (!page.addNew(part, 'enough')) waiting.push(part);
  }
  const end = parts.filter(({ form }) => form === 'end');
  if (page.isWithinReach()) waiting = waiting.filter((part) => !page.addNew(part, 'any'));
  else for (const late of waiting.splice(0)) page.addWhole(late);
  for (const note of end) page.addWhole(note);
  if (!page.isWithinReach()) for (const late of waiting) page.addWhole(late);
  return page.placed;
}

/** @param ofGrid series that shelves leave to the grid, which is the day's own list */
function startPage<Part extends HomePart>(
  { banners, density, composition }: HomeSurroundings,
  ofGrid: ReadonlySet<string>,
) {
  type Series = Part['series'][number];
  const placed: Part[] = [];
  const seen = new Set(banners);
  const visibleOf = (form: PartForm): number =>
    WHOLE_LENGTHS[form] ??
    (form === 'posters' ? VISIBLE_POSTERS : form === 'chart' ? Infinity : VISIBLE_ON_SHELF[density]);
  let height = add(
    subtract(BARS_PX, BESIDE_PX),
    banners.length > 0 ? BANNERS_PX[composition] : { phone: 0, desktop: 0 },
  );
  const isNew = ({ alias }: Series) => !seen.has(alias);

  const place = (part: Part, series: readonly Series[], seenNow = series.slice(0, visibleOf(part.form))): void => {
    for (const { alias } of seenNow) seen.add(alias);
    placed.push({ ...part, series });
    height = add(height, leastHeight(part.form, series.length, density));
  };

  /** Adds the new series of a part. False when they are too few and nothing was added. */
  const addNew = (part: Part, needed: 'enough' | 'any'): boolean => {
    const { form, series } = part;
    const visible = visibleOf(form);
    if (!HAS_SERIES.has(form)) {
      place(part, series);
      return true;
    }
    if (series.length === 0) return true;
    if (isRanking(form)) {
      // A ranking begins at 1, even when a banner leads to number one: only that series may be seen twice.
      if (!series.slice(1, Math.max(2, visible)).every(isNew)) return false;
      if (series.length === 1 && !series.every(isNew)) return false;
      place(part, series);
      return true;
    }
    const fresh = series.filter((each) => isNew(each) && (form === 'grid' || !ofGrid.has(each.alias)));
    const least = needed === 'any' ? MIN_LEFT : Math.min(MIN_NEW, series.length);
    if (fresh.length < (form === 'grid' ? 1 : least)) return false;
    if (form === 'grid') place(part, fresh, fresh);
    else if (form in WHOLE_LENGTHS) place(part, fresh.slice(0, visible));
    else place(part, fresh.length < visible ? fresh : newFirst(series, fresh.slice(0, visible)));
    return true;
  };

  const addWhole = (part: Part): void => {
    const { form, series } = part;
    const above = placed.map((each) => each.series);
    const length = WHOLE_LENGTHS[form] ?? SHELF_LENGTH;
    const isList = HAS_SERIES.has(form) && form !== 'grid' && !isRanking(form);
    const [few = []] = isList ? limitRepeats<Series>(above, [series.slice(0, length)]) : [series];
    if (few.length > 0 || !HAS_SERIES.has(form)) place(part, few);
  };

  return {
    placed,
    addNew,
    addWhole,
    isWithinReach: () => height.phone < REACH_PX.phone || height.desktop < REACH_PX.desktop,
  };
}

/** Places are numbered, so that none can be left out. */
function isRanking(form: PartForm): boolean {
  return form === 'ranking' || form === 'chart';
}

/** A shelf that begins with `first` and continues with its other series. */
function newFirst<Series>(series: readonly Series[], first: readonly Series[]): Series[] {
  const others = series.filter((each) => !first.includes(each));
  return [...first, ...others].slice(0, SHELF_LENGTH);
}

function leastHeight(form: PartForm, count: number, density: CoverDensity): HeightsPx {
  const { [form]: whole, row } = LEAST_PX[density];
  if (form !== 'grid') return whole;
  const { phone, desktop } = COVERS_A_ROW[density];
  return {
    phone: whole.phone + Math.ceil(count / phone) * row.phone,
    desktop: whole.desktop + Math.ceil(count / desktop) * row.desktop,
  };
}

function subtract(one: HeightsPx, other: HeightsPx): HeightsPx {
  return { phone: one.phone - other.phone, desktop: one.desktop - other.desktop };
}

function add(one: HeightsPx, other: HeightsPx): HeightsPx {
  return { phone: one.phone + other.phone, desktop: one.desktop + other.desktop };
}

/** How often a series may be on the page. */
const MAX_REPEATS = 2;
/** A shelf is never made shorter than this. */
const MIN_SHELF_LENGTH = 4;

/**
 * Removes series from shelves if the page already shows them often enough above. A shelf that would become too short keeps
 * its first repeated series. The order within a shelf stays.
 */
export function limitRepeats<Series extends { readonly alias: string }>(
  before: readonly (readonly Series[])[],
  shelves: readonly (readonly Series[])[],
): Series[][] {
  const places = new Map<string, number>();
  const count = (series: readonly Series[]) => {
    for (const { alias } of series) places.set(alias, (places.get(alias) ?? 0) + 1);
  };
  before.forEach(count);
  return shelves.map((shelf) => {
    const isRepeat = ({ alias }: Series) => (places.get(alias) ?? 0) >= MAX_REPEATS;
    const repeats = shelf.filter(isRepeat);
    const lacking = Math.max(0, MIN_SHELF_LENGTH - (shelf.length - repeats.length));
    const staying = new Set(repeats.slice(0, lacking));
    const shown = shelf.filter((series) => !isRepeat(series) || staying.has(series));
    count(shown);
    return shown;
  });
}
