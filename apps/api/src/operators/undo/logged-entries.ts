import { SWITCHABLE_FEATURES } from '@longstrip/core';
import { getPlatform, isPlatformId } from '@longstrip/platform-config';

/** An entry of an apply document, not checked yet: `parseApplyDocument` does that. */
export type Entry = Readonly<Record<string, unknown>>;
type Facts = ReadonlyMap<string, unknown>;

/** A row of the audit log, as far as it says what it changed. */
export interface LoggedChange {
  readonly action: string;
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One kind of entries: where it stands in a document, and what one is of what the log has of it. */
interface EntryKind {
  readonly section: string;
  /** A document changes only what it names of it; otherwise an entry is all that there is. */
  readonly isPartial?: true;
  readonly entryOf: (facts: Facts, subject: readonly string[], value: unknown) => Entry;
}

/** A time of the log, as documents have it. */
export function momentOf(ms: unknown): string | null {
  return typeof ms === 'number' ? new Date(ms).toISOString() : null;
}

const factsOf = (value: unknown): Facts => new Map<string, unknown>(Object.entries(Object(value)));
const listOf = (value: unknown): Facts[] => (Array.isArray(value) ? value.map(factsOf) : []);

/** Some fields under the names that documents have for them. */
function named(facts: Facts, names: Readonly<Record<string, string>>): Entry {
  return Object.fromEntries(Object.entries(names).map(([name, logged]) => [name, facts.get(logged)]));
}

function same(facts: Facts, ...names: readonly string[]): Entry {
  return Object.fromEntries(names.map((name) => [name, facts.get(name)]));
}

/** Texts by locale, as rows of the log: `[{ locale, title }]` is `{ "en-US": { title } }`. */
function textsOf(facts: Facts): Entry {
  return Object.fromEntries(
    listOf(facts.get('texts')).map((text) => {
      const { locale, ...fields } = Object.fromEntries(text);
      return [String(locale), fields];
    }),
  );
}

const LISTED = ['key', 'position', 'isVisible', 'series'] as const;
const timesOf = (facts: Facts, start: string, end: string) => ({
  startAt: momentOf(facts.get(start)),
  endAt: momentOf(facts.get(end)),
});

const KINDS: Readonly<Record<string, EntryKind>> = {
  'platform.apply': {
    section: 'platforms',
    entryOf: (facts, [id = '']) => ({ id, features: { ...featuresOf(id), ...switchesOf(facts) } }),
    isPartial: true,
  },
  'notice.apply': {
    section: 'notices',
    entryOf: (facts) => ({
      ...{ platform: facts.get('platformId'), ...same(facts, 'key', 'isPinned', 'isVisible') },
      ...{ publishAt: momentOf(facts.get('publishedAtMs')), texts: textsOf(facts) },
    }),
  },
  'faq.apply': {
    section: 'faqs',
    entryOf: (facts) => ({
      ...{ platform: facts.get('platformId'), ...same(facts, 'key', 'category', 'position', 'isVisible') },
      texts: textsOf(facts),
    }),
  },
  'policy.apply': {
    section: 'policies',
    entryOf: (facts, [platform, kind, locale, version]) => ({
      ...{ platform, kind, locale, version: Number(version), ...same(facts, 'title', 'body', 'effectiveOn') },
    }),
  },
  'pick.apply': {
    section: 'picks',
    entryOf: (facts) => ({ platform: facts.get('platformId'), ...same(facts, ...LISTED), texts: textsOf(facts) }),
  },
  'theme.apply': {
    section: 'themes',
    entryOf: (facts) => ({
      ...{ platform: facts.get('platformId'), ...same(facts, ...LISTED, 'place'), texts: textsOf(facts) },
    }),
  },
  'banner.apply': {
    section: 'banners',
    entryOf: (facts) => ({
      ...same(facts, 'key', 'position', 'isVisible', 'place', 'kind', 'path', 'isAdult'),
      ...named(facts, { platform: 'platformId', series: 'seriesId' }),
      ...named(facts, { phonePicture: 'phoneAssetId', desktopPicture: 'desktopAssetId' }),
      ...{ openAt: momentOf(facts.get('openedAtMs')), closeAt: momentOf(facts.get('closedAtMs')) },
      texts: textsOf(facts),
    }),
  },
  'product.apply': {
    section: 'coinProducts',
    entryOf: (facts, [platform, key]) => ({
      ...{ platform, key, ...named(facts, { price: 'priceMinorUnits', position: 'orderNo' }) },
      ...same(facts, 'title', 'coins', 'bonusCoins', 'mileage', 'isFirstPurchaseOnly', 'stock', 'perUserLimit'),
      ...same(facts, 'isVisible', 'appleProductId', 'googleProductId'),
      ...timesOf(facts, 'startsAtMs', 'endsAtMs'),
    }),
  },
  'coupon.apply': {
    section: 'coupons',
    entryOf: (facts) => ({
      ...named(facts, { platform: 'platformId', key: 'id', amount: 'amountMinorUnits' }),
      ...named(facts, { minimumAmount: 'minimumMinorUnits' }),
      ...same(facts, 'type', 'title', 'code', 'percent', 'value', 'clients', 'totalLimit', 'perUserLimit', 'isEvent'),
      ...timesOf(facts, 'startsAtMs', 'endsAtMs'),
    }),
  },
  'gift.apply': {
    section: 'gifts',
    entryOf: (facts) => ({
      ...named(facts, { platform: 'platformId', key: 'id', series: 'seriesId', episodes: 'episodeCount' }),
      ...{ ...same(facts, 'type', 'title', 'target'), startAt: momentOf(facts.get('startsAtMs')) },
      ...{ receiveUntil: momentOf(facts.get('receiveUntilMs')), useUntil: momentOf(facts.get('useUntilMs')) },
    }),
  },
  'roulette.apply': {
    section: 'roulettes',
    entryOf: (facts) => ({
      ...named(facts, { platform: 'platformId', key: 'id' }),
      ...{ ...same(facts, 'title', 'audience'), ...timesOf(facts, 'startsAtMs', 'endsAtMs') },
      prizes: listOf(facts.get('prizes')).map((prize) => same(prize, 'kind', 'amount', 'weight', 'stock')),
    }),
  },
  'event.apply': { section: 'events', entryOf: eventOf },
  'words.apply': {
    section: 'prohibitedWords',
    entryOf: (_, [platform, locale], words) => ({ platform, locale, words: words ?? [] }),
  },
};

/** What a platform’s data says of each feature: so it is where no operator has switched it. */
function featuresOf(id: string): Entry {
  if (!isPlatformId(id)) return {};
  const { features } = getPlatform(id);
  return Object.fromEntries(SWITCHABLE_FEATURES.map((feature) => [feature, features[feature]]));
}

const switchesOf = (facts: Facts): Entry =>
  Object.fromEntries([...facts].map(([feature, value]) => [feature, factsOf(value).get('isOn')]));

function eventOf(facts: Facts): Entry {
  const tickets = {
    ...named(facts, { mode: 'ticketMode', total: 'ticketTotal', winners: 'winnerCount' }),
    ...same(facts, 'needsAddress'),
  };
  return {
    ...named(facts, { platform: 'platformId', key: 'id', picture: 'assetId', coupon: 'couponId' }),
    ...same(facts, 'kind', 'audience', 'position', 'isVisible', 'series'),
    ...timesOf(facts, 'startsAtMs', 'endsAtMs'),
    tickets: facts.get('ticketMode') === null ? null : tickets,
    rewards: listOf(facts.get('rewards')).map((reward) =>
      named(reward, { at: 'atCount', kind: 'kind', amount: 'amount' }),
    ),
    texts: textsOf(facts),
  };
}

const kindOf = (action: string): EntryKind | undefined => (Object.hasOwn(KINDS, action) ? KINDS[action] : undefined);

/** What an act changed, as entries of documents: before and after it. Null: it was not there, or the act is none of `apply`. */
export function loggedEntries(change: LoggedChange): { before: Entry | null; after: Entry | null; isPartial: boolean } {
  const kind = kindOf(change.action);
  const entryOf = (value: unknown): Entry | null => {
    if (kind === undefined || (value === null && change.action !== 'words.apply')) return null;
    return kind.entryOf(factsOf(value), change.subjectId.split('/'), value);
  };
  return { before: entryOf(change.before), after: entryOf(change.after), isPartial: kind?.isPartial === true };
}

/**
 * The part of a document that sets what was before an act. What the act made new is hidden, as nothing that was applied is deleted.
 * Null: there is none.
 */
export function inverseEntry(change: LoggedChange): { section: string; entry: Entry } | null {
  const section = kindOf(change.action)?.section;
  const { before, after } = loggedEntries(change);
  const entry = before ?? (after === null ? null : { ...after, isVisible: false });
  if (section === undefined || entry === null) return null;
  if (section !== 'platforms') return { section, entry };
  // A feature that is named counts as switched from then on.
  const [was, is] = [factsOf(entry.features), factsOf(after?.features)];
  const features = Object.fromEntries([...was].filter(([feature, isOn]) => is.get(feature) !== isOn));
  return { section, entry: { ...entry, features } };
}
