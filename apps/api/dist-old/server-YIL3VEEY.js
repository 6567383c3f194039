import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  NO_EVENTS,
  ServerWatch
} from "./chunk-GQ27O67H.js";
import {
  withSearchPath
} from "./chunk-P57IA2TK.js";
import {
  DatabaseUnreachable,
  refuseInsideTransaction
} from "./chunk-7IMC7HU5.js";
import {
  schema_exports
} from "./chunk-BFA6DVZH.js";
import "./chunk-WYA6TN5W.js";
import "./chunk-27FSKSTI.js";

// ../../packages/database/src/engines/server.ts
import { Socket } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
var LISTENER_ANSWERS_MS = 1e3;
var ENDS_WITHIN_MS = 1e3;
async function openServer(url, maxConnections, events = NO_EVENTS) {
  readBigIntsAsNumbers();
  const server = watchServer(withSearchPath(url), events);
  const pool = openPool(server, maxConnections);
  const close = async () => {
    await pool.end();
    server.watch.close();
    setTimeout(() => cutAll(server, new Error("the database was closed")), ENDS_WITHIN_MS).unref();
  };
  try {
    await pool.query("select 1");
  } catch (cause) {
    await close();
    throw new DatabaseUnreachable(`The PostgreSQL server of DATABASE_URL cannot be reached: ${messageOf(cause)}`, {
      cause
    });
  }
  return {
    engine: "server",
    orm: drizzle({ client: pool, schema: schema_exports }),
    run: runnerOn(pool).run,
    async inTransaction(work) {
      const client = await pool.connect();
      let broken;
      try {
        await client.query("begin");
        const result = await work(runnerOn(client));
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch((failure) => {
          broken = failure instanceof Error ? failure : new Error(String(failure));
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async onOneConnection(work) {
      const client = await pool.connect();
      try {
        return await work(runnerOn(client));
      } finally {
        client.release();
      }
    },
    listen: (channel, listenerEvents) => openListener(server, channel, listenerEvents),
    dumpEmbedded: () => Promise.resolve(null),
    close
  };
}
function watchServer(url, events) {
  const sockets = /* @__PURE__ */ new Set();
  const watch = new ServerWatch({
    ...events,
    breakAll: (reason) => cutAll({ sockets }, reason),
    ask: (signal) => askServer(url, signal)
  });
  return { url, sockets, watch };
}
function cutAll({ sockets }, reason) {
  for (const socket of sockets) socket.destroy(reason);
}
function openSocket({ sockets }) {
  const socket = new Socket();
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
  return socket;
}
async function askServer(url, signal) {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, application_name: "longstrip-watch", stream: () => socket });
  client.on("error", () => void 0);
  const tooLate = new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const answer = async () => {
    await client.connect();
    await client.query("select 1");
    await client.end();
  };
  try {
    await Promise.race([answer(), tooLate]);
  } finally {
    socket.destroy();
  }
}
function openPool(server, maxConnections) {
  const { url, watch } = server;
  const pool = new pg.Pool({
    ...{ connectionString: url, max: maxConnections, application_name: "longstrip" },
    ...{ keepAlive: true, stream: () => openSocket(server) }
  });
  pool.on("error", (error) => watch.report(error));
  pool.on("connect", (client) => {
    client.on("error", (error) => watch.report(error));
    const query = client.query.bind(client);
    client.query = ((...parameters) => watch.guard(() => Promise.resolve(query(...parameters))));
  });
  const connect = pool.connect.bind(pool);
  pool.connect = (() => {
    refuseInsideTransaction();
    return watch.guard(
      async () => givenBackOnce(await connect()),
      (client) => client.release(true)
    );
  });
  pool.query = (async (...parameters) => {
    refuseInsideTransaction();
    const client = await pool.connect();
    try {
      return await client.query(...parameters);
    } finally {
      client.release();
    }
  });
  return pool;
}
function givenBackOnce(client) {
  const release = client.release;
  let isBack = false;
  const giveBack = (reason) => {
    if (isBack) return;
    isBack = true;
    client.off("error", giveBack);
    release(reason);
  };
  client.once("error", giveBack);
  client.release = giveBack;
  return client;
}
async function openListener(server, channel, { onMessage, onLost }) {
  const socket = openSocket(server);
  const client = new pg.Client({
    connectionString: server.url,
    application_name: "longstrip-listener",
    connectionTimeoutMillis: LISTENER_ANSWERS_MS,
    query_timeout: LISTENER_ANSWERS_MS,
    keepAlive: true,
    stream: () => socket
  });
  let isOpen = false;
  const lose = () => {
    if (!isOpen) return;
    isOpen = false;
    onLost();
  };
  client.on("error", (error) => {
    server.watch.report(error);
    lose();
  });
  client.on("end", lose);
  client.on("notification", ({ payload }) => onMessage(payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  isOpen = true;
  return {
    run: runnerOn(client).run,
    async close() {
      isOpen = false;
      const cut = setTimeout(() => socket.destroy(), ENDS_WITHIN_MS);
      await client.end();
      clearTimeout(cut);
    }
  };
}
function runnerOn(client) {
  return {
    async run(text, values) {
      const result = await client.query(text, [...values ?? []]);
      return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? [];
    }
  };
}
function readBigIntsAsNumbers() {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
    return value;
  });
}
function messageOf(error) {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
export {
  openServer
};
//# sourceMappingURL=server-YIL3VEEY.js.map
