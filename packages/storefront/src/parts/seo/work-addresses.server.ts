import type { EditionElsewhere } from '@longstrip/api-contract';
import { LOCALE_FACTS, type Platform } from '@longstrip/core';
import type { SiblingSite } from '../../server/page-guards.ts';
import {
  type AddressedPage,
  editionPath,
  type LanguageAddress,
  languageTag,
  localeAddress,
} from './language-addresses.server.ts';

interface Edition {
  readonly language: string;
  readonly alias: string;
}

/** A site with its editions of a work. */
interface WorkOnSite {
  readonly site: SiblingSite;
  readonly editions: readonly Edition[];
}

/** The page of a series: its path, its editions, and the addresses of its work on all sites (record 0029). */
export function seriesPlace(
  own: WorkOnSite,
  elsewhere: readonly EditionElsewhere[],
  sites: readonly SiblingSite[],
): Pick<AddressedPage, 'path' | 'editions' | 'addresses'> {
  const others = sites
    .filter(({ platform }) => platform.id !== own.site.platform.id)
    .map((site) => ({ site, editions: editionsOn(site.platform, elsewhere) }))
    .filter(({ editions }) => editions.length > 0);
  return { ...placeOf(own.editions), ...(others.length > 0 && { addresses: workAddresses([own, ...others]) }) };
}

/** Those of a platform, the ones in its first language first. */
function editionsOn(
  { id, locales: [first] }: Platform,
  elsewhere: readonly EditionElsewhere[],
): readonly EditionElsewhere[] {
  const editions = elsewhere.filter(({ platformId }) => platformId === id);
  const isFirst = ({ language }: EditionElsewhere) => language.split('-')[0] === LOCALE_FACTS[first].language;
  return [...editions.filter(isFirst), ...editions.filter((edition) => !isFirst(edition))];
}

function placeOf(editions: readonly Edition[]): Pick<AddressedPage, 'path' | 'editions'> {
  const all = editions.map(({ language, alias }) => ({ language, path: `/detail/${alias}` }));
  return { path: all[0]?.path ?? '/', editions: all };
}

/** Every language of a work with its address; where sites share one, each site with its countries too. */
function workAddresses(works: readonly WorkOnSite[]): LanguageAddress[] {
  const inOrder = works.toSorted((one, other) => one.site.platform.portOffset - other.site.platform.portOffset);
  const all = inOrder.flatMap(({ site: { platform, origin }, editions }) => {
    const page = { origin, locales: platform.locales, ...placeOf(editions) };
    return platform.locales.map((locale) => ({
      language: languageTag(locale),
      href: localeAddress({ ...page, path: editionPath(page, locale) }, locale),
      isFirst: locale === platform.locales[0],
      countries: platform.countries,
    }));
  });
  const addresses = new Map<string, string>();
  for (const language of new Set(all.map((each) => each.language))) {
    const ofLanguage = all.filter((each) => each.language === language);
    // The language alone is for the readers of every other country: they get the site that is in it first.
    addresses.set(language, (ofLanguage.find(({ isFirst }) => isFirst) ?? ofLanguage[0])?.href ?? '');
    if (ofLanguage.length === 1) continue;
    for (const { countries, href } of ofLanguage) {
      for (const country of countries) {
        if (!addresses.has(`${language}-${country}`)) addresses.set(`${language}-${country}`, href);
      }
    }
  }
  return [
    ...[...addresses].map(([hrefLang, href]) => ({ hrefLang, href })),
    ...all.slice(0, 1).map(({ href }) => ({ hrefLang: 'x-default', href })),
  ];
}
