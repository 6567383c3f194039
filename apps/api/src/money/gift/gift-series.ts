import type { GiftSeries } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { findListed, listFilterOf, listItemsOf } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { MoneyParts } from '../parts.ts';

type ReaderCall = EndpointCall<SignedInCaller>;

const EVERY_SERIES = { type: 'ALL', guestSaysAdult: false, adultToggle: true } as const;

/** How a reader sees each of these series: one that is missing is not shown to anybody like them. */
export async function seriesViews(
  executor: Executor,
  seriesIds: readonly (number | null)[],
  call: ReaderCall,
): Promise<ReadonlyMap<number, 'open' | 'adult'>> {
  const filter = listFilterOf(EVERY_SERIES, call);
  const ids = [...new Set(seriesIds.filter((id) => id !== null))];
  const rows = await findListed(executor, { ...filter, includesAdult: true }, ids);
  return new Map(
    rows.map(({ series: { id, isAdult } }) => [id, isAdult && !filter.includesAdult ? 'adult' : 'open'] as const),
  );
}

/** The series that gifts are for, without those that the reader may not see, by their ids. */
export async function giftSeries(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  of: { seriesIds: readonly (number | null)[]; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: ReaderCall,
): Promise<ReadonlyMap<number, GiftSeries>> {
  const filter = listFilterOf(EVERY_SERIES, call);
  const ids = of.seriesIds.filter((id) => id !== null);
  const items = await listItemsOf(parts, ids, { filter, thumbnailTypes: of.thumbnailTypes }, call);
  return new Map(items.map((item) => [item.id, item]));
}
