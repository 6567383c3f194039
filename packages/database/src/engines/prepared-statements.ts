import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

/** Maximum number of prepared statements; the least recently used is closed first. The store has about two hundred. */
const STATEMENTS_MAX = 400;
/** After this time a statement is prepared again, so that its plan suits the present size of its tables. */
const PREPARED_MS = 60_000;
/** A longer text contains a list of rows or ids and is hardly ever used twice. */
const TEXT_MAX_LENGTH = 8_000;

interface PreparedStatement {
  readonly name: string;
  /** Object ids of the types of its parameters. */
  readonly parameterTypes: readonly number[];
  /** Its columns; empty if it returns no rows. */
  readonly fields: Results['fields'];
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Values = NonNullable<Parameters<PGlite['query']>[1]>;

/** Runs one statement. The caller holds PGlite's lock. */
export type StatementRunner = <Row>(text: string, values: Values, options: QueryOptions) => Promise<Results<Row>>;

/** False for a statement that PGlite's own `query` must run: a long one, or one with options not supported here. */
export function canBePrepared(text: string, options: QueryOptions): boolean {
  const { blob, paramTypes, serializers, onNotice } = options;
  const isPlain = [blob, paramTypes, serializers, onNotice].every((option) => option === undefined);
  return isPlain && text.length <= TEXT_MAX_LENGTH;
}

/**
 * Runs prepared statements: each text is parsed and planned once, and each use is one call into the engine. PGlite's own
 * `query` parses and plans every time, in six calls, and takes three to ten times as long. Results and errors are those
 * of `query`, with one exception: after a change of a table's columns the first use of a statement on it may fail.
 */
export function createStatementRunner(client: PGlite): StatementRunner {
  const toClose: string[] = [];
  const prepared = new LRUCache<string, PreparedStatement>({
    max: STATEMENTS_MAX,
    ttl: PREPARED_MS,
    dispose: ({ name }) => toClose.push(name),
  });
  let count = 0;

  const prepare = async (text: string): Promise<PreparedStatement> => {
    count += 1;
    const name = `prepared_${count}`;
    const closes = toClose.splice(0).map((each) => serialize.close({ type: 'S', name: each }));
    const messages = await send(client, [
      ...closes,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const statement: PreparedStatement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      fields: messages
        .flatMap((message) => (message instanceof RowDescriptionMessage ? message.fields : []))
        .map(({ name: column, dataTypeID }) => ({ name: column, dataTypeID })),
    };
    prepared.set(text, statement);
    return statement;
  };

  return async <Row>(text: string, values: Values, options: QueryOptions): Promise<Results<Row>> => {
    if (client.closed) throw new Error('The database is closed');
    const { name, parameterTypes, fields } = prepared.get(text) ?? (await prepare(text));
    try {
      const answers = await send(client, [
        serialize.bind({
          statement: name,
          values: values.map((value, index) => asText(client, value, parameterTypes[index])),
        }),
        serialize.execute({}),
      ]);
      return readResults<Row>(answers, fields, {
        mode: options.rowMode,
        parserOf: (type) => options.parsers?.[type] ?? client.parsers[type],
      });
    } catch (error) {
      // The columns of its tables may have changed; the next use prepares it again.
      prepared.delete(text);
      throw error;
    }
  };
}

const { serialize } = protocol;
const { RowDescriptionMessage, DataRowMessage, CommandCompleteMessage } = protocol.messages;

/** One call into the engine. `sync` ends it, so that an error does not affect later messages. */
function send(client: PGlite, messages: readonly Uint8Array[]): Promise<Messages> {
  return client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
}

/** Replaces PGlite's own reader, which copies its table of several hundred parsers for each statement. */
function readResults<Row>(
  messages: Messages,
  fields: Results['fields'],
  {
    mode,
    parserOf,
  }: {
    mode: QueryOptions['rowMode'];
    parserOf: (type: number) => ((text: string, type: number) => unknown) | undefined;
  },
): Results<Row> {
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID));
  const rows: Row[] = [];
  let outcome: Pick<Results, 'affectedRows' | 'command' | 'rowCount'> = { affectedRows: 0 };
  for (const message of messages) {
    if (message instanceof DataRowMessage) {
      const values = message.fields.map((text, index) => {
        const type = fields[index]?.dataTypeID ?? 0;
        const parser = parsers[index];
        return text === null || parser === undefined ? text : parser(text, type);
      });
      const row: unknown =
        mode === 'array' ? values : Object.fromEntries(values.map((value, index) => [fields[index]?.name, value]));
      rows.push(row as Row);
    } else if (message instanceof CommandCompleteMessage) {
      outcome = readOutcome(message.text);
    }
  }
  return { rows, fields, ...outcome };
}

/** @param tag a command with the number of its rows, as in `INSERT 0 2`, `SELECT 5` and `BEGIN` */
function readOutcome(tag: string): Pick<Results, 'affectedRows' | 'command' | 'rowCount'> {
  const [command = '', ...numbers] = tag.split(' ');
  const rowCount = Number.parseInt(numbers.at(-1) ?? '', 10);
  const isChange = ['INSERT', 'UPDATE', 'DELETE', 'COPY', 'MERGE'].includes(command);
  return { command, affectedRows: isChange ? rowCount : 0, ...(!Number.isNaN(rowCount) && { rowCount }) };
}

/** A parameter in PostgreSQL's text format. */
function asText(client: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null;
  const write = type === undefined ? undefined : client.serializers[type];
  return write === undefined ? String(value) : write(value);
}
