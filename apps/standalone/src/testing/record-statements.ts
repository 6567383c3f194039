/** What was sent to a database, and how much came back. */
export interface Asked {
  readonly statements: readonly string[];
  /** Rows that came back, of all statements together. */
  readonly rows: number;
}

interface Client {
  query(text: string, ...more: unknown[]): Promise<{ rows: unknown[] }>;
  exec(text: string, ...more: unknown[]): Promise<{ rows: unknown[] }[]>;
  transaction<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
}

/** Records the statements that an embedded database gets while `work` runs. */
export function createStatementRecorder({ orm }: { orm: object }): (work: () => Promise<unknown>) => Promise<Asked> {
  const client: Client = Reflect.get(orm, '$client');
  let statements: string[] = [];
  let rows = 0;
  function note(of: Client): void {
    const [query, exec] = [of.query.bind(of), of.exec.bind(of)];
    of.query = async (text, ...more) => {
      statements.push(text);
      const result = await query(text, ...more);
      rows += result.rows.length;
      return result;
    };
    of.exec = async (text, ...more) => {
      statements.push(text);
      return exec(text, ...more);
    };
  }
  note(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((inside) => {
      note(inside);
      return work(inside);
    });
  return async (work) => {
    statements = [];
    rows = 0;
    await work();
    return { statements, rows };
  };
}
