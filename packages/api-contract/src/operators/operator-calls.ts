import type { OperatorRole } from '@longstrip/core';
import type * as v from 'valibot';
import { AppliedDocumentSchema } from './entry.contract.ts';
import { ENTRY_CALLS } from './entry-calls.ts';
import { MONEY_DESK_CALLS } from './money-desk-calls.ts';
import { NUMBERS_CALLS } from './numbers-calls.ts';
import { ACCOUNT_CALLS_OF_OPERATORS } from './operator-account-calls.ts';
import { PROMOTION_CALLS } from './promotion-calls.ts';
import { READER_HELP_CALLS } from './reader-help-calls.ts';
import { SCHEDULE_CALLS } from './schedule-calls.ts';
import { UPLOAD_CALLS } from './upload-calls.ts';

/**
 * Where a request says which platform it concerns: the field `platform` of its body or query, the list `platformIds` of its body, the
 * options of an upload, the entries of an applied document. `all`: it concerns all of them; `none`: it belongs to no platform.
 */
export type PlatformPlace = 'body' | 'query' | 'platforms' | 'upload' | 'document' | 'all' | 'none';

/**
 * Who may call (record 0136). `anyone`: without being signed in. `second factor`: with a session whose password was right. `own`:
 * an operator with a session, about their own account. `person`: the same, or a command on the machine of the product. `signed in`:
 * every operator, machine tokens too. Otherwise the roles, the preferred one first.
 */
type OperatorAccess =
  | {
      readonly roles: 'anyone' | 'second factor' | 'own' | 'person' | 'signed in';
      /** It is also for an operator who must set up a second factor before anything else. */
      readonly isForSetUp?: true;
    }
  | {
      readonly roles: readonly [OperatorRole, ...OperatorRole[]];
      readonly platform: PlatformPlace;
      /** `all` may be named in place of a platform, by those whose role is for all of them. */
      readonly isForAll?: true;
    };

