import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parser } from 'htmlparser2';
import { build } from 'vite';
import { loadPage, type PageLoad, startPeer } from '../page-load.ts';
import type { ConstantNode } from '../peer/app/constant-markup.ts';
import { LIMITS, type Measure, median } from '../report.ts';

const SERVER = fileURLToPath(new URL('../peer/server.ts', import.meta.url));

/** A page of ours to be compared. */
export interface ComparedPage {
  name: string;
  url: string;
  /** How its answers are made, for the report. */
  cacheState: string;
  /** The cookies of a signed-in reader; none: a guest. */
  cookie?: string;
}

/**
 * Compares a page of ours with a bare Remix app that renders the same markup from a constant: both on this machine, in one
 * run, alternately.
 */
export async function comparePage(page: ComparedPage, ourPid: number, peerPort: number): Promise<Measure[]> {
  const { name, url, cacheState, cookie } = page;
  const personal = cookie === undefined ? {} : { cookie };
  const headers = { accept: 'text/html', 'accept-encoding': 'identity', ...personal };
  const html = await (await fetch(url, { headers })).text();
  const peer = await startPeer(SERVER, await buildPeer(readMarkup(html)), peerPort);
  try {
    const peerUrl = `http://127.0.0.1:${peerPort}/`;
    const peerHtml = await (await fetch(peerUrl)).text();
    const load = (address: string, pid: number, seconds: number) =>
      loadPage(address, pid, {
        seconds,
        connections: LIMITS.pageConnections,
        cookie: address === url ? cookie : undefined,
      });
    await load(url, ourPid, LIMITS.warmUpSeconds);
    await load(peerUrl, peer.pid, LIMITS.warmUpSeconds);
    const ours: PageLoad[] = [];
    const theirs: PageLoad[] = [];
    for (let round = 0; round < LIMITS.pageRounds; round += 1) {
      ours.push(await load(url, ourPid, LIMITS.secondsPerRound));
      theirs.push(await load(peerUrl, peer.pid, LIMITS.secondsPerRound));
    }
    const rate = (loads: PageLoad[]): number => median(loads.map((each) => each.requestsPerSecond));
    const cost = (loads: PageLoad[]): number => median(loads.map((each) => each.processorMs));
    const note = 'by processor time';
    return [
      { what: `${name}, ${cacheState}`, value: rate(ours), unit: 'requests/s', note: describe(ours, html) },
      { what: 'of one core', value: 1000 / cost(ours), unit: 'requests/s', note: 'by processor time' },
      { what: 'bare Remix, same markup', value: rate(theirs), unit: 'requests/s', note: describe(theirs, peerHtml) },
      { what: 'ours of bare', value: (100 * rate(ours)) / rate(theirs), unit: '%' },
      { what: 'ours of bare', value: (100 * cost(theirs)) / cost(ours), unit: '%', note },
    ];
  } finally {
    peer.child.kill('SIGKILL');
  }
}

function describe(loads: PageLoad[], html: string): string {
  const p50 = median(loads.map((each) => each.p50Ms));
  const p99 = median(loads.map((each) => each.p99Ms));
  const processor = median(loads.map((each) => each.processorMs)).toFixed(1);
  return `p50 ${p50} ms, p99 ${p99} ms, ${processor} ms of processor each, ${Math.round(html.length / 1024)} kB`;
}

const BENCH = fileURLToPath(new URL('../', import.meta.url));

/** Builds the peer around a page's markup, in its own folder. @returns the file of its server build */
async function buildPeer(markup: ConstantNode): Promise<string> {
  const directory = join(BENCH, '../.cache/bench-peer');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  cpSync(join(BENCH, 'peer'), directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(join(directory, 'app/constant-markup.ts'), `export const MARKUP = ${JSON.stringify(markup)};\n`);
  // It uses the bench's packages.
  symlinkSync(join(BENCH, 'node_modules'), join(directory, 'node_modules'), 'dir');
  const previous = process.cwd();
  process.chdir(directory);
  try {
    await build({ root: directory, mode: 'production' });
    await build({ root: directory, mode: 'production', build: { ssr: true } });
  } finally {
    process.chdir(previous);
  }
  return join(directory, 'build/server/index.js');
}

type ElementNode = Exclude<ConstantNode, string>;

/** A page's markup as a constant tree for React: the same elements and attributes, without the scripts. */
export function readMarkup(html: string): ConstantNode {
  const top: ElementNode = { tag: '#document', props: {}, children: [] };
  const open: ElementNode[] = [top];
  const last = (): ElementNode => open.at(-1) ?? top;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const element: ElementNode = { tag, props: reactProps(attributes), children: [] };
      if (tag !== 'script') last().children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      last().children.push(text);
    },
    onclosetag: () => {
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  const root = top.children.find((node) => typeof node !== 'string' && node.tag === 'html');
  if (root === undefined) throw new Error('The page has no <html> element');
  return root;
}

/** React passes attributes on as in HTML, except `style` and attributes without a value. */
function reactProps(attributes: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'class') return ['className', value];
      if (name === 'style') return ['style', styleObject(value)];
      if (name === 'value') return ['defaultValue', value];
      return [name, value === '' && /^(hidden|disabled|checked|inert|async|defer|open)$/.test(name) ? true : value];
    }),
  );
}

function styleObject(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      const name = declaration.slice(0, colon).trim();
      const key = name.startsWith('--')
        ? name
        : name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
      return [[key, declaration.slice(colon + 1).trim()]];
    }),
  );
}
