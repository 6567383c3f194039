import { randomInt, randomUUID } from 'node:crypto';
import {
  type CheckedFile,
  type ImportControls,
  type ImportOptions,
  ImportSessions,
  listNamedAssets,
  publishChecked,
} from '../catalogue/index.ts';
import {
  answerByOperator,
  COMMENT_JUDGEMENT_REFUSALS,
  judgeComment,
  listForOperator,
  listReported,
  showForOperator,
  TICKET_SENTENCES,
} from '../community/index.ts';
import {
  changeProductByOperator,
  checkStoredHeads,
  drawByOperator,
  EPISODE_GRANT_REFUSALS,
  EVENT_OPERATOR_SENTENCES,
  GRANT_TAKE_BACK_REFUSALS,
  grantEpisodes,
  NO_SUCH_ORDER,
  NO_SUCH_PURCHASE,
  NO_SUCH_READER,
  PRODUCT_CHANGE_REFUSALS,
  PURCHASE_UNDO_REFUSALS,
  readBooks,
  readEntriesByOperator,
  showOrder,
  showPurchase,
  takeBackByOperator,
  undoPurchase,
} from '../money/index.ts';
import {
  AuditQuerySchema,
  applyOrWait,
  createToken,
  endToken,
  findByOperator,
  grantOrWait,
  HAND_OVER_SENTENCES,
  handOverByOperator,
  inviteOperator,
  listOperators,
  listSeries,
  listTokens,
  OperatorInviteSchema,
  readAudit,
  readReaderPage,
  readTimeline,
  refundOrWait,
  showSeries,
  TokenCreateSchema,
  type TokenMaker,
} from '../operators/index.ts';
import { removeDemoWithList } from '../seed/demo-accounts.ts';
import { localOwner, type OperatorDecision } from '../shared/operator.ts';
import type { Proofs } from '../shared/proofs.ts';
import { DEFAULT_CONSOLE_ORIGIN } from '../start-options.ts';
import type { Store } from '../store/open-store.ts';
import { type CatalogueAdmin, CommandRefused, readAsked } from './catalogue-admin.ts';

/** Changing an order proves it anew. */
const NO_SECRET = 'to refund while the product does not run, this command needs its BOOKS_SECRETS or TOKEN_SECRET.';

/** The commands on a store that this process has opened. The caller that opens it has already checked the files. */
export interface LocalAdmin extends Omit<CatalogueAdmin, 'importFile'> {
  publish(
    checked: CheckedFile,
    options: ImportOptions,
    controls?: ImportControls,
  ): ReturnType<CatalogueAdmin['importFile']>;
}

/**
 * @param findProofs the proofs of orders and events; null: this process does not know their secret
 * @param consoleOrigin where operators open the console, for the links of invitations
 */
