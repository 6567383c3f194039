import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  AliasSchema,
  AuditQuerySchema,
  BooksLineSchema,
  COMMENT_JUDGEMENTS,
  COMMENT_JUDGEMENT_REFUSALS,
  CoinGrantSchema,
  CommentJudgementSchema,
  CountSchema,
  EPISODE_GRANT_REFUSALS,
  EVENT_OPERATOR_SENTENCES,
  EpisodeGrantSchema,
  EpisodeNumberSchema,
  EventDrawSchema,
  EventEntriesSchema,
  FindingsList,
  GRANT_TAKE_BACK_REFUSALS,
  GrantTakeBackSchema,
  HAND_OVER_SENTENCES,
  HEADS_AT_ONCE,
  HandOverSchema,
  ImportAborted,
  ImportSessions,
  LanguageSchema,
  LineSchema,
  MomentSchema,
  NO_SUCH_READER,
  OPERATOR_CALLS,
  OrderRefundSchema,
  OutcomeLineSchema,
  PRODUCT_CHANGE_REFUSALS,
  PURCHASE_UNDO_REFUSALS,
  PriceSchema,
  ProductChangeSchema,
  PurchaseUndoSchema,
  ReportedQuerySchema,
  TICKET_SENTENCES,
  TicketAnswerSchema,
  TicketListQuerySchema,
  TicketQuerySchema,
  UPLOAD_HEADERS,
  WeeklyTimesSchema,
  answerByOperator,
  applyDocument,
  changeProductByOperator,
  checkFile,
  checkStoredHeads,
  drawByOperator,
  grantByOperator,
  grantEpisodes,
  handOverByOperator,
  judgeComment,
  listForOperator,
  listReported,
  listSeries,
  localOwner,
  openStore,
  openStoreWorkspace,
  packFolder,
  parseApplyDocument,
  publishChecked,
  readAudit,
  readBooks,
  readDirectoryUse,
  readEntriesByOperator,
  readHeads,
  refundByOperator,
  refusedInput,
  removeDemoWithList,
  sealBeforeClose,
  showForOperator,
  showSeries,
  takeBackByOperator,
  undoPurchase
} from "./chunk-XUVAAUYX.js";
import {
  PLATFORMS,
  ingestInChild,
  isPlatformId
} from "./chunk-XSLGQMHF.js";
import "./chunk-ORQQVEUQ.js";
import {
  RefusedInput,
  cleanLine,
  foldersAround,
  unreadableInput
} from "./chunk-YZKYM6NF.js";
import "./chunk-GQ27O67H.js";
import "./chunk-7IMC7HU5.js";
import "./chunk-BFA6DVZH.js";
import {
  COIN_KINDS,
  SCHEDULE_DAYS,
  SERIES_STATUSES,
  TICKET_STATUSES
} from "./chunk-WYA6TN5W.js";
import "./chunk-27FSKSTI.js";

// src/cli/main.ts
import { setFlagsFromString } from "node:v8";

// src/cli/connect-admin.ts
import { access } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as setTimeout2 } from "node:timers/promises";

// src/cli/catalogue-admin.ts
import * as v from "valibot";
var CommandRefused = class extends Error {
};
function readAsked(schema, given2) {
  const asked = v.safeParse(schema, given2);
  if (asked.success) return asked.output;
  throw new CommandRefused(`${asked.issues[0].message}.`);
}

// src/cli/local-admin.ts
import { randomInt } from "node:crypto";
import { dirname } from "node:path";
function createLocalAdmin(store, nowMs) {
  const commands = new ImportSessions();
  const parts = () => ({ ...store, operator: localOwner(null), nowMs: nowMs() });
  return {
    publish: (checked, options, controls) => publishChecked({ ...parts(), commands }, checked, options, controls),
    list: () => listSeries(store.database.orm),
    show: (reference) => showSeries(store.database.orm, reference),
    async apply(document, action) {
      const parsed = parseApplyDocument(document);
      if (parsed.ok) return applyDocument(parts(), parsed.document, action);
      return { ok: false, refusals: parsed.sentences.map((sentence) => ({ code: "DOCUMENT_INVALID", sentence })) };
    },
    async audit(asked) {
      const query = readAsked(AuditQuerySchema, asked);
      return readAudit(store.database.orm, query);
    },
    books: (onProgress) => readBooks(store.database, nowMs(), onProgress),
    checkHeads: (heads) => checkStoredHeads(store.database, heads),
    async grantCoins(asked) {
      const granted = await grantByOperator(store.database, localOwner(null), asked, nowMs());
      if (granted.ok) return granted.value;
      throw new CommandRefused(granted.sentence ?? NO_SUCH_READER);
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
      const refunded = await refundByOperator(store, localOwner(null), asked, nowMs());
      if (refunded.ok) return refunded.value;
      throw new CommandRefused(refunded.sentence);
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
    removeDemo: () => removeDemoWithList({ ...store, dataDirectory: dirname(store.filesDirectory) }, localOwner(null), nowMs()),
    close: () => store.close()
  };
}

// src/cli/remote-admin.ts
import { request } from "node:http";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import * as v2 from "valibot";

// src/cli/upload-input.ts
import { open, stat } from "node:fs/promises";
import { relative } from "node:path";
var LOST_CONNECTION = /* @__PURE__ */ new Set([
  "ECONNRESET",
  "ECONNREFUSED",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE"
]);
async function openUploadInput(path) {
  const facts = await stat(path).catch((cause) => {
    throw new RefusedInput("INPUT_UNREADABLE", null, "it does not exist or cannot be read", { cause });
  });
  const isFolder = facts.isDirectory();
  if (!isFolder && !facts.isFile()) {
    throw new RefusedInput("INPUT_UNREADABLE", null, "it is neither a file nor a folder");
  }
  const stream = isFolder ? await packFolder(path) : await openFile(path);
  let trouble = null;
  stream.once("error", (error) => {
    if (LOST_CONNECTION.has(error.code ?? "")) return;
    const entry = isFolder && "path" in error ? relative(path, String(error.path)) : null;
    trouble = unreadableInput(error, entry);
  });
  return { kind: isFolder ? "folder" : "file", stream, trouble: () => trouble };
}
async function openFile(path) {
  try {
    return (await open(path)).createReadStream();
  } catch (error) {
    throw unreadableInput(error, null) ?? error;
  }
}

// src/cli/remote-admin.ts
var EnvelopeSchema = v2.variant("result", [
  v2.object({ result: v2.literal("SUCCESS"), data: v2.unknown() }),
  v2.object({ result: v2.literal("ERROR"), error: v2.object({ code: v2.string(), message: v2.string() }) })
]);
var CONFIRMED_WITHIN_MS = 5e3;
var ApiNotReady = class extends Error {
};
function createRemoteAdmin({ origin, token }) {
  if (token === null) throw new ApiNotReady("the product is still starting");
  const send = (method, path, body) => ask({ origin, token, method, path, headers: { "content-type": "application/json" } }, async (sink) => {
    sink.end(body === void 0 ? void 0 : JSON.stringify(body));
  }).then(readEnvelope);
  const order = ({ method, path }, body) => send(method, path, body);
  const question = ({ method, path }, query = {}) => send(method, `${path}?${new URLSearchParams(query)}`);
  return {
    async importFile(path, options, controls = {}) {
      const absolute = resolve(path);
      const name = basename(absolute);
      let input = null;
      controls.signal?.throwIfAborted();
      const { method, path: cancelled } = OPERATOR_CALLS.adminImportCancel;
      const cancel = () => send(method, cancelled.replace("{command}", String(options.command?.id)));
      const ending = endAfterAbort(controls.signal, cancel);
      try {
        input = await openUploadInput(path);
        const { kind, stream } = input;
        const headers = {
          "content-type": "application/octet-stream",
          [UPLOAD_HEADERS.name]: encodeURIComponent(name),
          [UPLOAD_HEADERS.kind]: kind,
          [UPLOAD_HEADERS.folders]: encodeURIComponent(JSON.stringify(foldersAround(absolute))),
          [UPLOAD_HEADERS.options]: encodeURIComponent(JSON.stringify(options))
        };
        const upload = { origin, token, ...OPERATOR_CALLS.adminImport, headers, signal: ending.signal };
        const response = await ask(upload, (sink) => pipeline(stream, sink));
        return await readOutcome(response, controls);
      } catch (error) {
        if (ending.signal.aborted) throw new Error(UNCONFIRMED, { cause: error });
        const refusal = input?.trouble() ?? error;
        if (refusal instanceof RefusedInput) return refusedInput(name, [refusal.toRefusal(name)], 1);
        throw error;
      } finally {
        ending.release();
      }
    },
    list: async () => orRefuse(await question(OPERATOR_CALLS.adminSeries)),
    async show(reference) {
      const answer = await question(OPERATOR_CALLS.adminSeriesOne, { reference });
      if (answer.ok) return { ok: true, series: trusted(answer.data) };
      return { ok: false, refusal: answer.refusal };
    },
    apply: async (document, action) => orRefuse(await order(OPERATOR_CALLS.adminApply, { action, document })),
    audit: async ({ subject = "", limit }) => orRefuse(await question(OPERATOR_CALLS.adminAudit, { subject, ...limit !== void 0 && { limit } })),
    async books(onProgress) {
      return readBooksLines(await ask({ origin, token, ...OPERATOR_CALLS.adminBooks, headers: {} }, end), onProgress);
    },
    checkHeads: async (heads) => orRefuse(await order(OPERATOR_CALLS.adminBooksHeads, heads)),
    grantCoins: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminWalletGrant, asked)),
    takeBackGrant: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminTakeBack, asked)),
    grantEpisodes: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminEpisodeGrant, asked)),
    undoPurchase: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminPurchaseUndo, asked)),
    refundOrder: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminOrderRefund, asked)),
    changeProduct: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminProductSet, asked)),
    handOver: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminHandOver, asked)),
    eventEntries: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminEventEntries, asked)),
    drawEvent: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminEventDraw, asked)),
    listTickets: async ({ platform, status: status2, limit }) => orRefuse(await question(OPERATOR_CALLS.adminTickets, { platform, status: status2, limit: String(limit) })),
    showTicket: async ({ platform, ticket, pictures }) => orRefuse(await question(OPERATOR_CALLS.adminTicket, { platform, ticket, ...pictures && { pictures: "true" } })),
    answerTicket: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminTicketAnswer, asked)),
    listReported: async ({ platform }) => orRefuse(await question(OPERATOR_CALLS.adminReportedComments, { platform })),
    judgeComment: async (asked) => orRefuse(await order(OPERATOR_CALLS.adminCommentJudge, asked)),
    async removeDemo() {
      const { removed } = orRefuse(await order(OPERATOR_CALLS.adminDemoRemove, {}));
      return removed;
    },
    close: () => Promise.resolve()
  };
}
function endAfterAbort(aborted, cancel) {
  const ending = new AbortController();
  let timer;
  const onAbort = () => {
    timer = setTimeout(() => ending.abort(), CONFIRMED_WITHIN_MS);
    cancel().catch(() => ending.abort());
  };
  aborted?.addEventListener("abort", onAbort, { once: true });
  const release = () => {
    clearTimeout(timer);
    aborted?.removeEventListener("abort", onAbort);
  };
  return { signal: ending.signal, release };
}
async function ask({ origin, token, method, path, headers, signal }, send) {
  const outgoing = request(new URL(path, origin), {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...signal && { signal }
  });
  const answered = new Promise((resolveAnswer, reject) => {
    outgoing.once("response", resolveAnswer);
    outgoing.on("error", reject);
  });
  void send(outgoing).catch(() => void 0);
  try {
    const response = await answered;
    if (response.statusCode === 503 || response.statusCode === 401) {
      response.resume();
      throw new ApiNotReady("the product is still starting");
    }
    return response;
  } catch (error) {
    if (error instanceof ApiNotReady) throw error;
    throw new ApiNotReady("the product cannot be reached", { cause: error });
  }
}
async function readEnvelope(response) {
  const parsed = v2.safeParse(EnvelopeSchema, JSON.parse(await text(response)));
  if (!parsed.success) throw new Error(`the api answered ${response.statusCode} in a form of its own`);
  const { output } = parsed;
  if (output.result === "SUCCESS") return { ok: true, data: output.data };
  return { ok: false, refusal: { code: output.error.code, sentence: output.error.message } };
}
function orRefuse(answer) {
  if (answer.ok) return trusted(answer.data);
  throw new CommandRefused(answer.refusal.sentence);
}
function trusted(data) {
  return data;
}
async function readOutcome(response, { signal, onProgress }) {
  for await (const line of linesOf(response)) {
    const parsed = v2.safeParse(OutcomeLineSchema, JSON.parse(line));
    if (!parsed.success) throw new Error(`the api answered ${response.statusCode} in a form of its own`);
    const { output } = parsed;
    if (output.kind === "outcome") return trusted(output.outcome);
    if (output.kind === "progress") onProgress?.(trusted(output.progress));
    if (output.kind === "aborted") throw signal?.aborted ? new ImportAborted() : new Error(STOPPED_MEANWHILE);
    if (output.kind === "fault") throw new Error("the import failed in the running product; its log says why");
  }
  throw new Error(STOPPED_MEANWHILE);
}
var end = async (sink) => {
  sink.end();
};
async function readBooksLines(response, onProgress) {
  for await (const line of linesOf(response)) {
    const parsed = v2.safeParse(BooksLineSchema, JSON.parse(line));
    if (!parsed.success) throw new Error(`the api answered ${response.statusCode} in a form of its own`);
    const { output } = parsed;
    if (output.kind === "books") return trusted(output.books);
    if (output.kind === "fault") throw new Error("the check failed in the running product; its log says why");
    onProgress?.(output.sentence);
  }
  throw new Error("the product was stopped while it checked the books");
}
var STOPPED_MEANWHILE = "the product was stopped while the import was under way; import again to see what it took";
var UNCONFIRMED = "the product did not confirm that the import was cancelled; npm run catalogue -- list shows what is there";
async function* linesOf(response) {
  try {
    yield* createInterface({ input: response });
  } catch (cause) {
    throw new Error(STOPPED_MEANWHILE, { cause });
  }
}

