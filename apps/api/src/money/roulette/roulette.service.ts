import type { Roulette, RouletteChance, RouletteSpun } from '@longstrip/api-contract';
import {
  ageGroupOf,
  chooseWheel,
  type Decision,
  decideSpin,
  drawPrize,
  grant,
  lotOfPrize,
  oddsOf,
  prizesInStock,
  refuse,
  totalWeightOf,
  type WheelRefusal,
} from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { adultRulesOf, signedInReader } from '../../http/adult-view.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { isAccountClosed } from '../../people/index.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';
import type { MoneyParts } from '../parts.ts';
import { countGiven, listPrizes, listWheels, lockPrizes, type PrizeRow, type WheelRow } from './roulette.repository.ts';
import { countTickets, lockTickets, useTicket } from './ticket.repository.ts';

type ReaderCall = EndpointCall<SignedInCaller>;

/** A wheel with what it can give now. */
interface Wheel extends WheelRow {
  readonly prizes: readonly PrizeRow[];
}

/** The wheel that runs for the reader now (D20); one with nothing left to win is over. */
export async function findWheel(
  executor: Executor,
  { caller, platform, nowMs }: ReaderCall,
): Promise<Decision<Wheel, WheelRefusal>> {
  const rows = await listWheels(executor, platform.id, nowMs);
  if (rows.length === 0) return refuse('NOT_EVENT_PERIOD');
  const prizes = prizesInStock(
    await listPrizes(
      executor,
      platform.id,
      rows.map(({ id }) => id),
    ),
  );
  const wheels = rows
    .map((row) => ({ ...row, prizes: prizes.filter(({ rouletteId }) => rouletteId === row.id) }))
    .filter((wheel) => wheel.prizes.length > 0);
  const ageGroup = ageGroupOf(signedInReader(caller, platform, nowMs), adultRulesOf(platform, nowMs), nowMs);
  return chooseWheel(wheels, ageGroup, nowMs);
}

/** `GET event/roulette`: the wheel with its odds, and the reader's tickets. */
export async function readRoulette(
  { db }: Pick<MoneyParts, 'db'>,
  call: ReaderCall,
): Promise<Decision<Roulette, WheelRefusal>> {
  const found = await findWheel(db.orm, call);
  if (!found.ok) return found;
  const { id: rouletteId, title, endsAtMs: endsAt, prizes } = found.value;
  const tickets = await countTickets(db.orm, call.caller.scope, call.nowMs);
  return grant({ rouletteId, title, endsAt, chances: chancesOf(prizes), tickets });
}

/**
 * `POST event/roulette`: one ticket, one draw, and its reward, in one transaction. The wallet is locked first, then the
 * tickets, then the prizes: a prize out of stock has left when the number is drawn.
 */
export async function spin(
  transaction: Transaction,
  { randomBelow }: Pick<MoneyParts['services'], 'randomBelow'>,
  call: ReaderCall,
): Promise<Decision<RouletteSpun, WheelRefusal | 'UNAUTHORIZED_USER' | 'NOT_EVENT_REMAIN_TICKET'>> {
  const { caller, platform, nowMs } = call;
  const { wallet } = await lockWallet(transaction, caller.scope);
  const found = await findWheel(transaction, call);
  if (!found.ok) return found;
  const tickets = await lockTickets(transaction, caller.scope, nowMs);
  const decided = decideSpin({
    tickets: tickets.length,
    owes: wallet.debt.coins > 0 || wallet.debt.points > 0,
    isClosed: await isAccountClosed(transaction, caller.scope),
  });
  if (!decided.ok) return decided;
  const prizes = prizesInStock(await lockPrizes(transaction, found.value));
  const [ticketId] = tickets;
  if (ticketId === undefined || prizes.length === 0) return refuse('NOT_EVENT_PERIOD');
  const prize = drawPrize(prizes, randomBelow(totalWeightOf(prizes)));
  await countGiven(transaction, prize);
  const terms = lotOfPrize(prize, platform.constants, nowMs);
  const facts = { cause: `roulette/${prize.rouletteId}`, key: `roulette/${ticketId}`, nowMs };
  const movement = terms === null ? null : await chargeWallet(transaction, caller.scope, [terms], facts);
  const { rouletteId, prizeNo } = prize;
  const result = { rouletteId, prizeNo, movementId: movement?.movementId ?? null, nowMs };
  await useTicket(transaction, caller.scope, ticketId, result);
  return grant({ prize: wirePrize(prize), tickets: tickets.length - 1, chances: chancesOf(prizes) });
}

function chancesOf(prizes: readonly PrizeRow[]): RouletteChance[] {
  return oddsOf(prizes).map(({ prize, percent }) => ({ prize: wirePrize(prize), percent }));
}

function wirePrize({ prizeNo, kind, amount }: PrizeRow) {
  return { prizeNo, kind, amount };
}
