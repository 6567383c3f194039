import {
  NumbersExportQuerySchema,
  NumbersQuerySchema,
  NumbersSchema,
  RetentionQuerySchema,
  RetentionSchema,
  SeriesNumbersQuerySchema,
  SeriesNumbersSchema,
} from './numbers.contract.ts';
import { ContractDraftSchema, ContractSchema, SharesQuerySchema, SharesSchema } from './publisher-share.contract.ts';
import { UnusedBalanceQuerySchema, UnusedBalanceSchema, UnusedExportQuerySchema } from './unused-balance.contract.ts';

/** Sums have no reader’s data: who makes offers, edits or looks on may see them. */
const NUMBERS = ['owner', 'merchandiser', 'editor', 'viewer'] as const;
const OWNER = ['owner'] as const;

/** Calls for reports (record 0143). They are part of `OPERATOR_CALLS`. */
export const NUMBERS_CALLS = {
  adminNumbers: {
    method: 'GET',
    path: '/admin/numbers',
    roles: NUMBERS,
    platform: 'query',
    summary: 'Sales, coins and readers of a platform by day or month',
    asked: NumbersQuerySchema,
    data: NumbersSchema,
  },
  adminNumbersSeries: {
    method: 'GET',
    path: '/admin/numbers/series',
    roles: NUMBERS,
    platform: 'query',
    summary: 'What was read, bought and opened by tickets, by series',
    asked: SeriesNumbersQuerySchema,
    data: SeriesNumbersSchema,
  },
  adminNumbersRetention: {
    method: 'GET',
    path: '/admin/numbers/retention',
    roles: NUMBERS,
    platform: 'query',
    summary: 'How many of a week’s new readers read in later weeks',
    asked: RetentionQuerySchema,
    data: RetentionSchema,
  },
  adminNumbersExport: {
    method: 'GET',
    path: '/admin/numbers/export',
    roles: NUMBERS,
    platform: 'query',
    summary: 'A table of the numbers in CSV',
    asked: NumbersExportQuerySchema,
  },
  adminUnusedBalance: {
    method: 'GET',
    path: '/admin/books/unused',
    roles: OWNER,
    platform: 'query',
    summary: 'What readers have not used, by kind and age, and the half-yearly report of paid coins',
    asked: UnusedBalanceQuerySchema,
    data: UnusedBalanceSchema,
  },
  adminUnusedExport: {
    method: 'GET',
    path: '/admin/books/unused/export',
    roles: OWNER,
    platform: 'query',
    summary: 'A table of the unused balance in CSV',
    asked: UnusedExportQuerySchema,
  },
  adminShares: {
    method: 'GET',
    path: '/admin/shares',
    roles: OWNER,
    platform: 'query',
    summary: 'The contracts of a platform, and what publishers get for a month',
    asked: SharesQuerySchema,
    data: SharesSchema,
  },
  adminSharesExport: {
    method: 'GET',
    path: '/admin/shares/export',
    roles: OWNER,
    platform: 'query',
    summary: 'The statement of a month in CSV',
    asked: SharesQuerySchema,
  },
  adminContractSet: {
    method: 'POST',
    path: '/admin/contracts/set',
    roles: OWNER,
    platform: 'body',
    summary: 'Adds a contract of a publisher, or replaces it',
    asked: ContractDraftSchema,
    data: ContractSchema,
  },
} as const;
