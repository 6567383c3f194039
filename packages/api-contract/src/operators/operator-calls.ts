/** A call of the operators’ commands (D38). Only the api has their schemas, until there is a console. */
export interface OperatorCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/admin/${string}`;
  readonly summary: string;
}

/** Every call below `/admin`, by its `operationId`: only for the holder of the operator’s token. */
export const OPERATOR_CALLS = {
  adminSeries: { method: 'GET', path: '/admin/series', summary: 'Every series of the catalogue' },
  adminSeriesOne: { method: 'GET', path: '/admin/series/one', summary: 'One series with its platforms and episodes' },
  adminApply: {
    method: 'POST',
    path: '/admin/apply',
    summary: 'Applies series, prices, visibility, notices, policies, picks, themes and banners',
  },
  adminAudit: { method: 'GET', path: '/admin/audit', summary: 'What operators changed, the newest first' },
  adminAssets: { method: 'GET', path: '/admin/assets', summary: 'The pictures that have a file, after a given one' },
  adminBooks: {
    method: 'GET',
    path: '/admin/books',
    summary: 'Whether the ledger holds, and what readers have not used',
  },
  adminBooksHeads: {
    method: 'POST',
    path: '/admin/books/heads',
    summary: 'Whether heads that were stored elsewhere are in the seals',
  },
  adminTakeBack: {
    method: 'POST',
    path: '/admin/wallets/take-back',
    summary: 'Takes a mistaken grant back, as much as is unspent',
  },
  adminWalletGrant: {
    method: 'POST',
    path: '/admin/wallets/grant',
    summary: 'Gives a reader coins or points, with a reason for the audit log',
  },
  adminEpisodeGrant: {
    method: 'POST',
    path: '/admin/purchases/grant',
    summary: 'Gives a reader episodes for ever, with a reason for the audit log',
  },
  adminPurchaseUndo: {
    method: 'POST',
    path: '/admin/purchases/undo',
    summary: 'Undoes a purchase, and returns what it took',
  },
  adminOrderRefund: {
    method: 'POST',
    path: '/admin/orders/refund',
    summary: 'Has the money of an order go back, by the rules',
  },
  adminProductSet: { method: 'POST', path: '/admin/products/set', summary: 'Shows, hides or limits a pack of coins' },
  adminHandOver: {
    method: 'POST',
    path: '/admin/readers/hand-over',
    summary: 'Gives a reader a coupon, a gift or roulette tickets',
  },
  adminEventEntries: {
    method: 'POST',
    path: '/admin/events/entries',
    summary: 'Who takes part in an event, with the addresses for its prizes; in the audit log',
  },
  adminEventDraw: { method: 'POST', path: '/admin/events/draw', summary: 'Draws the tickets of an event, once' },
  adminReportedComments: {
    method: 'GET',
    path: '/admin/comments/reported',
    summary: 'Comments that readers have reported',
  },
  adminCommentJudge: {
    method: 'POST',
    path: '/admin/comments/judge',
    summary: 'Hides, removes or clears a reported comment',
  },
  adminTickets: {
    method: 'GET',
    path: '/admin/tickets',
    summary: 'Support tickets of a platform, those that waited longest first',
  },
  adminTicket: {
    method: 'GET',
    path: '/admin/tickets/one',
    summary: 'One support ticket, with its pictures where they are asked for',
  },
  adminTicketAnswer: {
    method: 'POST',
    path: '/admin/tickets/answer',
    summary: 'Answers a support ticket, once; its reader is notified',
  },
  adminDemoRemove: { method: 'POST', path: '/admin/demo/remove', summary: 'Removes the demo data, and nothing else' },
  adminImport: { method: 'POST', path: '/admin/imports', summary: 'Imports a publication; answers with lines of JSON' },
  adminImportCancel: {
    method: 'DELETE',
    path: '/admin/imports/{command}',
    summary: 'Cancels an import of this command',
  },
} as const satisfies Readonly<Record<string, OperatorCall>>;
