import { fileURLToPath } from 'node:url';
import { LIMITS } from '../limits.ts';
import { loadPage, type PageLoad } from '../page-load.ts';
import { startPeer } from '../peer-process.ts';
import { type Measure, median } from '../report.ts';
import { buildPeer } from './build-peer.ts';
import { readMarkup } from './read-markup.ts';

const SERVER = fileURLToPath(new URL('../peer/server.ts', import.meta.url));

/** A page of ours to be compared. */
export interface ComparedPage {
  name: string;
  url: string;
  /** How its answers are made, for the report. */
  way: string;
}

/**
 * Compares a page of ours with a bare Remix app that renders the same markup from a constant: both on this machine, in one
 * run, alternately.
 */
export async function comparePage(page: ComparedPage, ourPid: number, peerPort: number): Promise<Measure[]> {
  const { name, url, way } = page;
  const html = await (await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })).text();
  const peer = await startPeer(SERVER, await buildPeer(readMarkup(html)), peerPort);
  try {
    const peerUrl = `http://127.0.0.1:${peerPort}/`;
    const peerHtml = await (await fetch(peerUrl)).text();
    const load = (address: string, pid: number, seconds: number) =>
      loadPage(address, pid, { seconds, connections: LIMITS.connections });
    await load(url, ourPid, LIMITS.warmUpSeconds);
    await load(peerUrl, peer.pid, LIMITS.warmUpSeconds);
    const ours: PageLoad[] = [];
    const theirs: PageLoad[] = [];
    for (let round = 0; round < LIMITS.rounds; round += 1) {
      ours.push(await load(url, ourPid, LIMITS.secondsPerRound));
      theirs.push(await load(peerUrl, peer.pid, LIMITS.secondsPerRound));
    }
    const rate = (loads: PageLoad[]): number => median(loads.map((each) => each.requestsPerSecond));
    const cost = (loads: PageLoad[]): number => median(loads.map((each) => each.processorMs));
    const note = 'by processor time';
    return [
      { what: `${name}, ${way}`, value: rate(ours), unit: 'requests/s', note: describe(ours, html) },
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
