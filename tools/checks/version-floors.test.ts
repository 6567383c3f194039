import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

/**
 * The lowest release of a package that we accept anywhere in the tree, and why; where several majors are maintained, one
 * release of each. A package manager may pick an older one to suit an old Node, without a message.
 */
const FLOORS: Readonly<Record<string, { least: string | readonly string[]; why: string }>> = {
  '@remix-run/router': { least: '1.23.3', why: 'open redirect and scripting through redirects before it' },
  '@remix-run/server-runtime': { least: '2.17.5', why: 'the release that carries the fixed router' },
  '@remix-run/node': { least: '2.17.5', why: 'session files could be read outside their folder before 2.17.2' },
  '@remix-run/react': { least: '2.17.5', why: 'the release that carries the fixed router' },
  '@remix-run/dev': { least: '2.17.5', why: 'the release that carries the fixed router' },
  '@remix-run/web-fetch': { least: '4.4.2', why: 'the release that Remix 2.17 is tested with' },
  hono: { least: '4.13.19', why: 'fixes of header and path handling' },
  '@hono/node-server': { least: '2.1.8', why: 'fixes of request parsing and static paths' },
  '@tus/server': { least: '2.4.5', why: 'the release that uploads are tested with' },
  '@tus/file-store': { least: '2.1.1', why: 'the release that uploads are tested with' },
  srvx: { least: '0.11.22', why: 'below the server of uploads, the release that is tested with it' },
  'tus-js-client': { least: '4.3.1', why: 'below the browser’s side of uploads, the release that is tested with it' },
  '@uppy/core': { least: '6.3.1', why: 'the release that uploads are tested with' },
  '@uppy/tus': { least: '6.0.0', why: 'the release that uploads are tested with' },
  '@uppy/drop-target': { least: '5.0.0', why: 'the release that uploads are tested with' },
  '@simplewebauthn/server': { least: '14.0.3', why: 'the release that the check of passkeys is tested with' },
  otpauth: { least: '9.5.2', why: 'compares codes in constant time' },
  undici: { least: ['6.24.0', '7.24.0'], why: 'frames and compressed answers could exhaust memory before it' },
  ws: { least: ['7.5.10', '8.17.1'], why: 'many headers of a request ended the process before it' },
  express: { least: '4.20.0', why: 'scripting through redirects before it; Remix’s development server' },
  'body-parser': { least: '1.20.3', why: 'deeply nested forms could exhaust the processor before it' },
  send: { least: '0.19.0', why: 'scripting through redirects before it' },
  'serve-static': { least: '1.16.0', why: 'scripting through redirects before it' },
  'path-to-regexp': { least: '0.1.12', why: 'a path could exhaust the processor before it' },
  qs: { least: '6.14.2', why: 'a query could exhaust the memory before it' },
  cookie: { least: ['0.7.0', '1.0.0'], why: 'a name or a path could hold another cookie before it' },
  koa: {
    least: ['2.16.4', '3.1.2'],
    why: 'the host of a request was misread before it; below oidc-provider and s3rver',
  },
  cookies: { least: '0.9.1', why: 'the release that koa 3 is tested with' },
  'oidc-provider': { least: '9.0.0', why: 'one major of the fake sign-in providers' },
  'https-proxy-agent': { least: '7.0.0', why: 'below web-push, which needs this major' },
  'agent-base': { least: '7.0.0', why: 'below web-push, which needs this major' },
  'web-push': { least: '3.6.7', why: 'the release that encrypts by aes128gcm alone' },
  'form-data': { least: '4.0.4', why: 'boundaries could be guessed before it' },
  nodemailer: { least: '7.0.11', why: 'an address could lead elsewhere, or exhaust the processor, before it' },
  mailparser: { least: '3.9.3', why: 'scripting through links of a mail before it' },
  'smtp-server': { least: '3.18.0', why: 'the line that is tested with nodemailer 7 and newer' },
  stripe: { least: '20.0.0', why: 'the line whose API version is ours' },
  '@apple/app-store-server-library': { least: '3.1.0', why: 'the line that is tested with our own chains' },
  '@aws-sdk/client-s3': { least: '3.1175.0', why: 'the release that is tested with a server of the protocol' },
  '@smithy/core': { least: '3.41.0', why: 'below Amazon’s client, the release that is tested with it' },
  '@smithy/node-http-handler': { least: '4.14.0', why: 'below Amazon’s client, the release that is tested with it' },
  '@smithy/credential-provider-imds': {
    least: '4.5.0',
    why: 'below Amazon’s client, the release that is tested with it',
  },
  jsonwebtoken: { least: '9.0.0', why: 'a key could be used with an algorithm of another kind before it' },
  jws: { least: ['3.2.3', '4.0.1'], why: 'a signature by a secret could pass unchecked before it' },
  jsrsasign: { least: '11.1.1', why: 'signatures and numbers were misread before it' },
  'node-fetch': { least: '2.7.0', why: 'below Apple’s library, which never calls it here' },
  arctic: { least: '3.0.0', why: 'one major of signing in with providers' },
  'remix-auth-oauth2': { least: '3.4.1', why: 'the state is compared' },
  'remix-auth': { least: '4.0.0', why: 'one major of signing in' },
  'sanitize-html': { least: '2.17.4', why: 'ways around the allow-list before it' },
  htmlparser2: { least: '10.0.0', why: 'the line that sanitize-html is tested with' },
  vite: { least: '6.4.6', why: 'files outside the root were served in development' },
  esbuild: { least: '0.25.0', why: 'its build server answered every site before it' },
  'fast-xml-parser': { least: '5.5.0', why: 'entity expansion without a limit before it' },
  yauzl: { least: '3.2.0', why: 'reading past the end on crafted archives' },
  'iconv-lite': {
    least: '0.4.24',
    why: 'the last of the line that others bring; archives and texts are read with 0.7',
  },
  'tar-fs': { least: ['2.1.4', '3.1.1'], why: 'links led outside the folder before it' },
  sharp: { least: '0.34.0', why: 'decoders with known weaknesses before it' },
  harfbuzzjs: { least: '1.0.0', why: 'shapes lettering of our own alone' },
  jose: { least: '6.0.0', why: 'one major of token handling' },
  '@redis/client': { least: '6.0.0', why: 'one major of the connection to Valkey' },
  pg: { least: '8.16.0', why: 'supported with PostgreSQL 18' },
  valibot: { least: '1.2.0', why: 'a regular expression that could be made to hang' },
  'turbo-stream': { least: '2.4.1', why: 'a stream could exhaust the processor before it' },
  'ipaddr.js': { least: ['1.9.1', '2.2.0'], why: 'addresses in short forms were misread before it' },
  negotiator: { least: ['0.6.3', '1.0.0'], why: 'a header could exhaust the processor before it' },
  'libphonenumber-js': { least: '1.12.0', why: 'numbering plans of this year and the last' },
  isbot: { least: '5.0.0', why: 'one major of naming robots' },
  'rate-limiter-flexible': { least: '7.0.0', why: 'the line whose memory is bounded' },
  '@opentelemetry/api': { least: '1.9.0', why: 'one minor line below all of OpenTelemetry' },
  '@opentelemetry/exporter-trace-otlp-http': { least: '0.223.0', why: 'goes with the 2.x line of the SDK' },
  '@opentelemetry/otlp-exporter-base': { least: '0.223.0', why: 'calls the collector; goes with the exporter' },
  '@opentelemetry/sdk-trace-node': { least: '2.12.0', why: 'reads the trace that a header names' },
  'prom-client': { least: '15.1.0', why: 'its client of a push gateway is never loaded here' },
  uuid: { least: '11.1.1', why: 'writing past the end of a buffer before it' },
};

