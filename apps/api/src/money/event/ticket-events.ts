import type { Roulette } from '@longstrip/api-contract';
import { ticketsToGet } from '@longstrip/core';
import { readerLocales } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { MoneyParts } from '../services.ts';
import { findEntry, findGiven, readStamps } from './entry.repository.ts';
import { type EventRow, listEvents, listRewards } from './event.repository.ts';
import { wireEvents } from './event.service.ts';
import { eventViewerOf } from './event-reader.ts';

const EVENTS_MOST = 5;

/** The events that run now in which a reader can still get tickets for the roulette, and how. */
export async function readTicketEvents(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  call: EndpointCall<SignedInCaller>,
): Promise<Roulette['ticketEvents']> {
  const { platform, nowMs } = call;
  const filter = { platformId: platform.id, nowMs, locales: readerLocales(call), ...eventViewerOf(call, false) };
  const of = { ...filter, state: 'RUNNING', gives: 'ROULETTE_TICKET' } as const;
  const rows = await listEvents(parts.db.orm, of, { number: 0, size: EVENTS_MOST });
  const [wired, offers] = await Promise.all([
    wireEvents(parts, rows, false, call),
    Promise.all(rows.map((row) => offerOf(parts, row, call))),
  ]);
  return rows.flatMap((row, index) => {
    const item = wired.find((each) => each.item.id === row.id)?.item;
    const offer = offers[index] ?? null;
    return item === undefined || offer === null ? [] : [{ event: item, ...offer }];
  });
}

async function offerOf(
  { db: { orm } }: Pick<MoneyParts, 'db'>,
  row: EventRow,
  { caller: { scope } }: EndpointCall<SignedInCaller>,
) {
  const { id, kind, ticketTotal, takenCount } = row;
  const [rewards, given, entry, { stampCount }] = await Promise.all([
    listRewards(orm, row.platformId, id),
    findGiven(orm, scope, id),
    findEntry(orm, scope, id),
    readStamps(orm, scope, { eventId: id, day: '' }),
  ]);
  const isSoldOut = ticketTotal !== null && takenCount >= ticketTotal;
  return ticketsToGet({ kind, rewards }, { given, stampCount, canJoin: entry === null && !isSoldOut });
}