// src/cli/connect-admin.ts
var PATIENCE_MS = 12e4;
var ASK_AGAIN_MS = 500;
var PURPOSE = "a command of an operator";
function connectAdmin(options) {
  const { settings: settings2, ingest, nowMs } = options;
  let local = null;
  let hasReadBooks = false;
  async function either(remotely, locally, { makesDatabase = false, signal } = {}) {
    const givenUpAtMs = nowMs() + PATIENCE_MS;
    let lastSaid = "";
    while (true) {
      signal?.throwIfAborted();
      if (local !== null) return locally(local);
      const waitingFor = await attempt(remotely, makesDatabase);
      if ("result" in waitingFor) return waitingFor.result;
      if (waitingFor.sentence !== null) {
        if (nowMs() > givenUpAtMs) throw new CommandRefused(waitingFor.sentence);
        if (waitingFor.sentence !== lastSaid) options.say(`${waitingFor.sentence} Waiting …`);
        lastSaid = waitingFor.sentence;
        await setTimeout2(ASK_AGAIN_MS, null, signal === void 0 ? {} : { signal }).catch(() => void 0);
      }
    }
  }
  const wherever = (work) => either(work, work);
  async function attempt(remotely, makesDatabase) {
    const use = await readDirectoryUse(settings2.dataDirectory, nowMs());
    if (use.kind === "api") {
      try {
        return { result: await remotely(createRemoteAdmin(use.api)) };
      } catch (error) {
        if (error instanceof ApiNotReady) return { sentence: `${capital(error.message)}.` };
        throw error;
      }
    }
    if (use.kind === "other") {
      return { sentence: `${settings2.dataDirectory} is in use by ${use.purpose} (process ${use.pid}).` };
    }
    if (!makesDatabase && !await hasDatabase(settings2)) {
      throw new CommandRefused(
        `There is no catalogue in ${settings2.dataDirectory} yet: npm start, an import or an apply makes one.`
      );
    }
    const opened = await openStore({
      ...settings2,
      purpose: PURPOSE,
      nowMs,
      onProgress: options.say,
      onJobProblem: ({ jobName }) => options.say(`The job ${jobName ?? "queue"} has a problem; it will be tried again.`),
      onLost: (sentence) => {
        options.say(sentence);
        process.exit(1);
      },
      // The command `books` changes nothing, so there is nothing to seal.
      beforeClose: async (database) => {
        const sentence = "What was written could not be sealed; the product does it when it runs.";
        if (!hasReadBooks) await sealBeforeClose(database, nowMs(), () => options.say(sentence));
      }
    });
    if (opened.ok) {
      local = createLocalAdmin(opened.store, nowMs);
      return { sentence: null };
    }
    if (opened.code === "DIRECTORY_HELD") return { sentence: opened.sentence };
    throw new CommandRefused(opened.sentence);
  }
  return {
    async importFile(path, importOptions, controls = {}) {
      const how = { makesDatabase: true, signal: controls.signal };
      const use = local === null ? await readDirectoryUse(settings2.dataDirectory, nowMs()) : null;
      if (use?.kind === "api") return either(importRemotely, importLocally, how);
      return importLocally();
      function importRemotely(admin2) {
        return admin2.importFile(path, importOptions, controls);
      }
      async function importLocally() {
        const workspace = await openStoreWorkspace(settings2.dataDirectory, PURPOSE, nowMs());
        try {
          const parts = { ingest, temporaryDirectory: workspace.path };
          const result = await checkFile(parts, path, importOptions, controls);
          if (!result.ok) return result.outcome;
          const publish = (admin2) => admin2.publish(result.checked, importOptions, controls);
          return await either(importRemotely, publish, how);
        } finally {
          await workspace.close();
        }
      }
    },
    list: () => wherever((admin2) => admin2.list()),
    show: (reference) => wherever((admin2) => admin2.show(reference)),
    apply: (document, action) => either(
      (admin2) => admin2.apply(document, action),
      (admin2) => admin2.apply(document, action),
      // A file may create the first series of a store; the other actions change existing series.
      { makesDatabase: action === "series.apply" }
    ),
    audit: (query) => wherever((admin2) => admin2.audit(query)),
    books: (onProgress) => {
      hasReadBooks = true;
      return wherever((admin2) => admin2.books(onProgress));
    },
    checkHeads: (heads) => wherever((admin2) => admin2.checkHeads(heads)),
    takeBackGrant: (asked) => wherever((admin2) => admin2.takeBackGrant(asked)),
    grantEpisodes: (asked) => wherever((admin2) => admin2.grantEpisodes(asked)),
    undoPurchase: (asked) => wherever((admin2) => admin2.undoPurchase(asked)),
    refundOrder: (asked) => wherever((admin2) => admin2.refundOrder(asked)),
    changeProduct: (asked) => wherever((admin2) => admin2.changeProduct(asked)),
    handOver: (asked) => wherever((admin2) => admin2.handOver(asked)),
    eventEntries: (asked) => wherever((admin2) => admin2.eventEntries(asked)),
    drawEvent: (asked) => wherever((admin2) => admin2.drawEvent(asked)),
    listTickets: (query) => wherever((admin2) => admin2.listTickets(query)),
    showTicket: (query) => wherever((admin2) => admin2.showTicket(query)),
    answerTicket: (asked) => wherever((admin2) => admin2.answerTicket(asked)),
    grantCoins: (asked) => wherever((admin2) => admin2.grantCoins(asked)),
    listReported: (query) => wherever((admin2) => admin2.listReported(query)),
    judgeComment: (asked) => wherever((admin2) => admin2.judgeComment(asked)),
    removeDemo: () => wherever((admin2) => admin2.removeDemo()),
    close: async () => local?.close()
  };
}
async function hasDatabase({ dataDirectory, databaseUrl }) {
  if (databaseUrl !== null) return true;
  return access(join(dataDirectory, "database", "PG_VERSION")).then(
    () => true,
    () => false
  );
}
function capital(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
var ADULT = ["it is for adults", "it is not for adults"];
function eitherOr(command, name, [yes, no]) {
  const given2 = /* @__PURE__ */ new Set();
  const note = (flag) => () => {
    given2.add(flag);
    if (given2.size > 1) command.error(`error: --${name} and --no-${name} do not go together: say one of them.`);
  };
  return command.option(`--${name}`, yes).option(`--no-${name}`, no).on(`option:${name}`, note(name)).on(`option:no-${name}`, note(`no-${name}`));
}

// src/cli/env.ts
import { resolve as resolve2 } from "node:path";
function readCliSettings(environment = process.env) {
  const given2 = (name) => environment[name]?.trim() || null;
  return { dataDirectory: resolve2(given2("DATA_DIR") ?? ".data"), databaseUrl: given2("DATABASE_URL") };
}

// src/cli/run-command.ts
import { CommanderError } from "commander";

// src/cli/field-change-lines.ts
import { DateTime } from "luxon";
var NAMES = {
  rentCoin: "rent",
  possessionCoin: "own",
  freeEpisodeCount: "free",
  openedAtMs: "opens",
  isAdult: "adult",
  isRemoved: "removed",
  tags: "genres and tags",
  days: "weekdays",
  subTitle: "subtitle",
  readingDirection: "reading direction",
  writingMode: "writing mode",
  viewerMode: "viewer mode",
  contentType: "kind of content",
  publishedOn: "published on"
};
var COVERS = {
  own: "a picture of its own",
  page: "a quarter of its first page",
  none: "none"
};
var EPISODE_OFFER_FIELD = /^episodes\.(.+)\.platforms\.([^.]+)(?:\.(.+))?$/;
var EPISODE_FIELD = /^episodes\.(.+)\.([^.]+)$/;
var OFFER_FIELD = /^platforms\.([^.]+)(?:\.(.+))?$/;
function fieldChangeLines(changes, defaults = []) {
  const lines = /* @__PURE__ */ new Map();
  for (const { field, before, after } of changes) {
    const { number, place, name } = partsOf(field);
    for (const change2 of changesOf(name, { before, after, place, isOffer: number === void 0, defaults })) {
      const line = place === void 0 ? change2 : `${place}: ${change2}`;
      const key = `${number !== void 0} ${line}`;
      const known = lines.get(key) ?? { line, numbers: [] };
      lines.set(key, known);
      if (number !== void 0) known.numbers.push(number);
    }
  }
  return [...lines.values()].map(({ line, numbers }) => {
    const [first, ...others] = numbers;
    if (first === void 0) return line;
    return others.length === 0 ? `episode ${first}, ${line}` : `episodes ${first} … ${others.at(-1)}, ${line}`;
  });
}
function startLines({ offers, cover, tags, days: days2, isAdult }, defaults) {
  const listed = (items) => items.length === 0 ? "none" : items.join(", ");
  return [
    ...Object.entries(offers).map(([platformId, offer]) => `${platformId}: ${offerFacts(offer, platformId, defaults)}`),
    `cover: ${COVERS[cover]}`,
    `genres and tags: ${listed(tags)}`,
    `weekdays: ${listed(days2)}`,
    ...isAdult ? ["for adults"] : []
  ];
}
var OFFER_FACTS = ["rentCoin", "possessionCoin", "freeEpisodeCount", "openedAtMs"];
function offerFacts(offer, platformId, defaults) {
  const facts = OFFER_FACTS.map((name) => {
    const value = shownValue(name, Reflect.get(offer, name), platformId);
    return `${NAMES[name]} ${value}${defaults.includes(name) ? " (default)" : ""}`;
  });
  const options = OFFER_FACTS.filter((name) => defaults.includes(name)).map((name) => `--${NAMES[name]}`);
  return options.length === 0 ? facts.join(", ") : `${facts.join(", ")}; ${listOptions(options)} for others`;
}
function listOptions(options) {
  const [last, ...others] = options.toReversed();
  return others.length === 0 ? `${last}` : `${others.toReversed().join(", ")} and ${last}`;
}
function partsOf(field) {
  const ofEpisodeThere = EPISODE_OFFER_FIELD.exec(field);
  if (ofEpisodeThere !== null) return { number: ofEpisodeThere[1], place: ofEpisodeThere[2], name: ofEpisodeThere[3] };
  const there = OFFER_FIELD.exec(field);
  if (there !== null) return { place: there[1], name: there[2] };
  const ofEpisode = EPISODE_FIELD.exec(field);
  return ofEpisode === null ? { name: field } : { number: ofEpisode[1], name: ofEpisode[2] };
}
function changesOf(name, { before, after, place, isOffer, defaults }) {
  if (name === void 0) {
    return [isOffer && place !== void 0 ? `new there, ${offerFacts(Object(after), place, defaults)}` : "new there"];
  }
  if (name === "thumbnail") return [after === null ? "thumbnail gone" : "thumbnail changed"];
  if (name === "cover") return [before === null ? "cover new" : "cover changed"];
  return [`${NAMES[name] ?? name} ${shownValue(name, before, place)} → ${shownValue(name, after, place)}`];
}
function shownValue(name, value, place) {
  if (value === null || value === void 0) return "none";
  if (typeof value === "number" && name.endsWith("AtMs")) return shownMoment(value, place);
  if (typeof value === "string") return `"${value.length > 60 ? `${value.slice(0, 59)}…` : value}"`;
  return JSON.stringify(value);
}
function shownMoment(atMs, place) {
  const zone = PLATFORMS.find(({ id }) => id === place)?.timeZone ?? "UTC";
  return `${DateTime.fromMillis(atMs, { zone }).toFormat("yyyy-MM-dd HH:mm")} (${zone})`;
}

// src/cli/import-report.ts
var sizeOf = (counts) => counts.added + counts.changed + counts.unchanged;
var creditOf = ({ alias: series, language: language2, episodes, pages }) => ({
  ...{ series, language: language2 },
  ...{ episodes: sizeOf(episodes), pages: sizeOf(pages) }
});
function refusedLine(refusal) {
  const { sentence, code, file = null, entry = null } = refusal;
  const nothing = { series: null, episodes: 0, pages: 0, files: [], refused: [], warnings: [], otherSeries: [] };
  return JSON.stringify({ ok: false, file, ...nothing, error: sentence, code, entry, changes: [] });
}
function lineOf(outcome) {
  const { series: published, warnings } = resultOf(outcome);
  const [main, ...otherSeries] = published.map(creditOf);
  const { series = null, episodes = 0, pages = 0 } = main ?? {};
  const [first] = outcome.refused;
  const error = first === void 0 ? null : sentencesOf(outcome).join(" ");
  const { code, entry } = outcome.ok ? { code: first?.code, entry: first?.entry } : outcome.refusal;
  return JSON.stringify({
    ok: first === void 0,
    file: outcome.file,
    ...{ series, episodes, pages },
    files: published.flatMap(
      ({ alias: alias2, title, language: language2, files }) => files.map((each) => ({ ...each, series: alias2, title, language: language2 }))
    ),
    refused: outcome.refused,
    warnings,
    error,
    ...first === void 0 ? {} : { code, entry: entry ?? null },
    otherSeries,
    changes: published.map(({ files: _files, ...change2 }) => change2)
  });
}
function textOf(outcome, isDryRun) {
  const refused = sentencesOf(outcome).map((sentence) => `✗ ${sentence}`);
  const result = resultOf(outcome);
  if (result.series.length === 0) return refused.join("\n");
  const trial = isDryRun ? ["  Nothing was changed: this was a trial."] : [];
  const warnings = result.warnings.map((warning) => `  ! ${warning}`);
  return [...result.series.flatMap(linesOfSeries), ...refused, ...warnings, ...trial].join("\n");
}
function resultOf(outcome) {
  return outcome.ok ? outcome : outcome.trial ?? { series: [], warnings: [] };
}
function sentencesOf(outcome) {
  const sentences = outcome.refused.map(({ sentence }) => sentence);
  if (outcome.ok || sentences.includes(outcome.refusal.sentence)) return sentences;
  return [...sentences, outcome.refusal.sentence];
}
function linesOfSeries(published) {
  const { title, language: language2, alias: alias2, isNew, start, defaults, files, episodes, pages, fields } = published;
  const series = `${title} (${language2})${isNew ? ", new series" : ""}`;
  return [
    `✓ ${series}: episodes ${changesOf2(episodes)}; pages ${changesOf2(pages)}. /detail/${alias2}`,
    ...files.map((each) => `  ${lineOfFile(each)}`),
    ...start === null ? [] : startLines(start, defaults).map((line) => `  + ${line}`),
    ...fieldChangeLines(fields, defaults).map((line) => `  ~ ${line}`)
  ];
}
function lineOfFile({ file, episodes }) {
  const pages = episodes.reduce((sum, each) => sum + each.pages, 0);
  const [first, ...others] = episodes.map(({ number }) => number);
  const numbers = others.length === 0 ? `episode ${first}` : `episodes ${first} … ${others.at(-1)}`;
  const count3 = (wanted) => episodes.filter(({ change: change2 }) => change2 === wanted).length;
  const changes = ["new", "changed", "unchanged"].filter((change2) => count3(change2) > 0);
  const shown = changes.length === 1 ? changes : changes.map((change2) => `${count3(change2)} ${change2}`);
  return `${file}: ${numbers}, ${pages} ${pages === 1 ? "page" : "pages"}, ${shown.join(", ")}`;
}
function changesOf2(counts) {
  const parts = [
    counts.added > 0 ? `${counts.added} new` : "",
    counts.changed > 0 ? `${counts.changed} changed` : "",
    (counts.removed ?? 0) > 0 ? `${counts.removed} removed` : "",
    counts.unchanged > 0 ? `${counts.unchanged} unchanged` : ""
  ];
  return parts.filter((part) => part !== "").join(", ");
}
function progressSentence(file, progress) {
  switch (progress.step) {
    case "waiting":
      return `${file}: waiting for another import to end …`;
    case "publishing":
      return `${file}: storing picture ${progress.done} of ${progress.of} …`;
    case "checking": {
      const { book, bookNo, books, done, of, unit } = progress;
      const where = books > 1 ? `${file}: file ${bookNo} of ${books}, ${book}` : file;
      return of === 0 ? `${where}: checking …` : `${where}: ${unit} ${done} of ${of} …`;
    }
  }
}

// src/cli/program.ts
import { Command as Command8 } from "commander";

// src/cli/apply.command.ts
import { readFile } from "node:fs/promises";
import { Command } from "commander";
function applyCommand({ admin: admin2, out, finish }) {
  return new Command("apply").description(
    "Makes switchable features, series, prices, visibility, notices, questions, policies, picks, themes, banners, packs of coins, coupons, gifts and roulettes what a file says. Applying it again changes nothing."
  ).argument("<file...>", "JSON files; each is applied whole or not at all").option("--json", "one line of JSON a file").addHelpText(
    "after",
    '\nThe keys of a file are listed, with an example, in docs/operations.md under “Files for apply”.\nWait until free is switched by {"platforms": [{"id": "bom-us", "features": {"freetime": true}}]}.'
  ).action(async (files, flags) => {
    let isRefused = false;
    for (const file of files) {
      const result = await admin2().apply(await readDocument(file), "series.apply");
      isRefused ||= !result.ok;
      if (flags.json === true) out(JSON.stringify({ file, ...result }));
      else if (result.ok) out(describeApplied(file, result.applied));
      else out(result.refusals.map(({ sentence }) => `✗ ${file}: ${sentence}`).join("\n"));
    }
    finish(isRefused ? 2 : 0);
  });
}
function describeApplied(file, applied) {
  if (applied.length === 0) return `= ${file}: it lists nothing.`;
  return applied.map(({ subject, hasChanged }) => `${hasChanged ? "✓" : "="} ${subject}`).join("\n");
}
async function readDocument(file) {
  const text2 = await readFile(file, "utf8").catch(() => {
    throw new CommandRefused(`${file}: there is no such file.`);
  });
  try {
    return JSON.parse(text2);
  } catch (error) {
    throw new CommandRefused(`${file}: is not JSON (${error instanceof Error ? error.message : "unreadable"}).`);
  }
}

// src/cli/audit.command.ts
import { Command as Command2 } from "commander";
function auditCommand({ admin: admin2, out, finish }) {
  return new Command2("audit").description("Shows what operators changed, the newest first.").option(
    "--subject <subject>",
    "only of one kind or thing: series, series/12, notice, faq, policy/bom-us/TERMS/en-US/1"
  ).option("--limit <n>", "so many entries, at most 1000 (50 when not said)").option("--json", "one line of JSON an entry, with what was before and after").action(async ({ json, ...query }) => {
    const entries = await admin2().audit(query);
    for (const entry of entries) out(json === true ? JSON.stringify(entry) : lineOf2(entry));
    if (entries.length === 0 && json !== true) out("Nothing was changed yet.");
    finish(0);
  });
}
function lineOf2({ loggedAtMs, actor, actorRole, action, subjectType, subjectId, before, after }) {
  const changed = changedKeys(before, after);
  const what = before === null ? "new" : after === null ? "gone" : changed.join(", ");
  const who = `${actor} (${actorRole})`;
  return [new Date(loggedAtMs).toISOString(), who, action, `${subjectType}/${subjectId}`, what].join("  ");
}
function changedKeys(before, after) {
  const [old, present] = [new Map(Object.entries(Object(before))), new Map(Object.entries(Object(after)))];
  const keys = [.../* @__PURE__ */ new Set([...old.keys(), ...present.keys()])];
  return keys.filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(present.get(key)));
}