/** Direct dependencies of the product that never read a byte that came from outside. */
const READS_NOTHING_FROM_OUTSIDE: ReadonlySet<string> = new Set([
  ...[
    '@base-ui/react',
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@simplewebauthn/browser',
    '@opentelemetry/resources',
    '@tailwindcss/vite',
  ],
  ...['@use-gesture/vanilla'],
  ...['@valibot/to-json-schema', 'bidi-js', 'budoux', 'clsx', 'cmdk', 'commander', 'dataloader', 'drizzle-orm'],
  'embla-carousel-react',
  ...[
    'i18next',
    'lru-cache',
    'luxon',
    'p-queue',
    'pg-boss',
    'pino',
    'piscina',
    'prom-client',
    'qrcode.react',
    'react-image-crop',
    'react',
    'react-dom',
    'react-i18next',
    'react-is',
    'recharts',
  ],
  ...['remix-i18next', 'tailwindcss', 'yazl', 'zustand'],
]);
/** Packages that come with compilers: their code can open sockets, but never does in our product. */
const SOCKETS_OF_COMPILERS: ReadonlySet<string> = new Set(['@jspm/core', 'debug', 'duplexify', 'get-port', 'methods']);

/** Releases that must not be installed at all. */
const REFUSED: readonly { name: string; versions: readonly string[] | 'all'; why: string }[] = [
  { name: 'tar', versions: 'all', why: 'links lead outside the folder, release after release; nothing here needs it' },
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

/** The floor of a version's own major; for a major without one the highest. */
function floorFor(version: string, floors: readonly string[]): string {
  const major = (text: string) => text.split('.')[0];
  return floors.find((floor) => major(floor) === major(version)) ?? floors.at(-1) ?? '';
}

/** What the apps and packages load when they run: their own dependencies, and `name → folder` of these and all below. */
function productPackages(): { direct: Set<string>; all: Map<string, string> } {
  const direct = new Set<string>();
  const all = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (folder: string, isOurs: boolean): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (!isOurs) all.set(manifest.name, folder);
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const found = [join(folder, 'node_modules', name), join(siblingsOf(folder), name)].find((at) => existsSync(at));
      if (found === undefined) continue;
      const isWorkspace = name.startsWith('@longstrip/');
      if (isOurs && !isWorkspace) direct.add(name);
      visit(realpathSync(found), isWorkspace);
    }
  };
  for (const group of ['apps', 'packages']) {
    for (const entry of readdirSync(join(ROOT, group), { withFileTypes: true })) {
      if (entry.isDirectory()) visit(join(ROOT, group, entry.name), true);
    }
  }
  return { direct, all };
}

