import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPage, type PageLoad, startPeer } from '../page-load.ts';
import { LIMITS, type Measure, median, PROMISES } from '../report.ts';

const SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const CODINGS = ['identity', 'br'] as const;

/**
 * Guests' cached pages, beside a Hono server that sends the same bytes from memory through the same adapter: both
 * on this machine, in one run, alternately.
 */
export async function measureCachedPage(
  page: { name: string; url: string },
  ourPid: number,
  peerPort: number,
): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-cached-'));
  try {
    for (const coding of CODINGS) writeFileSync(join(folder, coding), await cachedBytes(page.url, coding));
    const peer = await startPeer(SERVER, folder, peerPort);
    try {
      const measures: Measure[] = [];
      for (const coding of CODINGS) {
        const measure = (url: string, pid: number, seconds: number) =>
          loadPage(url, pid, { seconds, coding, ...GUESTS });
        const peerUrl = `http://127.0.0.1:${peerPort}/`;
        await measure(page.url, ourPid, LIMITS.warmUpSeconds);
        await measure(peerUrl, peer.pid, LIMITS.warmUpSeconds);
        const ours: PageLoad[] = [];
        const theirs: PageLoad[] = [];
        for (let round = 0; round < LIMITS.pageRounds; round += 1) {
          ours.push(await measure(page.url, ourPid, LIMITS.secondsPerRound));
          theirs.push(await measure(peerUrl, peer.pid, LIMITS.secondsPerRound));
        }
        const rate = (loads: PageLoad[]) => median(loads.map((each) => each.requestsPerSecond));
        const cost = (loads: PageLoad[]) => median(loads.map((each) => each.processorMs));
        const share = (100 * rate(ours)) / rate(theirs);
        const what = `${page.name}, ${coding}`;
        measures.push(
          { what, value: rate(ours), unit: 'requests/s' },
          { what: 'bare Hono, same bytes', value: rate(theirs), unit: 'requests/s' },
          { what: 'ours of bare', value: share, unit: '%', least: PROMISES.cachedPagePercent },
          {
            ...{ what: 'ours of bare', value: (100 * cost(theirs)) / cost(ours), unit: '%' },
            note: `by processor time: ${Math.round(1000 * cost(ours))} and ${Math.round(1000 * cost(theirs))} µs`,
          },
        );
      }
      return measures;
    } finally {
      peer.child.kill('SIGKILL');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const GUESTS = { connections: LIMITS.guests };

/** The body as it is sent, once the page is cached. `fetch` would decode it. */
async function cachedBytes(url: string, coding: string): Promise<Buffer> {
  for (let time = 0; time < 3; time += 1) await bytesOf(url, coding);
  return bytesOf(url, coding);
}

function bytesOf(url: string, coding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: { accept: 'text/html', 'accept-encoding': coding } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve(Buffer.concat(pieces)));
      answer.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}
