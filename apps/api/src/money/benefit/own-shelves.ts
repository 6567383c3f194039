import { LibraryQuerySchema, type OwnShelves } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import * as v from 'valibot';
import { listFilterOf } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { readFavorites, readLibrary } from '../../reading/index.ts';
import type { MoneyParts } from '../services.ts';
import { NO_TICKETS, readReadyTickets } from './ready-tickets.ts';

/** The newest of what a reader follows that are looked through for new episodes. */
const FOLLOWED_COUNT = 40;
const SHELF_LENGTH = 12;

/** `GET library/shelves`: the tickets that are ready, the rentals that end first, and what is new in what the reader follows. */
export async function readOwnShelves(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  thumbnailTypes: readonly SeriesThumbnailType[],
  call: EndpointCall<SignedInCaller>,
): Promise<OwnShelves> {
  const filter = listFilterOf({ type: 'ALL', guestSaysAdult: false, adultToggle: true }, call);
  const query = { ...v.parse(LibraryQuerySchema, {}), contentsThumbnailType: [...thumbnailTypes] };
  const [{ readySeries }, ending, followed] = await Promise.all([
    call.platform.features.freetime ? readReadyTickets(parts, { filter, thumbnailTypes }, call) : NO_TICKETS,
    readLibrary(parts, { ...query, size: SHELF_LENGTH, sort: 'ENDING', filter: 'ENDING' }, call),
    readFavorites(parts, { ...query, size: FOLLOWED_COUNT }, call),
  ]);
  return {
    ready: readySeries,
    ending: ending.content,
    followed: followed.content.filter(({ newCount }) => newCount > 0).slice(0, SHELF_LENGTH),
  };
}
