import { type Difference, differencesOf, leavesOf } from './leaves.ts';
import { type Entry, type LoggedChange, momentOf } from './logged-entries.ts';

/** What undoes a change of a series, and the changed fields that no document sets: they stay as they are. */
interface SeriesInverse {
  readonly entry: Entry;
  readonly stays: readonly string[];
}

/** Facts of a series that a document sets under the same name. */
const FACTS: ReadonlySet<string> = new Set([
  ...['alias', 'title', 'synopsis', 'publisher', 'status', 'isAdult', 'isOriginal', 'isRemoved', 'language', 'workKey'],
  ...['tags', 'days', 'creators', 'rentalHours', 'freetimeEnabled', 'freetimeRefillHours', 'freetimeExcludedNewest'],
]);
const OFFER_FACTS: ReadonlySet<string> = new Set([
  ...['isVisible', 'title', 'rentCoin', 'possessionCoin', 'freeEpisodeCount'],
]);
const OWN_PRICES: ReadonlySet<string> = new Set(['hasOwnPrices', 'rentCoin', 'possessionCoin']);

type Fields = Record<string, unknown>;

/**
 * The entry of a document that sets back what an act changed of a series, and nothing else of it. A series or episode that was new on
 * a platform is hidden there again. A draft that was published is hidden, and is no draft any more.
 */
export function inverseSeries({ subjectId, before, after }: LoggedChange): SeriesInverse {
  const was = leavesOf(before);
  const changed = differencesOf(was, leavesOf(after));
  const stays: string[] = [];
  const facts: Fields = {};
  const platforms = new Map<string, Fields>();
  const episodes = new Map<string, { facts: Fields; platforms: Map<string, Fields> }>();
  const on = (offers: Map<string, Fields>, platformId: string): Fields => {
    const fields = offers.get(platformId) ?? {};
    offers.set(platformId, fields);
    return fields;
  };
  const isThere = (path: string) => [...was.keys()].some((key) => key.startsWith(`${path}.`));
  const take = (difference: Difference) => {
    const [area = '', name = '', part = '', platformId = '', field = ''] = partsOf(difference.field);
    const value = difference.before;
    if (FACTS.has(area)) facts[area] = value;
    else if (area === 'bulkDiscounts') on(platforms, name).bulkDiscounts = withoutPlatforms(value);
    else if (area === 'platforms') {
      if (!isThere(`platforms.${name}`)) on(platforms, name).isVisible = false;
      else if (!setOffer(on(platforms, name), part, value)) stays.push(difference.field);
    } else if (area === 'episodes' && isThere(`episodes.${name}`)) {
      const episode = episodes.get(name) ?? { facts: {}, platforms: new Map<string, Fields>() };
      episodes.set(name, episode);
      const path = `episodes.${name}.platforms.${platformId}`;
      if (part === 'isRemoved') episode.facts.isRemoved = value;
      else if (part !== 'platforms') stays.push(difference.field);
      // An episode that is new on a platform came there with its series, which is hidden.
      else if (!isThere(path)) stays.push(difference.field);
      else if (!setEpisodeOffer(on(episode.platforms, platformId), field, (own) => was.get(`${path}.${own}`)))
        stays.push(difference.field);
    } else stays.push(difference.field);
  };
  changed.forEach(take);
  const entries = [...episodes].flatMap(([number, episode]) => {
    const offers = filled(episode.platforms);
    const isEmpty = Object.keys(episode.facts).length + Object.keys(offers).length === 0;
    return isEmpty ? [] : [{ number, ...episode.facts, platforms: offers }];
  });
  const offers = filled(platforms);
  return {
    entry: {
      ...{ series: Number(subjectId), ...facts },
      ...(Object.keys(offers).length === 0 ? {} : { platforms: offers }),
      ...(entries.length === 0 ? {} : { episodes: entries }),
    },
    stays,
  };
}

/** A path in its parts. An episode’s number may have a dot: `episodes.12.5.platforms.bom-us.rentCoin`. */
function partsOf(path: string): string[] {
  const [area = '', ...rest] = path.split('.');
  if (area !== 'episodes') return [area, ...rest];
  const end = rest.indexOf('platforms');
  const tail = end === -1 ? rest.slice(-1) : rest.slice(end);
  return [area, rest.slice(0, rest.length - tail.length).join('.'), ...tail];
}

const filled = (offers: ReadonlyMap<string, Fields>): Record<string, Fields> =>
  Object.fromEntries([...offers].filter(([, fields]) => Object.keys(fields).length > 0));

function withoutPlatforms(tiers: unknown): object[] {
  if (!Array.isArray(tiers)) return [];
  return tiers.map((tier: unknown) => {
    const { platformId: _, ...rest } = Object(tier);
    return rest;
  });
}

/** @returns false: no document sets that field */
function setOffer(offer: Fields, field: string, value: unknown): boolean {
  if (field === 'openedAtMs') offer.openAt = momentOf(value);
  else if (OFFER_FACTS.has(field)) offer[field] = value;
  else return false;
  return true;
}

function setEpisodeOffer(offer: Fields, field: string, was: (field: string) => unknown): boolean {
  if (field === 'isVisible' || field === 'isLoginRequired') offer[field] = was(field);
  else if (field === 'openedAtMs') offer.openAt = momentOf(was(field));
  else if (OWN_PRICES.has(field)) {
    const prices = { rentCoin: was('rentCoin'), possessionCoin: was('possessionCoin') };
    offer.prices = was('hasOwnPrices') === true ? prices : 'series';
  } else if (field === 'freeFromMs' || field === 'freeUntilMs') {
    const [from, until] = [momentOf(was('freeFromMs')), momentOf(was('freeUntilMs'))];
    offer.freeWindow = from === null || until === null ? null : { from, until };
  } else return false;
  return true;
}
