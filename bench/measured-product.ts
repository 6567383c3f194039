import { type ProductProcess, startProduct } from '../e2e/product/product-process.ts';
import { serverPid } from './process-figures.ts';

/** A built product to be measured, with its own data directory. */
export interface MeasuredProduct {
  dataDirectory: string;
  basePort: number;
  /** Id of the process that serves everything. */
  pid: number;
  /** Id of the npm process that started it. */
  npmPid: number;
  url: ProductProcess['url'];
}

/** Starts the product without limits on the rate of requests, lets `measure` work on it, and stops it. */
export async function measureProduct(
  place: { dataDirectory: string; basePort: number },
  environment: Record<string, string>,
  measure: (product: MeasuredProduct) => Promise<void>,
): Promise<void> {
  const product = startProduct({
    ...place,
    // One process, whose processor time and memory are those of the product.
    environment: { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn', WORKERS: '0', ...environment },
  });
  try {
    await product.waitUntilServing(300_000);
    await measure({ ...place, pid: serverPid(place.dataDirectory), npmPid: product.pid, url: product.url });
  } finally {
    end(product);
    await product.exited;
  }
}

/** Npm passes the signal on; a process that ignores it is killed. */
function end(product: ProductProcess): void {
  try {
    product.signal('SIGTERM', 'npm');
    setTimeout(() => kill(product), 15_000).unref();
  } catch {
    kill(product);
  }
}

function kill(product: ProductProcess): void {
  try {
    product.signal('SIGKILL', 'group');
  } catch {
    // It has ended, as requested.
  }
}

interface ListedSeries {
  id: number;
  alias: string;
}

interface ListedEpisode {
  alias: string;
  paid: boolean;
  isLogin: boolean;
}

async function read<Data>(product: MeasuredProduct, offset: number, path: string): Promise<Data> {
  const { data }: { data: Data } = await (await fetch(product.url(offset, `/api/balcony-api-v2/${path}`))).json();
  return data;
}

/** The newest series of a site. */
export async function newestSeries(product: MeasuredProduct, offset: number): Promise<string[]> {
  const list = await read<ListedSeries[]>(product, offset, 'contents/main/newest/ALL');
  return list.map(({ alias }) => alias);
}

/** An episode of a series that needs no sign-in and no payment. */
export async function freeEpisode(product: MeasuredProduct, offset: number, alias: string): Promise<string | null> {
  const { episodes } = await read<{ episodes: ListedEpisode[] }>(product, offset, `contents/${alias}`);
  return episodes.find(({ paid, isLogin }) => !paid && !isLogin)?.alias ?? null;
}

/** The addresses of an episode's pictures on its site, below the host. */
export async function pagePictures(product: MeasuredProduct, offset: number, path: string): Promise<string[]> {
  const images = await readPages(product, offset, path);
  return images.flatMap(({ imagePath }) => (imagePath === null ? [] : [onSite(imagePath)]));
}

/** The same in all offered widths, by page. */
export async function pageSources(product: MeasuredProduct, offset: number, path: string): Promise<string[][]> {
  const images = await readPages(product, offset, path);
  return images.map(({ sources }) => sources.map(({ url }) => onSite(url)));
}

async function readPages(product: MeasuredProduct, offset: number, path: string) {
  const { images } = await read<{ images: { imagePath: string | null; sources: { url: string }[] }[] }>(
    product,
    offset,
    `contents/viewer/${path}`,
  );
  return images;
}

function onSite(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
