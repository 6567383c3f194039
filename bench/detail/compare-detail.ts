import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { LIMITS } from '../limits.ts';
import { type Measure, median } from '../report.ts';
import { buildPeer } from './build-peer.ts';
import { readMarkup } from './read-markup.ts';

interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/**
 * Our detail page (found in the database, guarded, translated) beside a bare Remix app that renders the same markup from
 * a constant: both on this machine, in one run, in turns.
 */
export async function compareDetail(url: string, peerPort: number): Promise<Measure[]> {
  const html = await (await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })).text();
  const peer = await startPeer(await buildPeer(readMarkup(html)), peerPort);
  try {
    const peerUrl = `http://127.0.0.1:${peerPort}/`;
    const peerHtml = await (await fetch(peerUrl)).text();
    for (const each of [url, peerUrl]) await load(each, LIMITS.warmUpSeconds);
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < LIMITS.rounds; round += 1) {
      ours.push(await load(url, LIMITS.secondsPerRound));
      theirs.push(await load(peerUrl, LIMITS.secondsPerRound));
    }
    const rate = (loads: Load[]): number => median(loads.map((each) => each.requestsPerSecond));
    return [
      { what: 'our detail page', value: rate(ours), unit: 'requests/s', note: describe(ours, html) },
      { what: 'bare Remix, same markup', value: rate(theirs), unit: 'requests/s', note: describe(theirs, peerHtml) },
      { what: 'ours of bare', value: (100 * rate(ours)) / rate(theirs), unit: '%' },
    ];
  } finally {
    peer.kill('SIGKILL');
  }
}

async function startPeer(buildFile: string, port: number): Promise<ChildProcess> {
  const server = fileURLToPath(new URL('../peer/server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', server, buildFile, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (child.stdout === null) throw new Error('The peer has no output');
  await once(child.stdout, 'data');
  return child;
}

async function load(url: string, seconds: number): Promise<Load> {
  const result = await autocannon({ url, connections: LIMITS.connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return { requestsPerSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

function describe(loads: Load[], html: string): string {
  const p50 = median(loads.map((each) => each.p50Ms));
  const p99 = median(loads.map((each) => each.p99Ms));
  return `p50 ${p50} ms, p99 ${p99} ms, ${Math.round(html.length / 1024)} kB`;
}
