import { gzipSync } from 'node:zlib';

/** How a page refers to a script that it loads when it is seen; its manifest names others, which load when they are needed. */
const LOADED = /(?:<link rel="later" href=|import (?:\* as \w+ from )?)"(\/assets\/[^"]+\.js)"/g;

/** How many files of script a first visit may load. */
export const FIRST_SCRIPTS_MOST = 9;

/** What a first visit may load of script, gzipped, in kB of 1,000 bytes. */
export const FIRST_SCRIPT_MOST_KB = 146;

/**
 * The same for the pages of a reader’s own account, money, questions and notifications, of events and comments, in kB
 * and files. They have forms
 * that no other page has, and are opened from another page, whose script is in the browser already.
 */
export const ACCOUNT_SCRIPT_MOST_KB = 156;
export const ACCOUNT_SCRIPTS_MOST = 11;

/** Routes of those pages. */
export const ACCOUNT_ROUTE =
  /^(user|mail|callback|my|setting|shop|library|history|coupon|gift|benefit|roulette|event|comment|qna|alarm)\b/;

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
