import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

/**
 * The lowest release of a package that we accept anywhere in the tree, and why. A package manager may pick an older one
 * to suit an old Node, without a message.
 */
const FLOORS: Readonly<Record<string, { least: string; why: string }>> = {
  '@remix-run/router': { least: '1.23.3', why: 'open redirect and scripting through redirects before it' },
  '@remix-run/server-runtime': { least: '2.17.5', why: 'the release that carries the fixed router' },
  hono: { least: '4.13.19', why: 'fixes of header and path handling' },
  '@hono/node-server': { least: '2.1.8', why: 'fixes of request parsing and static paths' },
  'sanitize-html': { least: '2.17.4', why: 'ways around the allow-list before it' },
  vite: { least: '6.4.6', why: 'files outside the root were served in development' },
  'fast-xml-parser': { least: '5.5.0', why: 'entity expansion without a limit before it' },
  yauzl: { least: '3.2.0', why: 'reading past the end on crafted archives' },
  jose: { least: '6.0.0', why: 'one major of token handling' },
  pg: { least: '8.16.0', why: 'supported with PostgreSQL 18' },
  valibot: { least: '1.2.0', why: 'a regular expression that could be made to hang' },
};

/** Releases that must not be installed at all. */
const REFUSED: readonly { name: string; versions: readonly string[] | 'all'; why: string }[] = [
  { name: 'adm-zip', versions: 'all', why: 'writes outside its folder and has no guard against bombs' },
  { name: 'react-i18next', versions: ['15.7.2', '15.7.3'], why: 'broken releases' },
];

/** `name → versions` of everything that the lockfile installs. */
function lockedVersions(): Map<string, Set<string>> {
  const locked = new Map<string, Set<string>>();
  const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  const packages = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'));
  for (const [, name, version] of packages.matchAll(/^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@([^:'(\s]+)'?:$/gm)) {
    if (name === undefined || version === undefined) continue;
    locked.set(name, (locked.get(name) ?? new Set()).add(version));
  }
  return locked;
}

/** Negative when `a` is older than `b`. Pre-releases count as their release: the difference matters for none of ours. */
function compareVersions(a: string, b: string): number {
  const parts = (version: string): number[] => (version.split(/[-+]/)[0] ?? '').split('.').map(Number);
  const [left, right] = [parts(a), parts(b)];
  return [0, 1, 2].map((at) => (left[at] ?? 0) - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

describe('version floors', () => {
  const locked = lockedVersions();

  it('reads the lockfile', () => {
    expect(locked.size).toBeGreaterThan(300);
    expect(locked.get('react')).toEqual(new Set(['18.3.1']));
  });

  it.each(Object.entries(FLOORS))('%s is recent enough', (name, { least, why }) => {
    const versions = [...(locked.get(name) ?? [])];
    expect(versions, `${name} is not in the lockfile: drop its floor`).not.toEqual([]);
    expect(
      versions.filter((version) => compareVersions(version, least) < 0),
      `${name} under ${least}: ${why}`,
    ).toEqual([]);
  });

  it.each(REFUSED)('$name is not what we refuse', ({ name, versions, why }) => {
    const found = [...(locked.get(name) ?? [])].filter((version) => versions === 'all' || versions.includes(version));
    expect(found, `${name}: ${why}`).toEqual([]);
  });

  it('orders versions by number', () => {
    expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
    expect(compareVersions('1.23.2', '1.23.3')).toBeLessThan(0);
    expect(compareVersions('18.4.0-beta.17', '18.4.0')).toBe(0);
  });
});
