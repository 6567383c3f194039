import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How a page refers to a script that it loads when it is seen; its manifest names others, which load when they are needed. */
const LOADED = /(?:<link rel="later" href=|import (?:\* as \w+ from )?)"(\/assets\/[^"]+\.js)"/g;

/** The maximum number of script files that a first visit loads. */
export const FIRST_SCRIPTS_MOST = 10;

/** The maximum size of the script that a first visit loads, gzipped, in kB of 1,000 bytes. */
export const FIRST_SCRIPT_MOST_KB = 150;

/** The same for an episode: it has the reader's place, its settings and the loading of far pages. */
export const VIEWER_SCRIPT_MOST_KB = 162;

/** The same for the search: it has filters, and suggestions while the reader types. */
export const SEARCH_SCRIPT_MOST_KB = 152;

/**
 * The same for the pages of a reader’s own account, money, questions and notifications, of events and comments, in kB
 * and files. They have forms that no other page has, and are opened from another page, whose script is in the browser
 * already.
 */
export const ACCOUNT_SCRIPT_MOST_KB = 161;
export const ACCOUNT_SCRIPTS_MOST = 11;

export const VIEWER_ROUTE = /^reading\/viewer\//;
export const SEARCH_ROUTE = /^catalogue\/search\//;

/** Routes of those pages. */
export const ACCOUNT_ROUTE = /^(?:people|money|community|reading\/library)\//;

/** The script of a first visit: all that the page preloads or runs. */
export async function readFirstScript(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ files: number; gzippedKb: number }> {
  const html = await (await fetch(url, { headers: { accept: 'text/html', ...headers } })).text();
  const paths = new Set([...html.matchAll(LOADED)].map(([, path]) => path ?? ''));
  const sizes = await Promise.all([...paths].map((path) => gzippedBytes(new URL(path, url).href)));
  return { files: paths.size, gzippedKb: sizes.reduce((sum, size) => sum + size, 0) / 1_000 };
}

async function gzippedBytes(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return gzipSync(await response.text(), { level: 9 }).byteLength;
}

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** The script that a page loads at first. */
interface RouteScripts {
  /** The route's file below `routes/`, such as `money/shop/shop`. */
  route: string;
  files: number;
  gzippedKb: number;
}

const ROUTE = /\/routes\/([\w/-]+)\.route\.tsx?\?/;
const ROOT = /(?:^|\/)app\/root\.tsx\?/;
const CLIENT = /(?:^|\/)app\/entry\.client\.tsx$/;
const MESSAGES = /\/locales\/[\w-]+\/index\.ts$/;

/**
 * The scripts that each route of a built site loads before it works: those of the site, of the route, and of the language with
 * the longest texts.
 * @param build the folder of the site's build, with `client/` in it
 */
export function readRouteScripts(build: string): RouteScripts[] {
  const manifest = readManifest(build);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(build, 'client', file)), { level: 9 }).byteLength;
    sizes.set(file, known);
    return known;
  };
  const keys = Object.keys(manifest);
  const languages = keys.filter((key) => MESSAGES.test(key)).map((key) => manifest[key]?.file ?? '');
  const longest = languages.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1);
  const always = keys.filter((key) => ROOT.test(key) || CLIENT.test(key));
  return keys.flatMap((key) => {
    const [, route] = ROUTE.exec(key) ?? [];
    if (route === undefined) return [];
    const files = new Set([...longest, ...[...always, key].flatMap((entry) => filesOf(entry, manifest))]);
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    return [{ route, files: files.size, gzippedKb: bytes / 1_000 }];
  });
}

function readManifest(build: string): Record<string, BuiltFile> {
  const file = join(build, '.vite', 'client-manifest.json');
  if (!existsSync(file)) throw new Error(`${build} is not built`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The file of a built module and all that it imports. */
function filesOf(key: string, manifest: Record<string, BuiltFile>): string[] {
  const loaded = new Set([key]);
  // A loop over a set includes entries that are added meanwhile.
  for (const each of loaded) {
    for (const imported of manifest[each]?.imports ?? []) loaded.add(imported);
  }
  return [...loaded].flatMap((each) => manifest[each]?.file ?? []);
}
