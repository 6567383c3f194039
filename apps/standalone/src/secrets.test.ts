import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { providePush, provideSecrets } from './secrets.ts';

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'longstrip secrets '));
});
afterEach(() => rmSync(dataDirectory, { recursive: true }));

const none = { token: null, image: null, service: null, cookie: null };
const own = (name: string): string => `${name}-aB3dE5gH7jK9mN1pQ3rS5tU7vW9xY1zA`;
const all = { token: own('t'), image: own('i'), service: own('s'), cookie: own('c') };

describe('secrets in demo mode', () => {
  it('are made once, each its own, and stored', () => {
    const first = provideSecrets({ mode: 'demo', secrets: none }, dataDirectory);
    expect(provideSecrets({ mode: 'demo', secrets: none }, dataDirectory)).toEqual(first);
    expect(first.ok && new Set(Object.values(first.secrets)).size).toBe(4);
  });

  it('are readable by their owner alone', () => {
    provideSecrets({ mode: 'demo', secrets: none }, dataDirectory);
    const folder = join(dataDirectory, 'secrets');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([
      0o600, 0o600, 0o600, 0o600,
    ]);
  });

  it('come from the environment where it has them', () => {
    const provided = provideSecrets({ mode: 'demo', secrets: { ...none, token: all.token } }, dataDirectory);
    expect(provided.ok && provided.secrets.token).toBe(all.token);
  });
});

describe('the identity at push services', () => {
  const push = { privateKey: 'key', subject: 'mailto:push@example.com' };

  it('is made once in demo mode, with a key of 32 bytes', () => {
    const first = providePush({ mode: 'demo', push: null }, dataDirectory);
    expect(providePush({ mode: 'demo', push: null }, dataDirectory)).toEqual(first);
    expect(Buffer.from(first?.privateKey ?? '', 'base64url')).toHaveLength(32);
  });

  it('is that of the environment where it has one, and production makes none', () => {
    expect(providePush({ mode: 'demo', push }, dataDirectory)).toBe(push);
    expect(providePush({ mode: 'production', push: null }, dataDirectory)).toBeNull();
    expect(readdirSync(dataDirectory)).toEqual([]);
  });
});

describe('secrets in production', () => {
  it('are those of the environment, and nothing is written', () => {
    expect(provideSecrets({ mode: 'production', secrets: all }, dataDirectory)).toEqual({ ok: true, secrets: all });
    expect(readdirSync(dataDirectory)).toEqual([]);
  });

  it('are asked for by name', () => {
    const provided = provideSecrets(
      { mode: 'production', secrets: { ...all, image: null, cookie: null } },
      dataDirectory,
    );
    expect(provided).toEqual({
      ok: false,
      sentences: ['Production needs IMAGE_SECRET, COOKIE_SECRET: set each to 32 or more random characters.'],
    });
  });

  it('may not be what demo mode made', () => {
    provideSecrets({ mode: 'demo', secrets: none }, dataDirectory);
    const made = readFileSync(join(dataDirectory, 'secrets', 'image-secret'), 'utf8').trim();
    const provided = provideSecrets({ mode: 'production', secrets: { ...all, token: made } }, dataDirectory);
    expect(provided).toEqual({
      ok: false,
      sentences: ['TOKEN_SECRET is one that demo mode made: production needs its own.'],
    });
  });

  it('may not be the same twice', () => {
    const provided = provideSecrets({ mode: 'production', secrets: { ...all, image: all.token } }, dataDirectory);
    expect(provided.ok ? [] : provided.sentences).toEqual([
      'TOKEN_SECRET is the same as IMAGE_SECRET: each must be its own.',
      'IMAGE_SECRET is the same as TOKEN_SECRET: each must be its own.',
    ]);
  });
});
