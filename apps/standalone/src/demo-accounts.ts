import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const FileSchema = v.array(
  v.object({
    platform: v.string(),
    role: v.string(),
    provider: v.string(),
    email: v.string(),
    password: v.nullable(v.string()),
    secondFactor: v.exactOptional(v.string()),
  }),
);
type Entry = v.InferOutput<typeof FileSchema>[number];

/** The demo accounts of a data directory for a person at a terminal (D44); empty when there are none. */
export function describeDemoAccounts(dataDirectory: string): string {
  const file = join(dataDirectory, 'demo-accounts.json');
  const entries = readEntries(file);
  if (entries.length === 0) return '';
  const platforms = [...new Set(entries.map(({ platform }) => platform))];
  const width = Math.max(...platforms.map((platform) => platform.length));
  const lines = platforms.map((platform) => {
    const own = entries.filter((entry) => entry.platform === platform);
    return `    ${platform.padEnd(width)}   ${linesOf(own).join('\n'.padEnd(width + 8))}`;
  });
  return ['  Demo accounts', '', ...lines, '', `  All of them in ${file}`, '', ''].join('\n');
}

/** Accounts that share a password in one line; accounts of sign-in providers, which have none, with their provider. */
function linesOf(entries: readonly Entry[]): string[] {
  const passwords = [...new Set(entries.map(({ password }) => password))];
  return passwords.flatMap((password) => {
    const own = entries.filter((entry) => entry.password === password);
    if (password !== null) {
      const [first] = own;
      const code = first?.secondFactor === undefined ? '' : `, code by npm run operator -- code ${first.email}`;
      return [`${own.map(({ email }) => email).join(', ')}`, `password ${password}${code}`];
    }
    return [own.map(({ email, provider }) => `${email} (${provider})`).join(', ')];
  });
}

function readEntries(file: string): Entry[] {
  try {
    return v.parse(FileSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