/** A call of the operators’ commands and console (D38). Where it has no schemas, the api alone has them. */
export type OperatorCall = OperatorAccess & {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/admin/${string}`;
  readonly summary: string;
  /** What it takes: its body if it is a POST, else its query. */
  readonly asked?: v.GenericSchema;
  /** `data` of its answer. */
  readonly data?: v.GenericSchema;
};

const EVERY_ROLE = ['owner', 'editor', 'merchandiser', 'support', 'viewer'] as const;
const CATALOGUE = ['owner', 'editor'] as const;
const OFFERS = ['owner', 'merchandiser'] as const;
const READERS = ['owner', 'support'] as const;
const OWNER = ['owner'] as const;

/** Every call below `/admin`, by its `operationId`, and who may call it. */
export const OPERATOR_CALLS = {
  ...ACCOUNT_CALLS_OF_OPERATORS,
  ...READER_HELP_CALLS,
  ...NUMBERS_CALLS,
  ...PROMOTION_CALLS,
  ...UPLOAD_CALLS,
  ...SCHEDULE_CALLS,
  ...ENTRY_CALLS,
  ...MONEY_DESK_CALLS,
  adminSeries: {
    method: 'GET',
    path: '/admin/series',
    roles: EVERY_ROLE,
    platform: 'none',
    summary: 'Every series of the catalogue',
  },
  adminSeriesOne: {
    method: 'GET',
    path: '/admin/series/one',
    roles: EVERY_ROLE,
    platform: 'none',
    summary: 'One series with its platforms and episodes',
  },
  adminApply: {
    method: 'POST',
    path: '/admin/apply',
    platform: 'document',
    roles: ['owner', 'editor', 'merchandiser', 'support'],
    summary: 'Applies series, prices, visibility, notices, policies, picks, themes and banners',
    data: AppliedDocumentSchema,
  },
  adminAudit: {
    method: 'GET',
    path: '/admin/audit',
    roles: OWNER,
    platform: 'all',
    summary: 'What operators changed, the newest first; by who, action, subject, time and text',
  },
  adminAuditExport: {
    method: 'GET',
    path: '/admin/audit/export',
    roles: OWNER,
    platform: 'all',
    summary: 'The same as a table in CSV',
  },
  adminAssets: {
    method: 'GET',
    path: '/admin/assets',
    roles: CATALOGUE,
    platform: 'all',
    summary: 'The pictures that have a file, after a given one',
  },
  adminBooks: {
    method: 'GET',
    path: '/admin/books',
    roles: OWNER,
    platform: 'all',
    summary: 'Whether the ledger holds, and what readers have not used',
  },
  adminBooksHeads: {
    method: 'POST',
    path: '/admin/books/heads',
    roles: OWNER,
    platform: 'all',
    summary: 'Whether heads that were stored elsewhere are in the seals',
  },
  adminTakeBack: {
    method: 'POST',
    path: '/admin/wallets/take-back',
    roles: READERS,
    platform: 'body',
    summary: 'Takes a mistaken grant back, as much as is unspent',
  },
  adminWalletGrant: {
    method: 'POST',
    path: '/admin/wallets/grant',
    roles: READERS,
    platform: 'body',
    summary: 'Gives a reader coins or points, with a reason for the audit log',
  },
  adminEpisodeGrant: {
    method: 'POST',
    path: '/admin/purchases/grant',
    roles: READERS,
    platform: 'body',
    summary: 'Gives a reader episodes for ever, with a reason for the audit log',
  },
  adminPurchaseUndo: {
    method: 'POST',
    path: '/admin/purchases/undo',
    roles: READERS,
    platform: 'body',
    summary: 'Undoes a purchase, and returns what it took',
  },
  adminOrderRefund: {
    method: 'POST',
    path: '/admin/orders/refund',
    roles: READERS,
    platform: 'body',
    summary: 'Has the money of an order go back, by the rules',
  },
  adminProductSet: {
    method: 'POST',
    path: '/admin/products/set',
    roles: OFFERS,
    platform: 'body',
    summary: 'Shows, hides or limits a pack of coins',
  },
  adminHandOver: {
    method: 'POST',
    path: '/admin/readers/hand-over',
    roles: READERS,
    platform: 'body',
    summary: 'Gives a reader a coupon, a gift or roulette tickets',
  },
  adminEventEntries: {
    method: 'POST',
    path: '/admin/events/entries',
    platform: 'body',
    roles: ['owner', 'support', 'merchandiser'],
    summary: 'Who takes part in an event, with the addresses for its prizes; in the audit log',
  },
  adminEventDraw: {
    method: 'POST',
    path: '/admin/events/draw',
    roles: OFFERS,
    platform: 'body',
    summary: 'Draws the tickets of an event, once',
  },
  adminCommentJudge: {
    method: 'POST',
    path: '/admin/comments/judge',
    roles: READERS,
    platform: 'body',
    summary: 'Hides, removes or clears a reported comment',
  },
  adminTicketAnswer: {
    method: 'POST',
    path: '/admin/tickets/answer',
    roles: READERS,
    platform: 'body',
    summary: 'Answers a support ticket, once; its reader is notified',
  },
  adminDemoRemove: {
    method: 'POST',
    path: '/admin/demo/remove',
    roles: OWNER,
    platform: 'all',
    summary: 'Removes the demo data, and nothing else',
  },
  adminImport: {
    method: 'POST',
    path: '/admin/imports',
    roles: CATALOGUE,
    platform: 'upload',
    summary: 'Imports a publication; answers with lines of JSON',
  },
  adminImportCancel: {
    method: 'DELETE',
    path: '/admin/imports/{command}',
    roles: CATALOGUE,
    platform: 'none',
    summary: 'Cancels an import of this command',
  },
} as const satisfies Readonly<Record<string, OperatorCall>>;

/** Who may apply which part of a document (`adminApply`); what is in no list is for the owner. */
export const DOCUMENT_ROLES = {
  series: CATALOGUE,
  notices: ['owner', 'editor', 'support'],
  faqs: ['owner', 'editor', 'support'],
  picks: ['owner', 'editor', 'merchandiser'],
  themes: OFFERS,
  banners: OFFERS,
  coinProducts: OFFERS,
  coupons: OFFERS,
  gifts: OFFERS,
  roulettes: OFFERS,
  events: OFFERS,
  prohibitedWords: READERS,
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;
