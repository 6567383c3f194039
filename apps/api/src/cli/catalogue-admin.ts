import type {
  OperatorFindSchema,
  OperatorHits,
  OperatorOrder,
  OperatorPurchase,
  OperatorPurchaseQuerySchema,
  OperatorReader,
  OperatorTicketDetail,
  OperatorTicketPage,
  OrderQuerySchema,
  ReaderQuerySchema,
  ReportedPage,
  TimelinePage,
  TimelineQuerySchema,
} from '@longstrip/api-contract';
import * as v from 'valibot';
import type {
  ImportControls,
  ImportOptions,
  ImportOutcome,
  NamedAsset,
  SeriesDescription,
} from '../catalogue/index.ts';
import type {
  CommentJudged,
  CommentJudgement,
  ReportedQuery,
  TicketAnswer,
  TicketAnswered,
  TicketListQuery,
  TicketQuery,
} from '../community/index.ts';
import type {
  Books,
  CoinGrant,
  CoinsGranted,
  EpisodeGrant,
  EpisodesGranted,
  EventDraw,
  EventDrawn,
  EventEntries,
  GrantTakeBack,
  GrantTakenBack,
  HeadsChecked,
  OperatorEntries,
  OrderRefund,
  OrderRefunded,
  ProductChange,
  ProductChanged,
  PurchaseUndo,
  PurchaseUndone,
  SealHead,
} from '../money/index.ts';
import type {
  ApplyResult,
  AuditEntry,
  AuditQuery,
  HandedOver,
  HandOver,
  Invited,
  ListedOperator,
  ListedSeries,
  ListedToken,
  OperatorInvite,
  SERIES_ACTIONS,
  TokenCreate,
  TokenCreated,
} from '../operators/index.ts';
import type { AdminRefusal } from '../shared/operator.ts';

export type SeriesAction = (typeof SERIES_ACTIONS)[number];

/**
 * What the commands do, in either process: through the running api (`remote-admin.ts`), or in this process, which then opens the
 * database itself (`local-admin.ts`). Both use the same services.
 */
export interface CatalogueAdmin {
  /** Throws `ImportAborted` if the signal of the controls aborted it; then none of it is published. */
  importFile(path: string, options: ImportOptions, controls?: ImportControls): Promise<ImportOutcome>;
  list(): Promise<ListedSeries[]>;
  show(reference: string): Promise<{ ok: true; series: SeriesDescription } | { ok: false; refusal: AdminRefusal }>;
  /** `document` is the parsed content of a file, not yet validated. */
  apply(document: unknown, action: SeriesAction): Promise<ApplyResult>;
  /** Throws `CommandRefused` if the query is malformed. */
  audit(query: AuditQuery): Promise<AuditEntry[]>;
  /** @param onProgress called with a sentence about the current check */
  books(onProgress?: (sentence: string) => void): Promise<Books>;
  /** Compares heads that were stored outside the database with its seals. */
  checkHeads(heads: readonly SealHead[]): Promise<HeadsChecked>;
  /** Throws `CommandRefused` if there is no such reader, or their account is closed. */
  grantCoins(asked: CoinGrant): Promise<CoinsGranted>;
  /** Throws `CommandRefused` if there is nothing to take back. */
  takeBackGrant(asked: GrantTakeBack): Promise<GrantTakenBack>;
  /** Both throw `CommandRefused` on a refusal. */
  grantEpisodes(asked: EpisodeGrant): Promise<EpisodesGranted>;
  undoPurchase(asked: PurchaseUndo): Promise<PurchaseUndone>;
  /** Both throw `CommandRefused` on a refusal. */
  refundOrder(asked: OrderRefund): Promise<OrderRefunded>;
  changeProduct(asked: ProductChange): Promise<ProductChanged>;
  /** Throws `CommandRefused` if it cannot be handed over. */
  handOver(asked: HandOver): Promise<HandedOver>;
  /** Both throw `CommandRefused` if there is no such event, or it cannot be drawn yet. */
  eventEntries(asked: EventEntries): Promise<OperatorEntries>;
  drawEvent(asked: EventDraw): Promise<EventDrawn>;
  find(asked: v.InferOutput<typeof OperatorFindSchema>): Promise<OperatorHits>;
  /** The four throw `CommandRefused` if there is no such thing. */
  showReader(asked: v.InferOutput<typeof ReaderQuerySchema>): Promise<OperatorReader>;
  readTimeline(asked: v.InferOutput<typeof TimelineQuerySchema>): Promise<TimelinePage>;
  showOrder(asked: v.InferOutput<typeof OrderQuerySchema>): Promise<OperatorOrder>;
  showPurchase(asked: v.InferOutput<typeof OperatorPurchaseQuerySchema>): Promise<OperatorPurchase>;
  /** The three throw `CommandRefused` on a refusal. */
  listTickets(query: TicketListQuery): Promise<OperatorTicketPage>;
  showTicket(query: TicketQuery): Promise<OperatorTicketDetail>;
  answerTicket(asked: TicketAnswer): Promise<TicketAnswered>;
  listReported(query: ReportedQuery): Promise<ReportedPage>;
  /** Throws `CommandRefused` if there is no such comment. */
  judgeComment(asked: CommentJudgement): Promise<CommentJudged>;
  /** Throws `CommandRefused` if the address is taken. */
  inviteOperator(asked: OperatorInvite): Promise<Invited>;
  listOperators(): Promise<ListedOperator[]>;
  /** Throws `CommandRefused` if the caller has less than the token would. */
  createToken(asked: TokenCreate): Promise<TokenCreated>;
  listTokens(): Promise<ListedToken[]>;
  /** Throws `CommandRefused` if there is no such token. */
  endToken(asked: { token: string }): Promise<void>;
  /** The next pictures with a file of their own, after an id; none at the end. */
  listNamedAssets(after: string): Promise<NamedAsset[]>;
  /** Resolves to the number of removed series. */
  removeDemo(): Promise<number>;
  close(): Promise<void>;
}

/** A sentence for the person at the terminal: it is shown without a stack, exit code 2. */
export class CommandRefused extends Error {}

/** Parses the input of a command. Throws `CommandRefused` with the schema's own sentence. */
export function readAsked<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const asked = v.safeParse(schema, given);
  if (asked.success) return asked.output;
  throw new CommandRefused(`${asked.issues[0].message}.`);
}