export function createLocalAdmin(
  store: Store,
  nowMs: () => number,
  findProofs: () => Promise<Proofs | null>,
  consoleOrigin: string = DEFAULT_CONSOLE_ORIGIN,
): LocalAdmin {
  const accounts = { database: store.database, services: { consoleOrigin, newId: randomUUID, mailInvitation: null } };
  const commands = new ImportSessions();
  const parts = () => ({ ...store, operator: localOwner(null), nowMs: nowMs() });
  return {
    publish: (checked, options, controls) => publishChecked({ ...parts(), commands }, checked, options, controls),
    list: () => listSeries(store.database.orm),
    show: (reference) => showSeries(store.database.orm, reference),
    async apply(document, action) {
      return orRefuse(await applyOrWait(store, localOwner(null), { action, document }, nowMs()));
    },
    async audit(asked) {
      const query = readAsked(AuditQuerySchema, asked);
      return readAudit(store.database.orm, query);
    },
    books: async (onProgress) => readBooks(store.database, nowMs(), await findProofs(), onProgress),
    checkHeads: (heads) => checkStoredHeads(store.database, heads),
    async grantCoins(asked) {
      return orRefuse(await grantOrWait(store, localOwner(null), asked, nowMs()));
    },
    async takeBackGrant(asked) {
      const taken = await takeBackByOperator(store.database, localOwner(null), asked, nowMs());
      if (taken.ok) return taken.value;
      throw new CommandRefused(taken.sentence ?? GRANT_TAKE_BACK_REFUSALS[taken.code]);
    },
    async grantEpisodes(asked) {
      const granted = await grantEpisodes(store.database, localOwner(null), asked, nowMs());
      if (granted.ok) return granted.value;
      throw new CommandRefused(granted.sentence ?? EPISODE_GRANT_REFUSALS[granted.code]);
    },
    async undoPurchase(asked) {
      const undone = await undoPurchase(store.database, localOwner(null), asked, nowMs());
      if (undone.ok) return undone.value;
      throw new CommandRefused(PURCHASE_UNDO_REFUSALS[undone.code]);
    },
    async refundOrder(asked) {
      const proofs = await findProofs();
      if (proofs === null) throw new CommandRefused(NO_SECRET);
      return orRefuse(await refundOrWait({ ...store, proofs }, localOwner(null), asked, nowMs()));
    },
    async changeProduct(asked) {
      const changed = await changeProductByOperator(store.database, localOwner(null), asked, nowMs());
      if (changed.ok) return changed.value;
      throw new CommandRefused(PRODUCT_CHANGE_REFUSALS[changed.code]);
    },
    async handOver(asked) {
      const handed = await handOverByOperator(store.database, localOwner(null), asked, nowMs());
      if (handed.ok) return handed.value;
      throw new CommandRefused(handed.sentence ?? HAND_OVER_SENTENCES[handed.code]);
    },
    async eventEntries(asked) {
      const listed = await readEntriesByOperator(store.database, localOwner(null), asked, nowMs());
      if (listed.ok) return listed.value;
      throw new CommandRefused(EVENT_OPERATOR_SENTENCES[listed.code]);
    },
    async drawEvent(asked) {
      const drawn = await drawByOperator({ ...store, randomBelow: randomInt }, localOwner(null), asked, nowMs());
      if (drawn.ok) return drawn.value;
      throw new CommandRefused(EVENT_OPERATOR_SENTENCES[drawn.code]);
    },
    find: (asked) => findByOperator(store.database.orm, localOwner(null), asked),
    async showReader(asked) {
      // Without the product there are no counters that this process knows the keys of.
      const services = { limits: { usesOf: async () => [] } };
      const shown = await readReaderPage({ database: store.database, services }, localOwner(null), asked, nowMs());
      return orNone(shown, NO_SUCH_READER);
    },
    readTimeline: async (asked) =>
      orNone(await readTimeline(store.database, localOwner(null), asked, nowMs()), NO_SUCH_READER),
    showOrder: async (asked) => orNone(await showOrder(store.database.orm, asked, nowMs()), NO_SUCH_ORDER),
    showPurchase: async (asked) => orNone(await showPurchase(store.database.orm, asked, nowMs()), NO_SUCH_PURCHASE),
    async listTickets(query) {
      const listed = await listForOperator(store.database.orm, localOwner(null), query);
      if (listed.ok) return listed.value;
      throw new CommandRefused(TICKET_SENTENCES[listed.code]);
    },
    async showTicket(asked) {
      const shown = await showForOperator(store.database.orm, localOwner(null), asked);
      if (shown.ok) return shown.value;
      throw new CommandRefused(TICKET_SENTENCES[shown.code]);
    },
    async answerTicket(asked) {
      const answered = await answerByOperator(store, localOwner(null), asked, nowMs());
      if (answered.ok) return answered.value;
      throw new CommandRefused(TICKET_SENTENCES[answered.code]);
    },
    listReported: (query) => listReported(store.database.orm, query),
    async judgeComment(asked) {
      const judged = await judgeComment(store.database, localOwner(null), asked, nowMs());
      if (judged.ok) return judged.value;
      throw new CommandRefused(COMMENT_JUDGEMENT_REFUSALS[judged.code]);
    },
    async inviteOperator(asked) {
      const invite = readAsked(OperatorInviteSchema, asked);
      return orRefuse(await inviteOperator(accounts, localOwner(null), invite, nowMs()));
    },
    listOperators: () => listOperators(store.database),
    async createToken(asked) {
      const read = readAsked(TokenCreateSchema, asked);
      return orRefuse(await createToken(accounts, localMaker(), read, nowMs()));
    },
    listTokens: () => listTokens(store.database, localMaker()),
    async endToken(asked) {
      orRefuse(await endToken(store.database, localMaker(), asked, nowMs()));
    },
    listNamedAssets: (after) => listNamedAssets(store.database.orm, after),
    removeDemo: () => removeDemoWithList(store, localOwner(null), nowMs()),
    close: () => store.close(),
  };
}

/** The person at this machine makes tokens as the owner. */
const localMaker = (): TokenMaker => ({
  by: localOwner(null),
  operatorId: null,
  grants: [{ role: 'owner', scope: 'all' }],
});

/** The value of a decision; throws `CommandRefused` with this sentence if there is none. */
function orNone<Value>(decided: { ok: true; value: Value } | { ok: false }, sentence: string): Value {
  if (decided.ok) return decided.value;
  throw new CommandRefused(sentence);
}

function orRefuse<Value>(decided: OperatorDecision<Value>): Value {
  if (decided.ok) return decided.value;
  throw new CommandRefused(decided.sentence);
}
