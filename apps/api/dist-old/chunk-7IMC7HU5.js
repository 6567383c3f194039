import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  refuse
} from "./chunk-BFA6DVZH.js";

// ../../packages/database/src/engines/errors.ts
var ENDED_STATES = /* @__PURE__ */ new Set(["57P01", "57P02", "57P03", "57P05", "53300"]);
var CONNECTION_EXCEPTIONS = "08";
var BROKEN_CODES = /* @__PURE__ */ new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "ENOENT", "ENOTFOUND", "EAI_AGAIN"],
  ...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN"]
]);
var BROKEN_SENTENCES = /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/;
var DatabaseLost = class extends Error {
  name = "DatabaseLost";
  constructor(cause) {
    super("the database cannot be reached", { cause });
  }
};
function isDatabaseLost(error) {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseLost) return true;
  }
  return false;
}
function isConnectionError(error) {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  if (code === null) return BROKEN_SENTENCES.test(error.message);
  return BROKEN_CODES.has(code) || ENDED_STATES.has(code) || isConnectionException(code);
}
function isConnectionException(code) {
  return code.length === 5 && code.startsWith(CONNECTION_EXCEPTIONS);
}
function isServerFull(error) {
  return error instanceof Error && "code" in error && error.code === "53300";
}
var DatabaseUnreachable = class extends Error {
};
async function shorten(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && isFromEngine(error)) {
      error.stack = `${error.name}: ${error.message}`;
      for (const key of ["query", "params", "queryOptions"]) Reflect.deleteProperty(error, key);
    }
    throw error;
  }
}
function isFromEngine(error) {
  return error.stack?.includes("pglite") === true;
}

// ../../packages/database/src/transaction.ts
import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import { setTimeout as wait } from "node:timers/promises";
var TRIES = 5;
var FIRST_PAUSE_MS = 10;
var RETRIED_STATES = /* @__PURE__ */ new Set(["40001", "40P01"]);
function refuseKeeping(code) {
  return { ...refuse(code), keepsChanges: true };
}
async function decideInTransaction(database, work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decideOnce(database, work);
    } catch (error) {
      if (attempt === TRIES || !isRetried(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}
async function decideOnce(database, work) {
  try {
    return await database.orm.transaction(async (transaction) => {
      const decision = await runIsolated(() => work(transaction));
      if (!decision.ok && !("keepsChanges" in decision)) throw new Refused(decision);
      return decision.ok ? decision : withoutMark(decision);
    });
  } catch (error) {
    if (error instanceof Refused) return error.decision;
    throw error;
  }
}
function withoutMark(decision) {
  const { keepsChanges: _, ...refusal } = decision;
  return refusal;
}
var Refused = class extends Error {
  decision;
  constructor(decision) {
    super(`refused: ${decision.code}`);
    this.decision = decision;
  }
};
function isRetried(error) {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && RETRIED_STATES.has(at.code)) return true;
  }
  return false;
}
var NETWORK_CHANNELS = ["net.client.socket", "undici:request:create", "http.client.request.start"];
var PAST_CONNECTION = "the database past its own connection";
var isolated = new AsyncLocalStorage();
for (const name of NETWORK_CHANNELS) {
  channel(name).subscribe(() => {
    const work = isolated.getStore();
    if (work !== void 0) work.breach ??= `the network (${name})`;
  });
}
async function runIsolated(work) {
  const state = { breach: null };
  const result = await isolated.run(state, work);
  if (state.breach !== null) throw breachError(state.breach);
  return result;
}
function breachError(breach) {
  return new Error(`A transaction used ${breach}: that comes before or after it`);
}
function refuseInsideTransaction() {
  const work = isolated.getStore();
  if (work === void 0) return;
  work.breach ??= PAST_CONNECTION;
  throw breachError(PAST_CONNECTION);
}

export {
  DatabaseLost,
  isDatabaseLost,
  isConnectionError,
  isServerFull,
  DatabaseUnreachable,
  shorten,
  refuseKeeping,
  decideInTransaction,
  refuseInsideTransaction
};
//# sourceMappingURL=chunk-7IMC7HU5.js.map
