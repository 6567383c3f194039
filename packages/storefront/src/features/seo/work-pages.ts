import type { EditionElsewhere } from '@longstrip/api-contract';
import type { Platform } from '@longstrip/core';
import type { SiblingSite } from '../../server/page-guards.ts';
import type { SitePage } from './language-addresses.ts';

interface Edition {
  readonly language: string;
  readonly alias: string;
}

/**
 * The pages of a work on all sites that it stands on, in the order of their ports.
 * @param own the site, and its editions of the work; the page's own comes first
 * @param elsewhere editions on other platforms, of which only those count whose site is among `sites`
 * @returns undefined where it stands on one site alone
 */
export function workPages(
  own: { site: SiblingSite; editions: readonly Edition[] },
  elsewhere: readonly EditionElsewhere[],
  sites: readonly SiblingSite[],
): readonly SitePage[] | undefined {
  const others = sites
    .filter(({ platform }) => platform.id !== own.site.platform.id)
    .map((site) => ({ site, editions: elsewhere.filter(({ platformId }) => platformId === site.platform.id) }))
    .filter(({ editions }) => editions.length > 0)
    .map(({ site, editions }) => ({ site, editions: firstLanguageFirst(site.platform, editions) }));
  if (others.length === 0) return undefined;
  return [own, ...others]
    .toSorted((one, other) => one.site.platform.portOffset - other.site.platform.portOffset)
    .map(({ site: { platform, origin }, editions }) => ({
      origin,
      locales: platform.locales,
      countries: platform.countries,
      ...editionPaths(editions),
    }));
}

/** The path of the first edition, and those of all. */
export function editionPaths(editions: readonly Edition[]): Pick<SitePage, 'path' | 'editions'> {
  const all = editions.map(({ language, alias }) => ({ language, path: `/detail/${alias}` }));
  return { path: all[0]?.path ?? '/', editions: all };
}

function firstLanguageFirst(
  { locales: [first] }: Platform,
  editions: readonly EditionElsewhere[],
): readonly EditionElsewhere[] {
  const { language } = new Intl.Locale(first);
  const isFirst = (edition: EditionElsewhere) => edition.language.split('-')[0] === language;
  return [...editions.filter(isFirst), ...editions.filter((edition) => !isFirst(edition))];
}
