import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  SEARCH_PATH
} from "./chunk-P57IA2TK.js";
import {
  refuseInsideTransaction,
  shorten
} from "./chunk-7IMC7HU5.js";
import {
  schema_exports
} from "./chunk-BFA6DVZH.js";
import "./chunk-WYA6TN5W.js";
import "./chunk-27FSKSTI.js";

// ../../packages/database/src/engines/embedded.ts
import { mkdir } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";

// ../../packages/database/src/engines/prepared-statements.ts
import { parse, protocol } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
var STATEMENTS_MAX = 400;
var PREPARED_MS = 6e4;
var TEXT_MAX_LENGTH = 8e3;
function canBePrepared(text, options) {
  const { blob, paramTypes, serializers, onNotice } = options;
  const isPlain = [blob, paramTypes, serializers, onNotice].every((option) => option === void 0);
  return isPlain && text.length <= TEXT_MAX_LENGTH;
}
function createStatementRunner(client) {
  const toClose = [];
  const prepared = new LRUCache({
    max: STATEMENTS_MAX,
    ttl: PREPARED_MS,
    dispose: ({ name }) => toClose.push(name)
  });
  let count = 0;
  const prepare = async (text) => {
    count += 1;
    const name = `prepared_${count}`;
    const closes = toClose.splice(0).map((each) => serialize.close({ type: "S", name: each }));
    const messages = await send(client, [
      ...closes,
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name })
    ]);
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      fields: messages.flatMap((message) => message instanceof RowDescriptionMessage ? message.fields : []).map(({ name: column, dataTypeID }) => ({ name: column, dataTypeID }))
    };
    prepared.set(text, statement);
    return statement;
  };
  return async (text, values, options) => {
    if (client.closed) throw new Error("The database is closed");
    const { name, parameterTypes, fields } = prepared.get(text) ?? await prepare(text);
    try {
      const answers = await send(client, [
        serialize.bind({
          statement: name,
          values: values.map((value, index) => asText(client, value, parameterTypes[index]))
        }),
        serialize.execute({})
      ]);
      return readResults(answers, fields, {
        mode: options.rowMode,
        parserOf: (type) => options.parsers?.[type] ?? client.parsers[type]
      });
    } catch (error) {
      prepared.delete(text);
      throw error;
    }
  };
}
var { serialize } = protocol;
var { RowDescriptionMessage, DataRowMessage, CommandCompleteMessage } = protocol.messages;
function send(client, messages) {
  return client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
}
function readResults(messages, fields, {
  mode,
  parserOf
}) {
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID));
  const rows = [];
  let outcome = { affectedRows: 0 };
  for (const message of messages) {
    if (message instanceof DataRowMessage) {
      const values = message.fields.map((text, index) => {
        const type = fields[index]?.dataTypeID ?? 0;
        const parser = parsers[index];
        return text === null || parser === void 0 ? text : parser(text, type);
      });
      const row = mode === "array" ? values : Object.fromEntries(values.map((value, index) => [fields[index]?.name, value]));
      rows.push(row);
    } else if (message instanceof CommandCompleteMessage) {
      outcome = readOutcome(message.text);
    }
  }
  return { rows, fields, ...outcome };
}
function readOutcome(tag) {
  const [command = "", ...numbers] = tag.split(" ");
  const rowCount = Number.parseInt(numbers.at(-1) ?? "", 10);
  const isChange = ["INSERT", "UPDATE", "DELETE", "COPY", "MERGE"].includes(command);
  return { command, affectedRows: isChange ? rowCount : 0, ...!Number.isNaN(rowCount) && { rowCount } };
}
function asText(client, value, type) {
  if (value === null || value === void 0) return null;
  const write = type === void 0 ? void 0 : client.serializers[type];
  return write === void 0 ? String(value) : write(value);
}

// ../../packages/database/src/engines/embedded.ts
var SHARED_BUFFERS = "64MB";
var RANDOM_PAGE_COST = "1.1";
var PLAN_CACHE_MODE = "force_generic_plan";
async function openEmbedded({ directory, restoreFrom }) {
  if (directory !== null) await mkdir(directory, { recursive: true, mode: 448 });
  const options = {
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams,
      "-c",
      `shared_buffers=${SHARED_BUFFERS}`,
      "-c",
      `random_page_cost=${RANDOM_PAGE_COST}`,
      "-c",
      `plan_cache_mode=${PLAN_CACHE_MODE}`,
      "-c",
      `search_path=${SEARCH_PATH}`
    ],
    ...restoreFrom && { loadDataDir: restoreFrom }
  };
  const client = await shorten(() => PGlite.create(directory ?? "memory://", options));
  wrapClientMethods(client);
  const runner = runnerOn(client);
  return {
    engine: "embedded",
    orm: drizzle({ client, schema: schema_exports }),
    run: runner.run,
    inTransaction: (work) => client.transaction((tx) => work(runnerOn(tx))),
    // There is only one connection.
    onOneConnection: (work) => work(runner),
    async listen(channel, { onMessage }) {
      const stop = await client.listen(channel, onMessage);
      return { run: runner.run, close: () => stop() };
    },
    dumpEmbedded: () => client.dumpDataDir("none"),
    close: () => client.close()
  };
}
function runnerOn(client) {
  return {
    async run(text, values) {
      if (values !== void 0 && values.length > 0) return (await client.query(text, [...values])).rows;
      return (await client.exec(text)).at(-1)?.rows ?? [];
    }
  };
}
function wrapClientMethods(client) {
  const runPrepared = createStatementRunner(client);
  const yieldToEventLoop = createEventLoopYield();
  const ask = (work) => shorten(async () => {
    await yieldToEventLoop();
    return work();
  });
  const query = client.query.bind(client);
  const exec = client.exec.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async (text, values = [], options = {}) => {
    refuseInsideTransaction();
    return ask(() => {
      if (!canBePrepared(text, options)) return query(text, values, options);
      return client._runExclusiveTransaction(() => client.runExclusive(() => runPrepared(text, values, options)));
    });
  };
  client.exec = async (...parameters) => {
    refuseInsideTransaction();
    return ask(() => exec(...parameters));
  };
  client.transaction = async (work) => {
    refuseInsideTransaction();
    return shorten(
      () => transaction((tx) => {
        const txQuery = tx.query.bind(tx);
        const txExec = tx.exec.bind(tx);
        tx.query = (text, values = [], options = {}) => ask(() => {
          if (tx.closed || !canBePrepared(text, options)) return txQuery(text, values, options);
          return client.runExclusive(() => runPrepared(text, values, options));
        });
        tx.exec = (...parameters) => ask(() => txExec(...parameters));
        return work(tx);
      })
    );
  };
}
var BLOCKED_MAX_MS = 20;
function createEventLoopYield() {
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - lastTurnMs < BLOCKED_MAX_MS) return;
    await setImmediate();
    lastTurnMs = performance.now();
  };
}
export {
  openEmbedded
};
//# sourceMappingURL=embedded-E4CNHVMK.js.map
