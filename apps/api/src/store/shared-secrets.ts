import { randomBytes } from 'node:crypto';
import { FINGERPRINT_FORM, type SharedSecret, secretFingerprint } from '@longstrip/api-contract/process';
import type { Database } from '@longstrip/database';
import * as v from 'valibot';

/** The values of a variable: the present one first, then former ones that are still accepted. */
type Secrets = readonly [string, ...string[]];

/** Of the variables that a process has. */
export type ProcessSecrets = Readonly<Partial<Record<SharedSecret, Secrets>>>;

/** Each has a letter, since the name of a connection has 63 characters at most. Books are proved by token secrets by default. */
const LETTERS: readonly (readonly [SharedSecret, string])[] = [
  ['TOKEN_SECRET', 'T'],
  ['BOOKS_SECRETS', 'B'],
  ['IMAGE_SECRET', 'I'],
  ['SERVICE_SECRET', 'S'],
  ['COOKIE_SECRET', 'C'],
  ['EDGE_PICTURE_SECRET', 'E'],
];
const FORMER: Readonly<Partial<Record<SharedSecret, string>>> = {
  TOKEN_SECRET: 'TOKEN_SECRETS_PREVIOUS',
  BOOKS_SECRETS: 'BOOKS_SECRETS',
  COOKIE_SECRET: 'COOKIE_SECRETS_PREVIOUS',
};
const PART_CHARACTERS = 6;
/** What tells processes that are set up alike from each other. */
const TAG_CHARACTERS = 4;

const ProcessSchema = v.object({
  name: v.string(),
  since: v.nullable(v.string()),
  address: v.nullable(v.string()),
});
type Process = v.InferOutput<typeof ProcessSchema>;

/** The connections of processes that show fingerprints, the oldest first. */
const PROCESSES = `
select split_part(application_name, '/', 2) as name, to_char(backend_start, 'YYYY-MM-DD HH24:MI TZ') as since,
  host(client_addr) as address
from pg_stat_activity
where datname = current_database() and application_name like 'longstrip-listener/%'
order by backend_start, application_name`;

/**
 * What a process shows the others of its secrets, as the name of its connection that listens: it is there exactly as long as the
 * process (record 0134).
 */
export function processName(secrets: ProcessSecrets): string {
  const parts = LETTERS.flatMap(([variable, letter]) => {
    const [present] = secrets[variable] ?? [];
    return present === undefined ? [] : [`${letter}${secretFingerprint(variable, present)}`];
  });
  return `${randomBytes(3).toString('base64url')}${parts.join('')}`;
}

/**
 * Compares the secrets of this process with those of processes that have used the database for longer. What they have at present
 * this one must know, as its present secret or as a former one.
 * @param name of this process, under which it listens
 * @returns a sentence that names what differs; null: nothing does
 */
export async function differingSecrets(
  database: Pick<Database, 'run'>,
  name: string,
  secrets: ProcessSecrets,
): Promise<string | null> {
  const all = v.parse(v.array(ProcessSchema), await database.run(PROCESSES));
  const own = all.findIndex((each) => each.name === name);
  const known = new Map(
    LETTERS.map(([variable, letter]) => [
      letter,
      (secrets[variable] ?? []).map((each) => secretFingerprint(variable, each)),
    ]),
  );
  for (const other of own === -1 ? all : all.slice(0, own)) {
    const differing = LETTERS.filter(([, letter]) => {
      const [mine, theirs] = [known.get(letter) ?? [], fingerprintIn(other.name, letter)];
      return mine.length > 0 && theirs !== null && !mine.includes(theirs);
    }).map(([variable]) => variable);
    const [first] = differing;
    if (first !== undefined) return sentenceOf(first, other);
  }
  return null;
}

function fingerprintIn(name: string, letter: string): string | null {
  for (let at = TAG_CHARACTERS; at < name.length; at += PART_CHARACTERS) {
    const part = name.slice(at, at + PART_CHARACTERS);
    if (part.startsWith(letter) && FINGERPRINT_FORM.test(part.slice(1))) return part.slice(1);
  }
  return null;
}

function sentenceOf(variable: SharedSecret, { since, address }: Process): string {
  const former = FORMER[variable];
  const change =
    former === undefined
      ? 'to change it, stop all processes of the store first'
      : `to change it, name the former one in ${former}`;
  const where = address === null ? '' : ` from ${address}`;
  return `${variable} is not that of the other processes of this store, one of which has used the database${where} since ${since ?? 'before'}: give all the same; ${change}.`;
}
