import { gzipSync } from 'node:zlib';
import { PROMISES } from '../limits.ts';
import type { Measure } from '../report.ts';

/** How a page names a script that it loads at once; its manifest names others, which come when they are needed. */
const LOADED = /(?:<link rel="modulepreload" href=|import (?:\* as \w+ from )?)"(\/assets\/[^"]+\.js)"/g;

/** The script that a first visit loads: all that the page preloads or runs. */
export async function measureFirstScript(name: string, url: string): Promise<Measure> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const paths = new Set([...html.matchAll(LOADED)].map(([, path]) => path ?? ''));
  const sizes = await Promise.all([...paths].map((path) => gzippedBytes(new URL(path, url).href)));
  const note = `${paths.size} files`;
  const value = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return { what: name, value, unit: 'kB gzipped', note, most: PROMISES.firstScriptKb };
}

async function gzippedBytes(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return gzipSync(await response.text(), { level: 9 }).byteLength;
}
