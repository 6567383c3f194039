import { ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import type { PlatformId } from '@longstrip/platform-config';
import { addressOf } from '../product/running-product.ts';

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
  // What other tests brought in may have nobody’s name.
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
