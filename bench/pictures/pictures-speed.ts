import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drawPage, writeZip } from '@longstrip/test-kit/files';
import autocannon from 'autocannon';
import type { MeasuredProduct } from '../measured-product.ts';
import { startPeer } from '../page-load.ts';
import { processorMs, processTree } from '../process-figures.ts';
import { LIMITS, type Measure, median, PROMISES } from '../report.ts';
import { startNext } from './next-server.ts';

const IPX = fileURLToPath(new URL('ipx-server.ts', import.meta.url));
/** Pages of a comic as artists send them, and three widths in which phones and desktops ask for them. */
const SIZE = { widthPx: 1600, heightPx: 2270 };
const WIDTHS_PX: readonly number[] = [640, 828, 1200];
const QUALITY = 75;
const ACCEPT = 'image/webp';
const CONNECTIONS = 4;
const SETTLED_MS = 3_000;
const READY_WITHIN_MS = 60_000;

/** What is asked of one server. */
interface Pictures {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly pid: number;
}

interface Load {
  readonly requestsPerSecond: number;
  /** Processor time of one picture, of all threads. */
  readonly processorMs: number;
  readonly p99Ms: number;
}

/** Draws the pages. @returns the comic as a file, and its pictures by name */
export async function drawComic(): Promise<{ cbz: Uint8Array; pictures: ReadonlyMap<string, Uint8Array> }> {
  const pictures = new Map<string, Uint8Array>();
  for (let page = 1; page <= LIMITS.comparedPages; page += 1) {
    const bytes = await drawPage(700 + page, SIZE)
      .jpeg({ quality: 88 })
      .toBuffer();
    pictures.set(`page-${String(page).padStart(2, '0')}.jpg`, bytes);
  }
  const files = [...pictures].map(([name, data]) => ({ name, data: Buffer.from(data), store: true }));
  return { cbz: writeZip(files), pictures };
}

/**
 * Pictures that are made for the first time, beside ipx, which makes each anew; and pictures that are asked for again, beside the
 * optimiser of Next.js, which stores them as well: the same originals, widths, format and quality, in one run, alternately.
 * @param ours their addresses on our site by page, with the width in the query
 */
export async function* measurePictures(
  product: MeasuredProduct,
  ours: readonly (readonly string[])[],
  { pictures, folder, port }: { pictures: ReadonlyMap<string, Uint8Array>; folder: string; port: number },
): AsyncGenerator<{ title: string; measures: Measure[] }> {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of pictures) writeFileSync(join(folder, name), bytes);
  const names = [...pictures.keys()];
  const cache = join(product.dataDirectory, 'cache/images');
  const paths = ours.flat().filter((path) => WIDTHS_PX.includes(widthOf(path)));
  if (paths.length !== names.length * WIDTHS_PX.length)
    throw new Error(`There are ${paths.length} addresses of pictures`);
  const own: Pictures = { origin: product.url(0), paths, pid: product.pid };
  const askPeer = (path: (name: string, widthPx: number) => string) =>
    names.flatMap((name) => WIDTHS_PX.map((widthPx) => path(name, widthPx)));

  await untilSettled(cache);
  const ipx = await startPeer(IPX, folder, port);
  try {
    const made: Pictures = {
      origin: `http://127.0.0.1:${port}`,
      paths: askPeer((name, widthPx) => `/w_${widthPx},f_webp,q_${QUALITY}/${name}`),
      pid: ipx.pid,
    };
    let round = 0;
    const cold = async () => {
      for (const name of readdirSync(cache)) rmSync(join(cache, name), { force: true });
      // Another address for each round: the site has no answer to it in memory.
      round += 1;
      return askEach({ ...own, paths: paths.map((path) => `${path}&round=${round}`) });
    };
    yield {
      title: 'Pictures for the first time',
      measures: await compare(cold, () => askEach(made), 'ipx', PROMISES.coldPicturesPercent),
    };
  } finally {
    ipx.child.kill('SIGKILL');
  }

  const next = await startNext(folder, port);
  try {
    const stored: Pictures = {
      origin: `http://127.0.0.1:${port}`,
      paths: askPeer((name, widthPx) => `/_next/image?url=%2F${name}&w=${widthPx}&q=${QUALITY}`),
      pid: next.pid,
    };
    await untilServing(stored);
    for (const each of [own, stored]) await askEach(each);
    yield {
      title: 'Pictures again',
      measures: await compare(
        () => askAgain(own),
        () => askAgain(stored),
        'Next.js',
      ),
    };
  } finally {
    next.child.kill('SIGKILL');
  }
}

