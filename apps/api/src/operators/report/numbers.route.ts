import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { isPlatformId } from '@longstrip/platform-config';
import * as v from 'valibot';
import {
  PERIOD_REFUSALS,
  readNumbers,
  readRetention,
  readSeriesNumbers,
  readShares,
  readUnusedBalance,
  setContract,
} from '../../money/index.ts';
import { tableResponse } from '../access/answer-table.ts';
import { addCommand, addQuestion, below, malformed } from '../access/asked-routes.ts';
import type { AdminApp } from '../access/operator-guard.ts';
import { writeNumbersTable, writeSharesTable, writeUnusedTable } from './numbers-tables.ts';

interface NumbersParts {
  readonly database: Database;
  readonly nowMs: () => number;
}

/** The calls for reports (record 0143). */
export function addNumbersRoutes(app: AdminApp, { database, nowMs }: NumbersParts): void {
  addQuestion(app, OPERATOR_CALLS.adminNumbers, {
    asked: OPERATOR_CALLS.adminNumbers.asked,
    run: (asked) => readNumbers(database, asked, nowMs()),
    refusals: PERIOD_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminNumbersSeries, {
    asked: OPERATOR_CALLS.adminNumbersSeries.asked,
    run: (asked) => readSeriesNumbers(database, asked, nowMs()),
    refusals: PERIOD_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminNumbersRetention, {
    asked: OPERATOR_CALLS.adminNumbersRetention.asked,
    run: (asked) => readRetention(database, asked, nowMs()),
    refusals: PERIOD_REFUSALS,
  });
  addQuestion(app, OPERATOR_CALLS.adminUnusedBalance, {
    asked: OPERATOR_CALLS.adminUnusedBalance.asked,
    run: async (asked) => grant(await readUnusedBalance(database, asked, nowMs())),
    refusals: {},
  });
  addQuestion(app, OPERATOR_CALLS.adminShares, {
    asked: OPERATOR_CALLS.adminShares.asked,
    run: async (asked) => grant(await readShares(database, asked, nowMs())),
    refusals: {},
  });
  addCommand(app, OPERATOR_CALLS.adminContractSet, {
    asked: OPERATOR_CALLS.adminContractSet.asked,
    run: (asked, operator) => setContract(database, operator, asked, nowMs()),
    refusals: {},
  });
  app.get(below(OPERATOR_CALLS.adminNumbersExport), async (c) => {
    const asked = v.safeParse(OPERATOR_CALLS.adminNumbersExport.asked, c.req.query());
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    if (!isPlatformId(asked.output.platform)) return c.json(malformed(NO_PLATFORM), 400);
    const written = await writeNumbersTable(database, asked.output, nowMs());
    if (!written.ok) return c.json(malformed(PERIOD_REFUSALS[written.code].replace(/\.$/, '')), 400);
    return fileOf(written.value, `${asked.output.table}-${asked.output.platform}`);
  });
  app.get(below(OPERATOR_CALLS.adminUnusedExport), async (c) => {
    const asked = v.safeParse(OPERATOR_CALLS.adminUnusedExport.asked, c.req.query());
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    if (!isPlatformId(asked.output.platform)) return c.json(malformed(NO_PLATFORM), 400);
    const written = await writeUnusedTable(database, asked.output, nowMs());
    return fileOf(written, `${asked.output.table}-${asked.output.platform}`);
  });
  app.get(below(OPERATOR_CALLS.adminSharesExport), async (c) => {
    const asked = v.safeParse(OPERATOR_CALLS.adminSharesExport.asked, c.req.query());
    if (!asked.success) return c.json(malformed(asked.issues[0].message), 400);
    if (!isPlatformId(asked.output.platform)) return c.json(malformed(NO_PLATFORM), 400);
    const written = await writeSharesTable(database, asked.output, nowMs());
    return fileOf(written, `shares-${asked.output.platform}-${asked.output.month}`);
  });
}

const NO_PLATFORM = 'there is no such platform';

const fileOf = (text: string, name: string): Response => tableResponse(`${name}.csv`, text);
