import type { PointHistoryPage, PointsExchanged } from '@longstrip/api-contract';
import { type Decision, grant, isMileage, refuse } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import { exchangePoints } from '../ledger/ledger.service.ts';
import type { MoneyParts } from '../parts.ts';
import { readAmounts } from '../wallet/wallet-reader.ts';
import { readPointHistory } from './points.repository.ts';

const DAY_MS = 86_400_000;

type ReaderCall = EndpointCall<SignedInCaller>;

/** `GET mileage`: what happened to the reader's points in the last 180 days (section 9), and how many they have. */
export async function readPoints(
  { db }: Pick<MoneyParts, 'db'>,
  { page: number, size }: { page: number; size: number },
  { caller, platform, nowMs }: ReaderCall,
): Promise<PointHistoryPage> {
  const sinceMs = nowMs - platform.constants.mileageHistoryDays * DAY_MS;
  const { total, content } = await readPointHistory(db.orm, caller.scope, { sinceMs, number, size });
  const has = await readAmounts(db.orm, caller.scope, nowMs);
  const rows = content.map(({ id, type, source, createdAtMs, points, ...of }) => ({
    ...{ id, type, source, mileage: points, createdAt: createdAtMs, expiredAt: of.expiresAtMs },
    ...{ bonusCoin: of.bonusCoins, bonusCoinExpiredAt: of.bonusExpiresAtMs },
  }));
  return { ...pageOf(rows, { number, size, totalElements: total }), mileage: has('MILEAGE') };
}

/** `POST mileage`: turns points into bonus coins (D14). What can be no amount is refused as one of the wrong form. */
export async function exchange(
  transaction: Transaction,
  points: number,
  { caller, platform, nowMs }: ReaderCall,
  requestId: string,
): Promise<Decision<PointsExchanged, 'EXCHANGE_MILEAGE_INSUFFICIENT' | 'MILEAGE_INSUFFICIENT'>> {
  if (!isMileage(points)) return refuse('EXCHANGE_MILEAGE_INSUFFICIENT');
  const { constants } = platform;
  const facts = { cause: 'exchange', key: `exchange/${requestId}`, nowMs };
  const exchanged = await exchangePoints(transaction, caller.scope, { points, constants }, facts);
  if (!exchanged.ok) return exchanged;
  const { movementId: id, lines, createdAtMs } = exchanged.value;
  const bonusCoin = lines.reduce((sum, { kind, amount }) => (kind === 'BONUS' ? sum + amount : sum), 0);
  const bonusCoinExpiredAt = createdAtMs + constants.bonusCoinDays * DAY_MS;
  return grant({ id, mileage: points, bonusCoin, bonusCoinExpiredAt });
}
