import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { addressOf } from '../product/running-product.ts';

/** What is on a site: where its pictures are taken. */
export interface SiteSample {
  site: PlatformId;
  comic: { series: string; episode: string } | null;
  novel: { series: string; episode: string } | null;
}

export interface Screen {
  /** In the name of its file. */
  name: string;
  path: string;
  /** A tap in the middle first: the viewer's bars come out. */
  tapsMiddle?: boolean;
}

/** Every screen that a site has. */
export function screensOf({ site, comic, novel }: SiteSample): Screen[] {
  const { routes } = getPlatform(site);
  const has = (name: (typeof routes)[number]) => routes.includes(name);
  const viewer = comic === null ? null : `/viewer/${comic.series}/${comic.episode}`;
  return [
    ...(has('main') ? [{ name: 'home', path: '/' }] : []),
    ...(has('transferNote') ? [{ name: 'transfer-note', path: '/transfer/note' }] : []),
    ...(comic === null || viewer === null
      ? []
      : [
          { name: 'detail', path: `/detail/${comic.series}` },
          { name: 'viewer', path: viewer },
          { name: 'viewer-bars', path: viewer, tapsMiddle: true },
        ]),
    ...(novel === null
      ? []
      : [
          { name: 'detail-novel', path: `/detail/${novel.series}` },
          { name: 'novel', path: `/viewer/${novel.series}/${novel.episode}` },
        ]),
    ...(has('my') ? [{ name: 'my', path: '/my' }] : []),
    ...(has('setting') ? [{ name: 'setting', path: '/setting' }] : []),
    { name: 'not-found', path: '/404' },
    { name: 'error', path: '/error' },
    { name: 'prepare', path: '/prepare' },
  ];
}

interface ListItem {
  alias: string;
  type: 'COMIC' | 'NOVEL';
}

/** Picks the newest comic and novel of a site from what its own api tells; a site without a store has none. */
export async function sampleOf(site: PlatformId): Promise<SiteSample> {
  const ask = async (path: string) => {
    const response = await fetch(addressOf(site, `/api/balcony-api-v2/${path}`));
    const { data } = await response.json();
    return data;
  };
  const sells = getPlatform(site).routes.includes('detail');
  const items: ListItem[] = sells ? await ask('contents/main/newest/ALL') : [];
  const firstOf = async (type: ListItem['type']) => {
    const series = items.find((item) => item.type === type)?.alias;
    if (series === undefined) return null;
    const { episodes } = await ask(`contents/${series}`);
    return { series, episode: episodes[0].alias };
  };
  return { site, comic: await firstOf('COMIC'), novel: await firstOf('NOVEL') };
}
