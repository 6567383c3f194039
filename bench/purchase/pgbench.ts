import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SentStatement } from './purchase-statements.ts';

const run = promisify(execFile);

/** Why there is no pgbench, as a sentence; null where there is one. */
export async function whyNoPgbench(): Promise<string | null> {
  try {
    await run('pgbench', ['--version']);
    return null;
  } catch {
    return 'npm run bench -- purchase compares with pgbench, which is not here: it comes with PostgreSQL (on Debian: apt-get install postgresql-contrib).';
  }
}

/** The values that differ between purchases, as they are in the recorded statements. */
export interface RecordedPurchase {
  readonly userPrefix: string;
  readonly userNumber: number;
  readonly firstLotId: number;
  readonly requestId: string;
  readonly episodeId: number;
}

/**
 * The recorded statements as a script that makes such a purchase for a random reader: with literal values, except those
 * that differ.
 * @param range how many readers there are, and which episodes
 */
export function pgbenchScript(
  statements: readonly SentStatement[],
  noted: RecordedPurchase,
  range: { readonly wallets: number; readonly episodeIds: readonly number[] },
): string {
  const [first = 0] = range.episodeIds;
  const last = range.episodeIds.at(-1) ?? first;
  const lines = [
    `\\set reader random(1, ${range.wallets})`,
    `\\set episode random(${first}, ${last})`,
    '\\set request random(1, 9000000000000)',
    ...statements.map(({ text, values }) => {
      const line = withLiterals(text, values, noted).replaceAll(/\s+/g, ' ').trim();
      // What a purchase was decided by differs for each reader: the next statement gets it as a variable.
      return text.includes('purchase_state(') ? `${line} \\gset` : `${line};`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function withLiterals(text: string, values: readonly unknown[], noted: RecordedPurchase): string {
  return text.replaceAll(/\$(\d+)/g, (_, number) => literalOf(values[Number(number) - 1], noted));
}

function literalOf(value: unknown, noted: RecordedPurchase): string {
  if (value === null || value === undefined) return 'null';
  if (value === noted.episodeId) return '(:episode)';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const { userPrefix, userNumber, firstLotId, requestId, episodeId } = noted;
  // pgbench reads a colon before a word as a variable.
  const text = String(value).replaceAll("'", "''").replaceAll('":', '": ');
  const varied = text
    .replaceAll(`${userPrefix}-${userNumber}`, `${userPrefix}-' || :reader || '`)
    .replaceAll(`"lotId": ${firstLotId + userNumber - 1}`, `"lotId": ' || (:reader + ${firstLotId - 1}) || '`)
    .replaceAll(/("seen": ")[0-9a-f]{32}"/g, `$1' || :seen || '"`)
    .replaceAll(requestId, `bench-' || :request || '-of-' || :reader || '`)
    .replaceAll(`{${episodeId}}`, `{' || :episode || '}`)
    .replaceAll(`[${episodeId}]`, `[' || :episode || ']`)
    .replaceAll(`episode/${episodeId}`, `episode/' || :episode || '`);
  return varied === text ? `'${text}'` : `('${varied}')`;
}

/** Runs the script and returns how many times per second it was done. */
export async function runPgbench(
  databaseUrl: string,
  scriptFile: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const { searchParams, pathname, username } = new URL(databaseUrl);
  const args = [
    ...['-n', '-M', 'extended', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', scriptFile],
    ...['-h', searchParams.get('host') ?? '', '-U', username, pathname.slice(1)],
  ];
  const { stdout } = await run('pgbench', args).catch((error: { stderr?: string }) => {
    throw new Error(`pgbench: ${String(error.stderr).slice(0, 1_000)}`);
  });
  const [, perSecond] = stdout.match(/tps = ([\d.]+)/) ?? [];
  const [, failed = '0'] = stdout.match(/number of failed transactions: (\d+)/) ?? [];
  if (perSecond === undefined || failed !== '0') throw new Error(`pgbench: ${stdout}`);
  return Number(perSecond);
}