const widthOf = (path: string): number => Number(new URL(path, 'http://site.invalid').searchParams.get('w'));

async function compare(
  ours: () => Promise<Load>,
  theirs: () => Promise<Load>,
  peer: string,
  least?: number,
): Promise<Measure[]> {
  const [own, others]: [Load[], Load[]] = [[], []];
  await ours();
  await theirs();
  for (let round = 0; round < LIMITS.interleavedRounds; round += 1) {
    own.push(await ours());
    others.push(await theirs());
  }
  const rates = (loads: readonly Load[]) => loads.map((each) => each.requestsPerSecond);
  const cost = (loads: readonly Load[]) => median(loads.map((each) => each.processorMs));
  const note = (loads: readonly Load[]) =>
    `${cost(loads).toFixed(1)} ms of processor each, p99 ${median(loads.map((each) => each.p99Ms))} ms`;
  const ratios = own.map(
    (each, index) => (100 * each.requestsPerSecond) / (others[index]?.requestsPerSecond ?? Number.NaN),
  );
  return [
    { what: 'ours', value: median(rates(own)), unit: 'pictures/s', rounds: rates(own), note: note(own) },
    { what: peer, value: median(rates(others)), unit: 'pictures/s', rounds: rates(others), note: note(others) },
    {
      what: `ours of ${peer}`,
      value: median(ratios),
      unit: '%',
      rounds: ratios,
      ...(least === undefined ? {} : { least }),
    },
    { what: `ours of ${peer}`, value: (100 * cost(others)) / cost(own), unit: '%', note: 'by processor time' },
  ];
}

/** Asks for each picture once. */
function askEach(pictures: Pictures): Promise<Load> {
  return ask(pictures, { amount: pictures.paths.length });
}

/** Asks for all pictures over and over. */
function askAgain(pictures: Pictures): Promise<Load> {
  return ask(pictures, { duration: LIMITS.secondsPerRound });
}

async function ask({ origin, paths, pid }: Pictures, limit: { amount: number } | { duration: number }): Promise<Load> {
  const processorNow = () => processTree(pid).reduce((sum, each) => sum + processorMs(each), 0);
  const beforeMs = processorNow();
  let asked = 0;
  // One list for all connections: each picture is asked for once in a turn.
  const requests = [{ setupRequest: (request: object) => ({ ...request, path: paths[asked++ % paths.length] }) }];
  const headers = { accept: ACCEPT };
  const beganMs = performance.now();
  const result = await autocannon({ url: origin, connections: CONNECTIONS, headers, requests, ...limit });
  const seconds = (performance.now() - beganMs) / 1000;
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${origin}: ${result.non2xx} pictures were not answered with 2xx, ${result.errors} failed`);
  }
  const total = result.requests.total;
  return {
    requestsPerSecond: total / seconds,
    processorMs: (processorNow() - beforeMs) / total,
    p99Ms: result.latency.p99,
  };
}

/** An imported episode's pictures are made ahead by a job: they do not compete with what is measured. */
async function untilSettled(cache: string): Promise<void> {
  for (let known = -1; ; ) {
    const count = readdirSync(cache).length;
    if (count === known && count > 0) return;
    known = count;
    await wait(SETTLED_MS);
  }
}

async function untilServing({ origin, paths: [path = '/'] }: Pictures): Promise<void> {
  const untilMs = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${origin}${path}`, { headers: { accept: ACCEPT } }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200 && answer.headers.get('content-type') === ACCEPT) return;
    if (performance.now() > untilMs) throw new Error(`${origin} does not serve pictures`);
    await wait(SETTLED_MS / 10);
  }
}
