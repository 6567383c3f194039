import { PROMISES } from '../limits.ts';
import type { Measure } from '../report.ts';

/** How a page names a script that it loads at once; its manifest names others, which come when they are needed. */
const LOADED = /(?:<link rel="modulepreload" href=|import (?:\* as \w+ from )?)"(\/assets\/[^"]+\.js)"/g;

/** The script that a first visit loads: all that the page preloads or runs, as it travels. */
export async function measureFirstScript(name: string, url: string): Promise<Measure> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const paths = new Set([...html.matchAll(LOADED)].map(([, path]) => path ?? ''));
  const sizes = await Promise.all([...paths].map((path) => travelledBytes(new URL(path, url).href)));
  const note = `${paths.size} files`;
  const value = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return { what: `${name}, script of a first visit`, value, unit: 'kB gzipped', note, most: PROMISES.firstScriptKb };
}

/** What `fetch` gives is inflated; the length says what came. */
async function travelledBytes(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return Number(response.headers.get('content-length') ?? Number.NaN);
}
