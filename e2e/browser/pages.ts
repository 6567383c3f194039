import { ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import type { PLATFORMS, PlatformId } from '@longstrip/platform-config';
import { reachableRoutes } from '../../packages/storefront/src/implemented-routes.ts';
import { addressOf } from '../product/running-product.ts';

/** Pages whose document is meant to have another status than 200. */
const STATUSES: Readonly<Record<string, number>> = { '/404': 404, '/error': 500, '/prepare': 503 };
/** Routes that have a second page, with its query. */
const VARIANTS: Readonly<Partial<Record<RouteName, string>>> = { homeWeekly: '?tab=ALL' };

export interface SitePage {
  /** Its pattern, or its address where no route of the site has it. */
  name: string;
  status: number;
  /** An address of the page with content. */
  findPath(): Promise<string>;
}

/** The pages of a site that every reader can open, and some that it does not have. */
export function pagesOf({ id, routes: listed }: (typeof PLATFORMS)[number]): SitePage[] {
  const routes = reachableRoutes({ routes: listed }).filter((name) => name !== 'viewerById' && name !== 'viewer');
  const pages = routes.flatMap((route) =>
    ['', VARIANTS[route] ?? []].flat().map((query) => {
      const name = `${ROUTE_PATTERNS[route]}${query}`;
      const findPath = async () => `${await samplePath(id, route)}${query}`;
      return { name, status: STATUSES[name] ?? 200, findPath };
    }),
  );
  const missing = ['/no/such/page', '/detail/no_such_series', '/viewer/no_such_series/ep-1'];
  const absent = missing.map((name) => ({ name, status: 404, findPath: async () => name }));
  return [...pages, ...(listed.includes('main') ? absent : [])];
}

/** For each page with a parameter in its address: a list of the site's own api with a value for it. */
const SAMPLES: Readonly<Partial<Record<RouteName, { list: string; field: 'alias' | 'id' }>>> = {
  detail: { list: 'contents/main/newest/ALL', field: 'alias' },
  creator: { list: 'contents/main/newest/ALL', field: 'alias' },
  homePickOne: { list: 'contents/group', field: 'id' },
  eventDetail: { list: 'event', field: 'id' },
  noticeDetail: { list: 'notice', field: 'id' },
};

/** An address of the page with content: the demo fills every list of every site. */
export async function samplePath(site: PlatformId, route: RouteName): Promise<string> {
  const pattern = ROUTE_PATTERNS[route];
  const sample = SAMPLES[route];
  if (sample === undefined) {
    if (pattern.includes('{')) throw new Error(`Nothing says where ${pattern} finds something to show`);
    return pattern;
  }
  const items = await itemsOf(site, sample.list);
  // A series that another test imported may have no creator.
  const first = route === 'creator' ? items.find(({ creators }) => creators !== '') : items[0];
  if (first === undefined) throw new Error(`${site} has nothing in ${sample.list}`);
  const value = route === 'creator' ? await creatorOf(site, String(first.alias)) : first[sample.field];
  return pattern.replace(/\{\w+\}/, String(value));
}

async function ask(site: PlatformId, path: string) {
  const response = await fetch(addressOf(site, `/api/balcony-api-v2/${path}`));
  return (await response.json()).data;
}

async function itemsOf(site: PlatformId, list: string): Promise<Record<string, unknown>[]> {
  const data = await ask(site, list);
  return Array.isArray(data) ? data : data.content;
}

/** The first creator of a series. */
async function creatorOf(site: PlatformId, alias: string): Promise<number> {
  const { creators } = await ask(site, `contents/${alias}`);
  return creators[0].creatorId;
}

/** What a document says of itself before any script runs. */
export interface Markup {
  status: number;
  lang: string | undefined;
  dir: string | undefined;
  title: string | undefined;
  /** How many there are of each. */
  landmarks: { banner: number; main: number; contentinfo: number };
  headings: number;
  /** What can be read, without scripts and tags. */
  text: string;
}

/** Asks for a document as a browser of that language does, and reads its markup. */
export async function readMarkup(address: string, language: string): Promise<Markup> {
  const response = await fetch(address, { headers: { accept: 'text/html', 'accept-language': language } });
  const html = await response.text();
  const [, tag = ''] = /<html([^>]*)>/.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const count = (name: string) => html.match(new RegExp(`<${name}[\\s>]`, 'g'))?.length ?? 0;
  return {
    status: response.status,
    lang: attribute('lang'),
    dir: attribute('dir'),
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    landmarks: { banner: count('header'), main: count('main'), contentinfo: count('footer') },
    headings: count('h1'),
    text: html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' '),
  };
}
