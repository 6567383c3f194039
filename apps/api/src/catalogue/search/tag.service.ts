import { TAG_LIST_MAX, type TagCount } from '@longstrip/api-contract';
import { LOCALE_FACTS } from '@longstrip/core';
import type { EndpointCall } from '../../http/endpoint.ts';
import { listFilterOf } from '../lists/list-items.ts';
import type { CatalogueParts } from '../parts.ts';
import { listPopularTags, listReaderTags } from './tag.repository.ts';

type Parts = Pick<CatalogueParts, 'db'>;

/** A reader's tags are chosen from so many. */
const CHOICE_MAX = 200;

/** Tags in the reader's language, or in any if the platform has no series in it. */
async function popularTags({ db }: Parts, guestSaysAdult: boolean, call: EndpointCall, limit: number) {
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult, adultToggle: true }, call);
  const own = await listPopularTags(db.orm, filter, LOCALE_FACTS[call.locale].language, limit);
  return own.length > 0 ? own : listPopularTags(db.orm, filter, '', limit);
}

/** `GET contents/tag/top10`: the most read tags. */
export async function readTopTags(
  parts: Parts,
  request: { guestSaysAdult: boolean },
  call: EndpointCall,
): Promise<TagCount[]> {
  return popularTags(parts, request.guestSaysAdult, call, TAG_LIST_MAX);
}

/**
 * `GET contents/tag/recommend`: tags of what the reader read last, then popular tags beyond the top ten, then the top ten if
 * there are too few.
 */
export async function readRecommendedTags(
  parts: Parts,
  request: { guestSaysAdult: boolean },
  call: EndpointCall,
): Promise<TagCount[]> {
  const { caller, platform } = call;
  const [popular, own] = await Promise.all([
    popularTags(parts, request.guestSaysAdult, call, CHOICE_MAX),
    caller.kind === 'user' ? listReaderTags(parts.db.orm, { platformId: platform.id, userId: caller.user.id }) : [],
  ]);
  const byName = new Map(popular.map((tag) => [tag.name, tag]));
  const ofReader = own.map((name) => byName.get(name)).filter((tag) => tag !== undefined);
  const chosen = new Set([...ofReader, ...popular.slice(TAG_LIST_MAX), ...popular.slice(0, TAG_LIST_MAX)]);
  return [...chosen].slice(0, TAG_LIST_MAX);
}