// src/cli/books.command.ts
import { createReadStream } from "node:fs";
import { createInterface as createInterface2 } from "node:readline";
import { Command as Command3 } from "commander";
var WAITS_MS = 6e4;
function booksCommand({ admin: admin2, out, progress, finish }) {
  return new Command3("books").description(
    "Checks the ledger, the audit log and their seals, also while the product runs; sums up what is unused."
  ).option("--json", "in one line of JSON").option(
    "--since <head...>",
    "heads that were sent or written down, or a file of them: nothing before them has changed or gone"
  ).action(async ({ json, since = [] }) => {
    const books = await admin2().books(progress);
    const heads = since.length === 0 ? null : await checkStoredHeads2(admin2(), since);
    progress?.(null);
    const whole = heads === null ? books : { ...books, heads: heads.held, broken: [...books.broken, ...heads.broken] };
    const lines = linesOf2(whole, heads === null ? [] : heads.lines);
    for (const line of json === true ? [JSON.stringify(whole)] : lines) out(line);
    finish(whole.broken.length === 0 ? 0 : 1);
  });
}
async function checkStoredHeads2(admin2, since) {
  const others = new FindingsList();
  const newest = /* @__PURE__ */ new Map();
  let [asked, held] = [0, 0];
  for await (const heads of batchesOf(since)) {
    const checked = await admin2.checkHeads(heads);
    asked += heads.length;
    held += checked.held;
    others.addAll(checked.others);
    for (const head of checked.newestHeld) {
      if ((newest.get(head.chain)?.position ?? 0) <= head.position) newest.set(head.chain, head);
    }
  }
  if (asked === 0) throw new CommandRefused(`there is no head in ${since.join(" ")}: one is like bom-us/57/3f….`);
  const lines = [...newest.values()].map(
    ({ chain, position }) => `  ${chain}: the newest head that holds is of seal ${position}`
  );
  const claim = "Nothing before the given heads has changed or gone.";
  const { rows, count: count3 } = others;
  return {
    held,
    lines: [`${held} of ${counted(asked, "given head")} ${held === 1 ? "holds" : "hold"}`, ...lines],
    broken: count3 === 0 ? [] : [{ claim, rows, count: count3 }]
  };
}
async function* batchesOf(since) {
  let batch = [];
  for (const head of since) {
    for await (const line of readHeads(head).length > 0 ? [head] : linesOfFile(head)) {
      batch.push(...readHeads(line));
      if (batch.length < HEADS_AT_ONCE) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
async function* linesOfFile(path) {
  try {
    yield* createInterface2({ input: createReadStream(path) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandRefused(`"${path}" is no head and no file that can be read: ${reason}`);
  }
}
function linesOf2({ readAtMs, platforms: platforms2, chains, broken }, since) {
  const verdict = broken.length === 0 ? "The books are right." : `The books are WRONG: ${counted(broken.length, "check")} failed.`;
  const audit = chains.filter(({ chain, rows, sealed }) => chain === "audit" && rows + sealed > 0);
  return [
    `Books at ${new Date(readAtMs).toISOString()}`,
    ...platforms2.length === 0 ? ["  No reader has a wallet yet."] : platforms2.flatMap((platform) => platformLines(platform, chains, readAtMs)),
    ...audit.flatMap((chain) => [
      `audit log: ${counted(chain.rows, "row")}, ${chain.sealed} sealed`,
      ...chainLines(chain, readAtMs)
    ]),
    ...since,
    ...broken.flatMap(brokenLines),
    verdict
  ];
}
function platformLines(books, chains, readAtMs) {
  const { platformId, movements, sealed, unused, debtCoins, debtPoints } = books;
  const left = unused.map(({ kind, unused: amount, paid }) => `${kind} ${amount}${paid > 0 ? ` (${paid} paid)` : ""}`);
  return [
    `${platformId}: ${counted(movements, "movement")}, ${sealed} sealed`,
    `  unused: ${left.length === 0 ? "nothing" : left.join(", ")}`,
    ...debtCoins + debtPoints > 0 ? [`  owed: ${debtCoins} coins, ${debtPoints} points`] : [],
    ...chains.filter(({ chain }) => chain === platformId).flatMap((chain) => chainLines(chain, readAtMs))
  ];
}
function chainLines({ newestHead, waiting }, readAtMs) {
  const isWaiting = waiting !== null && readAtMs - waiting.sinceMs > WAITS_MS;
  return [
    ...isWaiting ? [`  not sealed yet since ${new Date(waiting.sinceMs).toISOString()}: ${waiting.count}`] : [],
    ...newestHead === null ? [] : [`  newest head: ${newestHead}`]
  ];
}
function brokenLines({ claim, count: count3, rows }) {
  const more = count3 - rows.length;
  return [`Does not hold: ${claim}`, ...rows.map((row) => `  ${row}`), ...more > 0 ? [`  and ${more} more`] : []];
}
function counted(count3, noun) {
  return `${count3} ${noun}${count3 === 1 ? "" : "s"}`;
}

// src/cli/catalogue.command.ts
import { Command as Command4 } from "commander";

// src/cli/option-values.ts
import { InvalidArgumentError } from "commander";
import * as v3 from "valibot";
function read(schema, value) {
  const result = v3.safeParse(schema, value);
  if (result.success) return result.output;
  throw new InvalidArgumentError(`${result.issues[0].message}.`);
}
var price = (text2) => read(PriceSchema, asNumber(text2));
var count = (text2) => read(CountSchema, asNumber(text2));
var alias = (text2) => read(AliasSchema, text2);
var language = (text2) => read(LanguageSchema, text2);
var episodeNumber = (text2) => read(EpisodeNumberSchema, text2);
var moment = (text2) => read(MomentSchema, text2);
var weekly = (text2) => read(WeeklyTimesSchema, text2);
var textLine = (text2) => read(LineSchema, text2);
function asNumber(text2) {
  if (/^\s*-?\d+\s*$/.test(text2)) return Number(text2);
  throw new InvalidArgumentError(`"${text2}" is not a whole number.`);
}
function priceOrNone(text2) {
  return text2 === "none" ? text2 : price(text2);
}
function several(text2, before = []) {
  const given2 = text2.split(",").map(cleanLine);
  return [...before, ...given2.filter((each) => each !== "")];
}
function platforms(text2, before = []) {
  const ids = several(text2);
  const unknown2 = ids.find((id) => !isPlatformId(id));
  if (unknown2 !== void 0) {
    const known = PLATFORMS.map(({ id }) => id).join(", ");
    throw new InvalidArgumentError(`There is no platform ${unknown2}: there are ${known}.`);
  }
  return [...before, ...ids];
}
function days(text2, before = []) {
  const found = several(text2).map((name) => {
    const upper = name.toUpperCase();
    const day = SCHEDULE_DAYS.find((each) => each === upper || upper.length >= 3 && each.startsWith(upper));
    if (day === void 0)
      throw new InvalidArgumentError(`There is no day ${name}: there are ${SCHEDULE_DAYS.join(", ")}.`);
    return day;
  });
  return [...before, ...found];
}
function status(text2) {
  const upper = text2.toUpperCase();
  const found = SERIES_STATUSES.find((each) => each === (upper === "ONGOING" ? "SCHEDULED" : upper));
  if (found !== void 0) return found;
  throw new InvalidArgumentError(
    `There is no status ${text2}: there are ${SERIES_STATUSES.join(", ")} (SCHEDULED goes on).`
  );
}

// src/cli/catalogue.command.ts
function catalogueCommand(parts) {
  const { admin: admin2, out, finish } = parts;
  const command = new Command4("catalogue").description("Lists and changes the series of the catalogue.");
  const reference = "<series>";
  const meaning = "alias, id, or <series key>/<language>";
  command.command("list").description("all series").option("--platform <id>", "only those of a platform", platforms).option("--json", "one line of JSON a series").action(async (flags) => {
    const all = await admin2().list();
    const wanted = flags.platform;
    const listed = all.filter(
      ({ platforms: on }) => wanted === void 0 || on.some(({ platformId }) => wanted.includes(platformId))
    );
    out(flags.json === true ? listed.map((each) => JSON.stringify(each)).join("\n") : tableOf(listed));
    finish(0);
  });
  command.command("show").description("one series with its prices and episodes, as JSON").argument(reference, meaning).option("--json", "in one line").action(async (name, flags) => {
    const shown = await admin2().show(name);
    if (!shown.ok) throw new CommandRefused(shown.refusal.sentence);
    out(flags.json === true ? JSON.stringify(shown.series) : JSON.stringify(shown.series, null, 2));
    finish(0);
  });
  setCommand(command.command("set").argument(reference, meaning), parts);
  publishCommand(command.command("publish"), parts);
  change(command, parts, "hide", visibility(parts, false));
  change(command, parts, "unhide", visibility(parts, true));
  change(command, parts, "remove", () => ({ isRemoved: true }));
  change(command, parts, "restore", () => ({ isRemoved: false }));
  return command;
}
function visibility({ admin: admin2 }, isVisible) {
  return async ({ name, episode, platform }) => {
    const shown = await admin2().show(name);
    if (!shown.ok) throw new CommandRefused(shown.refusal.sentence);
    const { series } = shown;
    const { platforms: on } = episode === void 0 ? series : episodeOf(series, episode);
    const ids = platform ?? Object.keys(on);
    const missing = ids.find((id) => !(id in on));
    const subject = episode === void 0 ? `the series ${name}` : `episode ${episode} of ${name}`;
    if (missing !== void 0) throw new CommandRefused(`${subject} is not on ${missing}.`);
    return { platforms: Object.fromEntries(ids.map((id) => [id, { isVisible }])) };
  };
}
function episodeOf({ episodes, alias: series }, number) {
  const found = episodes.find((each) => each.number === number);
  if (found !== void 0) return found;
  throw new CommandRefused(`the series ${series} has no episode ${number}.`);
}
function publishCommand(command, parts) {
  command.description("shows a series, or an episode of it, that was brought in as a draft (import --draft)").argument("<series>", "alias, id, or <series key>/<language>").argument("[episode]", "number of an episode; without one the series and all its episodes", textLine).option("--platform <id>", "only there; several times, or with commas", platforms).option("--open-weekly <times>", "its episodes open one after the other, in the platform’s time: FRI@20:00", weekly).action(async (name, episode, flags) => {
    if (episode !== void 0 && flags.openWeekly !== void 0) {
      command.error("error: --open-weekly is for all episodes that are drafts: name none.");
    }
    const shown = await parts.admin().show(name);
    if (!shown.ok) throw new CommandRefused(shown.refusal.sentence);
    const { series } = shown;
    const ids = flags.platform ?? Object.keys(series.platforms);
    const missing = ids.find((id) => !(id in series.platforms));
    if (missing !== void 0) throw new CommandRefused(`the series ${name} is not on ${missing}.`);
    const facts = { isDraft: false, ...given("openWeekly", flags.openWeekly) };
    const onAll = { platforms: Object.fromEntries(ids.map((id) => [id, facts])) };
    if (episode !== void 0) episodeOf(series, episode);
    const ofSeries = episode === void 0 ? onAll : { episodes: [{ number: episode, ...onAll }] };
    await applyToSeries(parts, name, ofSeries, "series.publish");
  });
}
var CHANGES = {
  hide: "takes a series, or an episode of it, off platforms (all, or those named)",
  unhide: "shows a hidden series, or a hidden episode, again",
  remove: "takes a series, or an episode of it, out of the catalogue; what readers own of it stays theirs",
  restore: "brings a removed series, or a removed episode, back"
};
function change(command, parts, verb, factsOf2) {
  const own = command.command(verb).description(CHANGES[verb]).argument("<series>", "alias, id, or <series key>/<language>").argument("[episode]", "number of an episode; without one the whole series", textLine);
  if (verb === "hide" || verb === "unhide")
    own.option("--platform <id>", "only there; several times, or with commas", platforms);
  own.action(async (name, episode, { platform }) => {
    const facts = await factsOf2({ name, ...episode && { episode }, ...platform && { platform } });
    const ofSeries = episode === void 0 ? facts : { episodes: [{ number: episode, ...facts }] };
    await applyToSeries(parts, name, ofSeries, `series.${verb}`);
  });
}
function setCommand(command, parts) {
  command.description("changes facts, prices and days of a series").option("--title <title>", "title that readers see", textLine).option("--synopsis <text>", "what it is about").option("--alias <alias>", "its name in addresses", alias).option("--lang <language>", "its language", language).option("--status <status>", "SCHEDULED (goes on), COMPLETED or PAUSED", status);
  eitherOr(command, "adult", ADULT);
  eitherOr(command, "original", ["it is an original of the house", "it is not an original of the house"]);
  command.option("--tag <tag>", "its tags, all of them; the first is the genre", several).option("--weekday <day>", "days on which new episodes come, all of them", days).option("--platform <id>", "where the following holds; several times, or with commas", platforms).option("--rent <coins>", "price of renting an episode, or none", priceOrNone).option("--own <coins>", "price of owning an episode, or none", priceOrNone).option("--free <count>", "the first so many episodes are free", count).option("--open-at <moment>", "when the series opens", moment).action(async (name, flags) => {
    await applyToSeries(parts, name, factsOf(flags), "series.set");
  });
}
function factsOf(flags) {
  const onPlatform = {
    ...given("rentCoin", flags.rent === "none" ? null : flags.rent),
    ...given("possessionCoin", flags.own === "none" ? null : flags.own),
    ...given("freeEpisodeCount", flags.free),
    ...given("openAt", flags.openAt)
  };
  const isForPlatforms = Object.keys(onPlatform).length > 0;
  if (isForPlatforms && flags.platform === void 0) {
    throw new CommandRefused("prices, free episodes and openings belong to a platform: name it by --platform.");
  }
  return {
    ...given("title", flags.title),
    ...given("synopsis", flags.synopsis),
    ...given("alias", flags.alias),
    ...given("language", flags.lang),
    ...given("status", flags.status),
    ...given("isAdult", flags.adult),
    ...given("isOriginal", flags.original),
    ...given("tags", flags.tag),
    ...given("days", flags.weekday),
    // If only a platform is named, the series opens there.
    ...given("platforms", flags.platform && Object.fromEntries(flags.platform.map((id) => [id, onPlatform])))
  };
}
function given(name, value) {
  return value === void 0 ? {} : { [name]: value };
}
async function applyToSeries(parts, name, facts, action) {
  const result = await parts.admin().apply({ series: [{ series: name, ...facts }] }, action);
  if (!result.ok)
    throw new CommandRefused(
      result.refusals.map(({ sentence }) => sentence.replace(/^series\.0[.:] ?/, "")).join("\n")
    );
  for (const { subject, hasChanged } of result.applied)
    parts.out(`${subject}: ${hasChanged ? "changed" : "already so"}`);
  parts.finish(0);
}
function placeOf({ platformId, isVisible, isDraft }) {
  if (isDraft) return `(${platformId}, draft)`;
  return isVisible ? platformId : `(${platformId})`;
}
function tableOf(listed) {
  if (listed.length === 0)
    return "The catalogue is empty. npm run import -- <file> --platform bom-us --free 1 brings a comic in.";
  const rows = listed.map((each) => [
    String(each.id),
    each.alias,
    each.language,
    each.type,
    each.isRemoved ? "removed" : each.status,
    `${each.episodeCount} ep.`,
    each.platforms.map(placeOf).join(" "),
    each.title
  ]);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map(
    (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd()
  ).join("\n");
}

// src/cli/demo.command.ts
import { Command as Command5 } from "commander";
function demoCommand({ admin: admin2, out, finish }) {
  const command = new Command5("demo").description("The drawn demo catalogue.");
  command.command("remove").description("deletes what the demo brought, its series and all that is shown of them, and nothing else").action(async () => {
    const count3 = await admin2().removeDemo();
    out(count3 === 0 ? "There is no demo series." : `Removed ${count3} demo series.`);
    finish(0);
  });
  return command;
}

// src/cli/import.command.ts
import { Command as Command6 } from "commander";

// src/cli/import-run.ts
import { randomUUID } from "node:crypto";
import { basename as basename2, resolve as resolve3 } from "node:path";

// src/cli/terminal.ts
var CLEAR_LINE = "\r\x1B[2K";
function createTerminal(stdout, stderr) {
  let isShown = false;
  const clear = () => {
    if (isShown) stderr.write(CLEAR_LINE);
    isShown = false;
  };
  const progress = (sentence) => {
    clear();
    if (sentence === null) return;
    stderr.write(sentence.slice(0, (stderr.columns ?? 80) - 1));
    isShown = true;
  };
  return {
    out(line) {
      clear();
      stdout.write(`${line}
`);
    },
    say(line) {
      clear();
      stderr.write(`${line}
`);
    },
    ...stderr.isTTY === true && { progress }
  };
}
var UNSAFE = /[^\P{Cc}\t\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
function terminalText(line) {
  return line.replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
var Interrupted = class extends ImportAborted {
  exitCode;
  constructor(exitCode) {
    super();
    this.exitCode = exitCode;
  }
};
var SAME_PRESS_MS = 500;
function watchInterrupts() {
  const interrupted = new AbortController();
  let pressedAtMs = Number.POSITIVE_INFINITY;
  process.on("SIGINT", () => {
    if (performance.now() - pressedAtMs > SAME_PRESS_MS) process.exit(130);
    if (interrupted.signal.aborted) return;
    pressedAtMs = performance.now();
    interrupted.abort(new Interrupted(130));
  });
  process.on("SIGTERM", () => interrupted.abort(new Interrupted(143)));
  return interrupted.signal;
}

// src/cli/import-run.ts
var MAX_PATH_LENGTH = 200;
async function runImports(parts, run) {
  const { files, options, isJson } = run;
  const signal = parts.interrupted();
  const commandId = randomUUID();
  const tally = {
    published: [],
    ...{ publishedFiles: 0, refusedFiles: 0, allFiles: 0, done: 0 },
    ...{ isFaulty: false, unconfirmed: null }
  };
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    const command = { id: commandId, fileNo: index + 1, path: endOf(file) };
    try {
      const outcome = await importOne(parts, file, { ...options, command }, { signal, isShown: !isJson });
      count2(tally, file, outcome);
      parts.out(isJson ? lineOf(outcome) : textOf(outcome, options.isDryRun));
    } catch (error) {
      if (error instanceof CommandRefused) throw error;
      if (signal.aborted) {
        tally.unconfirmed = error instanceof ImportAborted ? null : sentenceOf(error);
        break;
      }
      tally.isFaulty = true;
      tally.done += 1;
      tally.allFiles += 1;
      parts.say(`Failed: ${file}: ${sentenceOf(error)}`);
      if (isJson) parts.out(refusedLine({ code: "FAULT", sentence: sentenceOf(error), file: basename2(file) }));
    }
  }
  if (tally.done < files.length) return sayCancelled(parts, run, tally, signal.reason);
  if (!isJson) sayTotal(parts, tally, options.isDryRun);
  return tally.isFaulty ? 1 : tally.refusedFiles > 0 ? 2 : 0;
}
async function importOne({ admin: admin2, progress }, file, options, { signal, isShown }) {
  const name = basename2(resolve3(file));
  const show = isShown ? progress : void 0;
  try {
    return await admin2().importFile(file, options, {
      signal,
      ...show && { onProgress: (step) => show(progressSentence(name, step)) }
    });
  } finally {
    show?.(null);
  }
}
function count2(tally, file, outcome) {
  const refused = new Set(outcome.refused.map((each) => each.file)).size;
  tally.done += 1;
  tally.allFiles += outcome.fileCount;
  tally.refusedFiles += refused;
  if (!outcome.ok) return;
  tally.published.push(basename2(resolve3(file)));
  tally.publishedFiles += outcome.fileCount - refused;
}
function sayTotal({ out }, { publishedFiles, refusedFiles, allFiles }, isDryRun) {
  if (refusedFiles === 0 || allFiles < 2) return;
  out(`${publishedFiles} of ${allFiles} files ${isDryRun ? "would be" : "were"} published, ${refusedFiles} refused.`);
}
function sayCancelled({ out, say }, { files, options, isJson }, { published, done, unconfirmed }, reason) {
  const before = `Published before that: ${published.map((name) => `"${name}"`).join(", ")}. Nothing of the others was.`;
  const what = published.length === 0 || options.isDryRun ? "Nothing of this import was published." : before;
  const sentence = unconfirmed === null ? `Cancelled. ${what}` : `Cancelled, but ${unconfirmed}.`;
  say(sentence);
  if (isJson) {
    for (const file of files.slice(done))
      out(refusedLine({ code: "CANCELLED", sentence, file: basename2(resolve3(file)) }));
  }
  return reason instanceof Interrupted ? reason.exitCode : 130;
}
function sentenceOf(error) {
  return error instanceof Error ? error.message : String(error);
}
function endOf(path) {
  return path.length > MAX_PATH_LENGTH ? `…${path.slice(-MAX_PATH_LENGTH)}` : path;
}

// src/cli/import.command.ts
function importCommand(parts) {
  const command = new Command6("import").description("Brings comics and novels into the catalogue: CBZ, EPUB, pictures, folders of them. Again is a diff.").argument("<file...>", "files and folders; a folder of several books is one series").option("--platform <id>", "where it is sold; several times, or with commas", platforms).option("--lang <language>", "language of the work, like en or ja", language).option(
    "--series <name>",
    "the series it belongs to, by its title, alias or key, when the file’s own name for it is wrong",
    textLine
  ).option("--number <number>", "the episode’s number, or the volume’s of a novel; for one file only", episodeNumber).option("--title <title>", "title that readers see", textLine).option("--alias <alias>", "its name in addresses", alias).option("--genre <genre>", "genres; the first is the main one", several).option("--weekday <day>", "days on which new episodes come: MON … SUN, TEN", days).option("--status <status>", "SCHEDULED (goes on), COMPLETED or PAUSED", status);
  return eitherOr(command, "adult", ADULT).option("--free <count>", "the first so many episodes are free (default 0)", count).option("--rent <coins>", "price of renting an episode, or none (default 3)", priceOrNone).option("--own <coins>", "price of owning an episode, or none (default 5)", priceOrNone).option(
    "--open-at <moment>",
    "when its episodes open, in the platform’s time: 2030-01-31 or 2030-01-31T18:00",
    moment
  ).option("--open-weekly <times>", "new episodes open one after the other, in the platform’s time: FRI@20:00", weekly).option("--draft", "what is new is shown to no reader until npm run catalogue -- publish").option("--restore", "bring back what of it was removed; without this a removed series or episode is refused").option("--keep-going", "take the good files of a folder even if others are refused; without it none is taken").option("--dry-run", "only say what would change").option("--json", "one line of JSON a file or folder given, and nothing else").addHelpText("after", MORE_HELP).action(async (files, flags) => {
    if (flags.number !== void 0 && files.length > 1) {
      command.error("error: --number is for one file: give each its own by itself.");
    }
    parts.finish(await runImports(parts, { files, options: optionsOf(flags), isJson: flags.json === true }));
  });
}
function optionsOf(flags) {
  return {
    platformIds: flags.platform ?? [],
    language: flags.lang ?? null,
    number: flags.number ?? null,
    series: flags.series ?? null,
    title: flags.title ?? null,
    alias: flags.alias ?? null,
    genres: flags.genre ?? [],
    days: flags.weekday ?? [],
    status: flags.status ?? null,
    isAdult: flags.adult ?? null,
    freeEpisodeCount: flags.free ?? null,
    rentCoin: flags.rent ?? null,
    possessionCoin: flags.own ?? null,
    openAt: flags.openAt ?? null,
    openWeekly: flags.openWeekly ?? null,
    isDraft: flags.draft ?? false,
    restoresRemoved: flags.restore ?? false,
    keepGoing: flags.keepGoing ?? false,
    isDryRun: flags.dryRun ?? false,
    command: null
  };
}
var MORE_HELP = `
Of each file it says its series, its episode’s number, its pages, and whether it is new, changed or unchanged. Every file
that is refused is named with its reason. Files that are given one by one never hold each other up; a folder with a
refused file is taken as a whole or not at all, unless --keep-going is given; --dry-run tells of its good files too. A
folder of books of different series: npm run import -- folder/* takes each of them by itself. Of two languages of one work
that one command brings, the platform’s first language gets the plain alias; an alias that is published already does not
change.
Ctrl-C cancels: nothing of the file under way is published, also where the running product does the work.

With --json, a line a file (or folder) given:
  ok                        true when nothing of it was refused
  file                      the name of what was given
  series, episodes, pages   the alias of its series, and how many episodes and pages of it are in the file
  files                     each file of it that is taken: {file, series, title, language,
                            episodes: [{number, pages, change: new | changed | unchanged}]}
  refused                   each file that is not: {file, entry, code, sentence}
  otherSeries               where a folder holds several series (one work in two languages is two): those of the others,
                            each {series, language, episodes, pages}; else empty
  warnings                  what may be meant otherwise, a sentence each
  changes                   a series each: what of its episodes and pages is added, changed, unchanged, removed, and
                            fields: [{field, before, after}], whatever else changes (titles, reading direction, prices, openings),
                            start, what a new series begins with (offers, cover, tags, days, isAdult), and
                            defaults, what of its offers was not stated
  error, code, entry        why it was refused, the first reason’s code and entry; with --keep-going the rest may be
                            taken nevertheless (files). A command that is wrong itself gives one line with code USAGE,
                            one that is interrupted a line with code CANCELLED for each file it did not take
Exit code: 0, 2 when anything was refused, 1 for a fault, 130 after Ctrl-C.`;

// src/cli/operator.command.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import { Command as Command7 } from "commander";

// src/cli/comment-commands.ts
import { InvalidArgumentError as InvalidArgumentError2 } from "commander";
var SAID = { blind: "Hid", restore: "Showed again", delete: "Deleted" };
function addCommentCommand(command, { admin: admin2, out, finish }) {
  const comment = command.command("comment").description("what readers reported, and what becomes of it");
  comment.command("list").description("comments with open reports and hidden ones, those with the most reports first").requiredOption("--platform <id>", "the platform", textLine).option("--json", "in one line of JSON").action(async ({ json, ...flags }) => {
    const asked = readAsked(ReportedQuerySchema, flags);
    const reported = await admin2().listReported(asked);
    if (json === true) out(JSON.stringify(reported));
    else for (const line of reported.length === 0 ? ["Nothing is reported."] : reported.map(describe)) out(line);
    finish(0);
  });
  const texts = {
    blind: "hides a comment from all readers but its author",
    restore: "shows a hidden comment again, and settles its reports",
    delete: "takes the text of a comment for good, and settles its reports"
  };
  for (const judgement of COMMENT_JUDGEMENTS) {
    comment.command(judgement).description(texts[judgement]).requiredOption("--platform <id>", "the platform", textLine).requiredOption("--comment <n>", "the number of the comment", commentNumber).requiredOption("--reason <text>", "why, for the audit log", textLine).option("--json", "in one line of JSON").action(async ({ json, ...flags }) => {
      const asked = readAsked(CommentJudgementSchema, { ...flags, judgement });
      const judged = await admin2().judgeComment(asked);
      const said = `${SAID[judgement]} comment ${judged.commentId} of reader ${judged.userId}; ${judged.reports} reports are settled.`;
      out(json === true ? JSON.stringify(judged) : said);
      finish(0);
    });
  }
}
function commentNumber(text2) {
  if (/^[1-9]\d{0,14}$/.test(text2)) return Number(text2);
  throw new InvalidArgumentError2(`"${text2}" is not the number of a comment.`);
}
function describe({
  commentId,
  series,
  episode,
  userId,
  text: text2,
  emoticonId,
  isHidden,
  reports
}) {
  const counts = Object.entries(reports).map(([reason, count3]) => `${reason} ${count3}`);
  const about = [isHidden ? "hidden" : "shown", ...counts].join(", ");
  const said = terminalText(text2.replaceAll("\n", " ")) || `(${emoticonId})`;
  return `${commentId} ${series}/${episode}, reader ${userId} (${about}): ${said}`;
}

// src/cli/event-commands.ts
function addEventCommands(command, parts) {
  const events = command.command("event").description("the tickets of an event");
  const ofEvent = (name, description) => events.command(name).description(description).requiredOption("--platform <id>", "the platform of the event", textLine).requiredOption("--event <key>", "its key in the applied document", textLine).requiredOption("--reason <text>", "why, for the audit log", textLine).option("--json", "in one line of JSON");
  ofEvent("entries", "lists who has tickets; with addresses those that a prize goes to").option("--addresses", "with the addresses that prizes are sent to").option("--page <n>", "of a thousand tickets, from 0", count, 0).action((flags) => listEntries(parts, flags));
  ofEvent("draw", "draws the winners of an event that has ended, once, and gives what they win").action(
    (flags) => draw(parts, flags)
  );
}
async function listEntries({ admin: admin2, out, finish }, { json, addresses = false, ...flags }) {
  const asked = readAsked(EventEntriesSchema, { ...flags, withAddresses: addresses });
  const listed = await admin2().eventEntries(asked);
  if (json === true) out(JSON.stringify(listed));
  else for (const line of describeEntries(listed)) out(line);
  finish(0);
}
function describeEntries({ total, page, entries }) {
  return [`${total} tickets are taken; page ${page} has ${entries.length} of them.`, ...entries.map(describeEntry)];
}
function describeEntry({ ticketNo, userId, isWinner, hasAddress, address }) {
  const end2 = isWinner === null ? "" : isWinner ? ", won" : ", not drawn";
  if (address === null) return `  no. ${ticketNo}: reader ${userId}${end2}${hasAddress ? ", has an address" : ""}`;
  const { name, zipCode, city, address1, address2, phone } = address;
  const lines = [name, address1, address2, `${zipCode} ${city}`, phone].filter((line) => line !== "");
  return `  no. ${ticketNo}: reader ${userId}${end2}: ${lines.join(" | ")}`;
}
async function draw({ admin: admin2, out, finish }, { json, ...flags }) {
  const asked = readAsked(EventDrawSchema, flags);
  const drawn = await admin2().drawEvent(asked);
  const { winners, isNew, givenCount } = drawn;
  const before = isNew ? "" : " It was drawn before.";
  const said = `Won: ${winners.length === 0 ? "no ticket" : `no. ${winners.join(", ")}`}. ${givenCount} rewards were given now.${before}`;
  out(json === true ? JSON.stringify(drawn) : said);
  finish(0);
}

// src/cli/order-commands.ts
function addRefundCommand(command, { admin: admin2, out, finish }) {
  command.command("refund").description("has the money of a paid order go back within 7 days, while all that came with it is unspent").requiredOption("--platform <id>", "the reader’s platform", textLine).requiredOption("--reader <id>", "the id of their account, or its e-mail address", textLine).requiredOption("--order <id>", "the id of the order", textLine).requiredOption("--reason <text>", "why, for the audit log", textLine).option("--sent", "keeps that its reader has the money, where the coins are gone and the store sent it itself").option("--json", "in one line of JSON").action(async ({ json, sent: isSent = false, ...flags }) => {
    const asked = readAsked(OrderRefundSchema, { ...flags, isSent });
    const refunded = await admin2().refundOrder(asked);
    const { orderId, userId, total, currency } = refunded;
    const money = `${total} ${currency} in minor units`;
    const said = isSent ? `Reader ${userId} has the ${money} of order ${orderId}; no provider is asked for them.` : `Took the coins of order ${orderId} back from reader ${userId}; ${money} go back.`;
    out(json === true ? JSON.stringify(refunded) : said);
    finish(0);
  });
}
function addProductCommand(command, { admin: admin2, out, finish }) {
  command.command("product").description("shows or hides a pack of coins, or changes how many of it may be sold").requiredOption("--platform <id>", "the platform that sells it", textLine).requiredOption("--product <key>", "its key in the applied document", textLine).option("--show", "sells it").option("--hide", "no longer sells it; orders that were made stay").option(
    "--stock <n>",
    "how many may be sold in all, or none: any number",
    (text2) => text2 === "none" ? text2 : count(text2)
  ).requiredOption("--reason <text>", "why, for the audit log", textLine).option("--json", "in one line of JSON").action(async ({ json, show = false, hide = false, stock, ...flags }) => {
    if (show && hide) throw new CommandRefused("--show or --hide, not both.");
    const isVisible = show || hide ? show : null;
    const asked = readAsked(ProductChangeSchema, { ...flags, isVisible, stock: stock ?? null });
    const changed = await admin2().changeProduct(asked);
    out(json === true ? JSON.stringify(changed) : describeProduct(changed));
    finish(0);
  });
}
function describeProduct({
  productId,
  isVisible,
  stock,
  takenCount,
  hasChanged
}) {
  const left = stock === null ? "any number may be sold" : `${takenCount} of ${stock} are sold or held`;
  return `${hasChanged ? "✓" : "="} ${productId}: ${isVisible ? "sold" : "hidden"}, ${left}.`;
}

// src/cli/support-command.ts
import { mkdir, writeFile } from "node:fs/promises";
import { join as join2, resolve as resolve4 } from "node:path";
function addSupportCommand(command, parts) {
  const support = command.command("support").description("what readers ask, and the answers");
  addList(support, parts);
  addShow(support, parts);
  addAnswer(support, parts);
}
function addList(support, { admin: admin2, out, finish }) {
  support.command("list").description("support tickets of a platform, those that have waited longest first").requiredOption("--platform <id>", "the readers’ platform", textLine).option("--status <status>", TICKET_STATUSES.join(" or "), "WAIT").option("--limit <n>", "how many (50)", count).option("--json", "in one line of JSON").action(async ({ json, platform, status: status2, limit }) => {
    const query = readAsked(TicketListQuerySchema, { platform, status: status2.toUpperCase(), limit });
    const tickets = await admin2().listTickets(query);
    if (json === true) out(JSON.stringify(tickets));
    else if (tickets.length === 0) out("No tickets.");
    else for (const ticket of tickets) out(lineOf3(ticket));
    finish(0);
  });
}
function addShow(support, { admin: admin2, out, finish }) {
  support.command("show").description("a support ticket, with its answer").requiredOption("--platform <id>", "the reader’s platform", textLine).requiredOption("--ticket <id>", "the id of the ticket", textLine).option("--pictures <folder>", "writes its pictures there", textLine).option("--json", "in one line of JSON").action(async ({ json, platform, ticket, pictures: folder }) => {
    const asked = readAsked(TicketQuerySchema, { platform, ticket, pictures: folder !== void 0 });
    const shown = await admin2().showTicket(asked);
    const { pictures, ...facts } = shown;
    const paths = folder === void 0 ? [] : await writePictures(folder, shown);
    if (json === true) out(JSON.stringify({ ...facts, pictures: paths }));
    else for (const line of [...describe2(facts), ...paths]) out(line);
    finish(0);
  });
}
function addAnswer(support, { admin: admin2, out, finish }) {
  support.command("answer").description("answers a support ticket, once: its reader gets an alarm, and mail at a confirmed address").requiredOption("--platform <id>", "the reader’s platform", textLine).requiredOption("--ticket <id>", "the id of the ticket", textLine).requiredOption("--text <text>", "the answer, in the reader’s language; it may have several lines").option("--json", "in one line of JSON").action(async ({ json, platform, ticket, text: answer }) => {
    const asked = readAsked(TicketAnswerSchema, { platform, ticket, answer });
    const answered = await admin2().answerTicket(asked);
    const said = `Answered ticket ${answered.ticketId} of reader ${answered.userId}.`;
    out(json === true ? JSON.stringify(answered) : said);
    finish(0);
  });
}
function lineOf3({ ticketId, createdAtMs, category, locale, title, place, pictureCount }) {
  const about = place === null ? [] : [place];
  const pictures = pictureCount === 0 ? "" : ` (pictures: ${pictureCount})`;
  return [new Date(createdAtMs).toISOString(), ticketId, category, locale, ...about, `${title}${pictures}`].join("  ");
}
function describe2({ text: text2, answer, answeredAtMs, status: status2, userId, ...ticket }) {
  const answered = answer === null ? [] : [`Answered ${new Date(answeredAtMs ?? 0).toISOString()}`, ...answer.split("\n")];
  return [
    lineOf3({ ...ticket, text: text2, answer, answeredAtMs, status: status2, userId }),
    `${status2}  reader ${userId}`,
    ...text2.split("\n"),
    ...answered
  ];
}
async function writePictures(folder, { ticketId, pictures }) {
  const directory = resolve4(folder);
  await mkdir(directory, { recursive: true, mode: 448 });
  return Promise.all(
    pictures.map(async (picture, index) => {
      const path = join2(directory, `${ticketId}-${index + 1}.webp`);
      await writeFile(path, Buffer.from(picture, "base64"), { mode: 384 });
      return path;
    })
  );
}

// src/cli/operator.command.ts
function operatorCommand(parts) {
  const command = new Command7("operator").description(
    "What an operator does for one reader, with packs of coins, events, support tickets and comments."
  );
  addGrant(command, parts);
  addTakeBack(command, parts);
  addHandOvers(command, parts);
  addEpisodesCommand(command, parts);
  addUndoCommand(command, parts);
  addRefundCommand(command, parts);
  addProductCommand(command, parts);
  addEventCommands(command, parts);
  addSupportCommand(command, parts);
  addCommentCommand(command, parts);
  return command;
}
function forReader(command, name, description) {
  return command.command(name).description(description).requiredOption("--platform <id>", "the reader’s platform", textLine).requiredOption("--reader <id>", "the id of their account, or its e-mail address", textLine).requiredOption("--reason <text>", "why, for the audit log", textLine).option("--json", "in one line of JSON");
}
function addGrant(command, { admin: admin2, out, finish }) {
  forReader(command, "grant", "gives a reader coins or points").requiredOption("--amount <n>", "how many", count).option("--kind <kind>", COIN_KINDS.join(", "), "FREE_COIN").option("--days <n>", "until they end (BONUS: what the platform says; others: never)", count).action(async ({ json, ...flags }) => {
    const asked = readAsked(CoinGrantSchema, { days: null, ...flags, requestId: randomUUID2() });
    const granted = await admin2().grantCoins(asked);
    const { amount, kind } = asked;
    const said = `Gave ${amount} ${kind} to reader ${granted.userId} (movement ${granted.movementId}).`;
    out(json === true ? JSON.stringify(granted) : said);
    finish(0);
  });
}
function addTakeBack(command, { admin: admin2, out, finish }) {
  forReader(command, "take-back", "takes a mistaken grant back, as much of it as is unspent").requiredOption("--movement <n>", "the number of the grant’s movement", count).option("--request <id>", "names this act: the same id takes back once", textLine).action(async ({ json, movement: movementId, request: request2, ...flags }) => {
    const asked = readAsked(GrantTakeBackSchema, { ...flags, movementId, requestId: request2 ?? randomUUID2() });
    const taken = await admin2().takeBackGrant(asked);
    const { userId, grantMovementId, isRepeated } = taken;
    const before = isRepeated ? " It was taken back before." : "";
    const said = `Took ${taken.taken} of ${taken.given} of grant ${grantMovementId} back from reader ${userId} (movement ${taken.movementId}).${before}`;
    out(json === true ? JSON.stringify(taken) : said);
    finish(0);
  });
}
function addHandOvers(command, { admin: admin2, out, finish }) {
  const handOver = async ({ json, ...flags }, what, name) => {
    const { platform, reader, reason } = flags;
    const asked = readAsked(HandOverSchema, { platform, reader, reason, what, requestId: randomUUID2() });
    const handed = await admin2().handOver(asked);
    out(json === true ? JSON.stringify(handed) : `Gave ${name} to reader ${handed.userId}.`);
    finish(0);
  };
  forReader(command, "coupon", "gives a reader a coupon").requiredOption("--coupon <key>", "its key in the applied document", textLine).action(
    (flags) => handOver(flags, { kind: "coupon", key: flags.coupon }, `coupon ${flags.coupon}`)
  );
  forReader(command, "gift", "names a reader for a gift, which they can then take").requiredOption("--gift <key>", "its key in the applied document", textLine).action(
    (flags) => handOver(flags, { kind: "gift", key: flags.gift }, `gift ${flags.gift}`)
  );
  forReader(command, "ticket", "gives a reader spins of the roulette").option("--count <n>", "how many", count, 1).option("--days <n>", "until they end (never, where it is not said)", count).action(
    (flags) => handOver(flags, { kind: "ticket", count: flags.count, days: flags.days ?? null }, `${flags.count} tickets`)
  );
}
function addEpisodesCommand(command, { admin: admin2, out, finish }) {
  forReader(command, "episodes", "gives a reader an episode, or a whole series, for ever").requiredOption("--series <series>", "its alias, its id or <series key>/<language>", textLine).option("--episode <episode>", "its alias or id (all that the platform shows)", textLine).action(async ({ json, ...flags }) => {
    const asked = readAsked(EpisodeGrantSchema, { episode: null, ...flags, requestId: randomUUID2() });
    const granted = await admin2().grantEpisodes(asked);
    const said = `Gave ${granted.episodeCount} episodes to reader ${granted.userId} (purchase ${granted.purchaseId}).`;
    out(json === true ? JSON.stringify(granted) : said);
    finish(0);
  });
}
function addUndoCommand(command, { admin: admin2, out, finish }) {
  forReader(command, "undo", "undoes a purchase: the same coins come back with their dates, and its episodes close").requiredOption("--purchase <n>", "the number of the purchase", count).action(async ({ json, purchase, ...flags }) => {
    const asked = readAsked(PurchaseUndoSchema, { ...flags, purchaseId: purchase });
    const undone = await admin2().undoPurchase(asked);
    const before = undone.isRepeated ? " It was undone before." : "";
    const said = `Undid purchase ${undone.purchaseId} of reader ${undone.userId}: ${undone.coins} coins came back.${before}`;
    out(json === true ? JSON.stringify(undone) : said);
    finish(0);
  });
}

// src/cli/program.ts
function createProgram(parts) {
  const program = new Command8("longstrip").description("What an operator does by command.");
  for (const make of [
    importCommand,
    catalogueCommand,
    applyCommand,
    auditCommand,
    booksCommand,
    operatorCommand,
    demoCommand
  ]) {
    program.addCommand(make(parts));
  }
  for (const command of everyCommand(program)) {
    command.exitOverride().showSuggestionAfterError();
    command.configureHelp({ commandUsage: () => `${pathOf(command)} ${command.usage()}` });
    command.configureOutput({ writeErr: (text2) => parts.say(text2.trimEnd()) });
  }
  return program;
}
function everyCommand(command) {
  return [command, ...command.commands.flatMap(everyCommand)];
}
function pathOf(command) {
  const { parent } = command;
  if (parent === null) return "npm run";
  return parent.parent === null ? `npm run ${command.name()} --` : `${pathOf(parent)} ${command.name()}`;
}

// src/cli/run-command.ts
async function runCommand({ args, admin: admin2, ...terminal2 }) {
  const out = (line) => terminal2.out(terminalText(line));
  const say = (line) => terminal2.say(terminalText(line));
  const { progress } = terminal2;
  let exitCode = 0;
  const program = createProgram({
    ...terminal2,
    out,
    say,
    ...progress && { progress: (line) => progress(line && terminalText(line)) },
    admin: () => admin2,
    finish: (code) => {
      exitCode = code;
    }
  });
  const tell = (code, sentence) => {
    if (!args.includes("--json")) return;
    const isImport = args[0] === "import";
    out(isImport ? refusedLine({ code, sentence }) : JSON.stringify({ ok: false, error: sentence, code }));
  };
  try {
    await program.parseAsync([...args], { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      tell("USAGE", error.message.replace(/^error: /, ""));
      return 2;
    }
    const sentence = error instanceof Error ? error.message : String(error);
    const isRefused = error instanceof CommandRefused;
    say(isRefused ? sentence : `Failed: ${sentence}`);
    tell(isRefused ? "REFUSED" : "FAULT", sentence);
    return isRefused ? 2 : 1;
  }
}

// src/cli/main.ts
setFlagsFromString("--liftoff-only");
var terminal = createTerminal(process.stdout, process.stderr);
function letReaderGo(error) {
  if (error.code !== "EPIPE") throw error;
}
for (const stream of [process.stdout, process.stderr]) stream.on("error", letReaderGo);
var settings = readCliSettings();
var admin = connectAdmin({
  settings,
  ingest: ingestInChild,
  nowMs: () => Date.now(),
  say: (line) => terminal.say(terminalText(line))
});
try {
  const args = process.argv.slice(2);
  process.exitCode = await runCommand({ args, admin, ...terminal, interrupted: watchInterrupts });
} finally {
  await admin.close();
}
//# sourceMappingURL=cli.js.map
