import type { MeasuredProduct } from './measured-product.ts';

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
  const { images } = await read<{ images: { imagePath: string | null }[] }>(product, offset, `contents/viewer/${path}`);
  return images.flatMap(({ imagePath }) => {
    if (imagePath === null) return [];
    const { pathname, search } = new URL(imagePath);
    return [`${pathname}${search}`];
  });
}