/** The `node_modules` folder that a package lies in, where its dependencies lie beside it. */
function siblingsOf(folder: string): string {
  const at = folder.lastIndexOf('node_modules');
  return at < 0 ? join(folder, 'node_modules') : folder.slice(0, at + 'node_modules'.length);
}

const SOCKET_MODULE = /(?:require\(|from\s*|import\()\s*["'](?:node:)?(?:net|tls|http|https|http2|dgram)["']/;
const NOT_LOADED = /^(?:node_modules|tests?|examples?)$|example|install/;

function opensSockets(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (NOT_LOADED.test(entry.name)) return false;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return opensSockets(path);
    return /\.[cm]?js$/.test(entry.name) && SOCKET_MODULE.test(readFileSync(path, 'latin1'));
  });
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
      versions.filter((version) => compareVersions(version, floorFor(version, [least].flat())) < 0),
      `${name} under ${least}: ${why}`,
    ).toEqual([]);
  });

  it('stand for each package of the product that reads what came from outside', () => {
    const { direct, all } = productPackages();
    const undecided = [...direct].filter(
      (name) => !(name in FLOORS) && !READS_NOTHING_FROM_OUTSIDE.has(name) && !name.startsWith('@fontsource'),
    );
    expect(undecided, 'give each a floor, or say that it reads nothing from outside').toEqual([]);
    const opening = [...all].flatMap(([name, folder]) => (opensSockets(folder) ? [name] : []));
    expect(opening).toContain('pg');
    expect(
      opening.filter((name) => !(name in FLOORS) && !SOCKETS_OF_COMPILERS.has(name)),
      'these open sockets: give each a floor',
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
