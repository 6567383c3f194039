import { ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import type { PlatformId } from '@longstrip/platform-config';
import { addressOf } from '../product/running-product.ts';

/** Where each page with a place in its address finds something to show: a list of the site's own api, and what to take of it. */
const SAMPLES: Readonly<Partial<Record<RouteName, { list: string; field: 'alias' | 'id' }>>> = {
  detail: { list: 'contents/main/newest/ALL', field: 'alias' },
  homePickOne: { list: 'contents/group', field: 'id' },
  noticeDetail: { list: 'notice', field: 'id' },
};

/** An address of the page that shows something; null where the site has nothing for it. */
export async function samplePath(site: PlatformId, route: RouteName): Promise<string | null> {
  const pattern = ROUTE_PATTERNS[route];
  const sample = SAMPLES[route];
  if (sample === undefined) return pattern.includes('{') ? null : pattern;
  const response = await fetch(addressOf(site, `/api/balcony-api-v2/${sample.list}`));
  const { data } = await response.json();
  const [first] = Array.isArray(data) ? data : data.content;
  return first === undefined ? null : pattern.replace(/\{\w+\}/, String(first[sample.field]));
}
