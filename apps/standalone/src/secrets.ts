import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../launch/settings.mjs';

export interface Secrets {
  token: string;
  image: string;
  service: string;
  cookie: string;
}

type SecretName = keyof Secrets;

const VARIABLE_OF: Readonly<Record<SecretName, string>> = {
  token: 'TOKEN_SECRET',
  image: 'IMAGE_SECRET',
  service: 'SERVICE_SECRET',
  cookie: 'COOKIE_SECRET',
};
const NAMES: readonly SecretName[] = ['token', 'image', 'service', 'cookie'];

/**
 * The secrets of this installation. Demo mode creates missing ones in `DATA_DIR/secrets`, readable only by the owner.
 * Production takes all from the environment: each must be different, and none may be one that demo mode created.
 */
export function provideSecrets(
  settings: Pick<Settings, 'mode' | 'secrets'>,
  dataDirectory: string,
): { ok: true; secrets: Secrets } | { ok: false; sentences: string[] } {
  if (settings.mode === 'demo') {
    const provide = (name: SecretName): string => settings.secrets[name] ?? readOrMake(dataDirectory, name);
    return {
      ok: true,
      secrets: {
        token: provide('token'),
        image: provide('image'),
        service: provide('service'),
        cookie: provide('cookie'),
      },
    };
  }
  const { token, image, service, cookie } = settings.secrets;
  if (token === null || image === null || service === null || cookie === null) {
    const missing = NAMES.filter((name) => settings.secrets[name] === null).map((name) => VARIABLE_OF[name]);
    return {
      ok: false,
      sentences: [`Production needs ${missing.join(', ')}: set each to 32 or more random characters.`],
    };
  }
  const secrets = { token, image, service, cookie };
  const sentences = NAMES.flatMap((name) => complaint(name, secrets, dataDirectory));
  return sentences.length === 0 ? { ok: true, secrets } : { ok: false, sentences };
}

/**
 * The store's identity at push services. Demo mode creates its key once, like the secrets: any 32 random bytes are a valid
 * key, except one in four thousand million.
 */
export function providePush({ mode, push }: Pick<Settings, 'mode' | 'push'>, dataDirectory: string): Settings['push'] {
  if (push !== null || mode === 'production') return push;
  return { privateKey: readOrMake(dataDirectory, 'push'), subject: 'mailto:push@longstrip.example' };
}

function complaint(name: SecretName, secrets: Secrets, dataDirectory: string): string[] {
  const generated = NAMES.some((other) => readSecret(dataDirectory, other) === secrets[name]);
  if (generated) return [`${VARIABLE_OF[name]} is one that demo mode made: production needs its own.`];
  const twin = NAMES.find((other) => other !== name && secrets[other] === secrets[name]);
  return twin === undefined ? [] : [`${VARIABLE_OF[name]} is the same as ${VARIABLE_OF[twin]}: each must be its own.`];
}

const fileOf = (dataDirectory: string, name: SecretName | 'push'): string =>
  join(dataDirectory, 'secrets', `${name}-secret`);

function readSecret(dataDirectory: string, name: SecretName | 'push'): string | null {
  try {
    return readFileSync(fileOf(dataDirectory, name), 'utf8').trim();
  } catch {
    return null;
  }
}

function readOrMake(dataDirectory: string, name: SecretName | 'push'): string {
  const stored = readSecret(dataDirectory, name);
  if (stored !== null && stored.length >= 32) return stored;
  const made = randomBytes(32).toString('base64url');
  writePrivately(dataDirectory, `${name}-secret`, made);
  return made;
}

/** Writes a file of `DATA_DIR/secrets` that only its owner can read, and returns its path. */
export function writePrivately(dataDirectory: string, name: string, text: string): string {
  const directory = join(dataDirectory, 'secrets');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, name);
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  // The mode above applies to a new file only.
  chmodSync(file, 0o600);
  return file;
}
