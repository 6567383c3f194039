import { addressOf, type Place } from '../product/running-product.ts';

type Site = Extract<Place, 'bom-us' | 'beltoon-jp'>;

/** What of the demo is on a site: where its pictures are taken. */
export interface SiteSample {
  comic: { series: string; episode: string };
  novel: { series: string; episode: string } | null;
}

export interface Screen {
  /** In the name of its file. */
  name: string;
  path: string;
  /** A tap in the middle first: the viewer's bars come out. */
  tapsMiddle?: boolean;
}

/** Every screen there is. */
export function screensOf({ comic, novel }: SiteSample): Screen[] {
  const viewer = `/viewer/${comic.series}/${comic.episode}`;
  return [
    { name: 'home', path: '/' },
    { name: 'detail', path: `/detail/${comic.series}` },
    { name: 'viewer', path: viewer },
    { name: 'viewer-bars', path: viewer, tapsMiddle: true },
    ...(novel === null
      ? []
      : [
          { name: 'detail-novel', path: `/detail/${novel.series}` },
          { name: 'novel', path: `/viewer/${novel.series}/${novel.episode}` },
        ]),
    { name: 'my', path: '/my' },
    { name: 'setting', path: '/setting' },
    { name: 'not-found', path: '/no/such/page' },
    { name: 'error', path: '/error' },
    { name: 'prepare', path: '/prepare' },
  ];
}

interface ListItem {
  alias: string;
  type: 'COMIC' | 'NOVEL';
}

/** Picks the newest comic and novel of a site from what its own api tells. */
export async function sampleOf(site: Site): Promise<SiteSample> {
  const ask = async (path: string) => {
    const response = await fetch(addressOf(site, `/api/balcony-api-v2/${path}`));
    const { data } = await response.json();
    return data;
  };
  const items: ListItem[] = await ask('contents/main/newest/ALL');
  const firstOf = async (type: ListItem['type']) => {
    const series = items.find((item) => item.type === type)?.alias;
    if (series === undefined) return null;
    const { episodes } = await ask(`contents/${series}`);
    return { series, episode: episodes[0].alias };
  };
  const comic = await firstOf('COMIC');
  if (comic === null) throw new Error(`${site} has no comic`);
  return { comic, novel: await firstOf('NOVEL') };
}
