import type { PrizeAddressesSchema } from '@longstrip/api-contract';
import { type Decision, grant } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import type * as v from 'valibot';
import { type OperatorEntry, readEntriesByOperator } from '../../money/index.ts';
import { csvRow } from '../../shared/csv.ts';
import type { Operator } from '../../shared/operator.ts';

const COLUMNS = ['ticket', 'reader', 'name', 'zip code', 'city', 'address', 'address 2', 'phone'] as const;

/**
 * `adminPrizeAddresses`: where the prizes of an event go, as CSV. A winner without an address has a row too. Each page that is read for
 * it is a look in the audit log, with its reason.
 */
export async function writePrizeAddresses(
  database: Database,
  operator: Operator,
  asked: v.InferOutput<typeof PrizeAddressesSchema>,
  nowMs: number,
): Promise<Decision<string, 'NOT_FOUND_EVENT' | 'FORBIDDEN'>> {
  // The mark by which spreadsheets know UTF-8.
  let table = `\uFEFF${csvRow(COLUMNS)}`;
  for (let [page, read, total] = [0, 0, 1]; read < total; page += 1) {
    const looked = await readEntriesByOperator(database, operator, { ...asked, withAddresses: true, page }, nowMs);
    if (!looked.ok) return looked;
    const { entries } = looked.value;
    table += entries.filter(isSentTo).map(rowOf).join('');
    total = entries.length === 0 ? 0 : looked.value.total;
    read += entries.length;
  }
  return grant(table);
}

const isSentTo = ({ isWinner, address }: OperatorEntry) => isWinner === true || address !== null;

function rowOf({ ticketNo, userId, address }: OperatorEntry): string {
  const { name, zipCode, city, address1, address2, phone } = address ?? NOT_GIVEN;
  return csvRow([ticketNo, userId, name, zipCode, city, address1, address2, phone]);
}

const NOT_GIVEN = { name: null, zipCode: null, city: null, address1: null, address2: null, phone: null };
