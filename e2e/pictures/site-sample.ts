import { getPlatform, type PlatformId } from '@longstrip/platform-config';

/** Content of a site for its screenshots. */
export interface SiteSample {
  site: PlatformId;
  comic: Episode | null;
  novel: Episode | null;
  creator: number | null;
  pick: number | null;
  event: string | null;
  notice: number | null;
}

interface Episode {
  series: string;
  episode: string;
}

interface ListItem {
  alias: string;
  type: 'COMIC' | 'NOVEL';
}

/** Finds the newest comic and novel of a site, a pick, an event and a notice through its api; a site without a store has none. */
export async function sampleOf(site: PlatformId, origin: string): Promise<SiteSample> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${origin}/api/balcony-api-v2/${path}`);
    const { data } = await response.json();
    return data;
  };
  const { routes } = getPlatform(site);
  const sells = routes.includes('detail');
  const items = sells ? listOf<ListItem>(await ask('contents/main/newest/ALL')) : [];
  const firstEpisode = async (type: ListItem['type']): Promise<Episode | null> => {
    const series = items.find((item) => item.type === type)?.alias;
    if (series === undefined) return null;
    const { episodes } = Object(await ask(`contents/${series}`));
    return { series, episode: episodes[0].alias };
  };
  const creatorOf = async (alias: string): Promise<number> =>
    Object(await ask(`contents/${alias}`)).creators[0].creatorId;
  const first = async <Id>(path: string) => listOf<{ id: Id }>(await ask(path))[0]?.id ?? null;
  return {
    site,
    comic: await firstEpisode('COMIC'),
    novel: await firstEpisode('NOVEL'),
    creator: items[0] === undefined ? null : await creatorOf(items[0].alias),
    pick: sells ? await first<number>('contents/group') : null,
    event: routes.includes('eventDetail') ? await first<string>('event') : null,
    notice: routes.includes('noticeDetail') ? await first<number>('notice') : null,
  };
}

/** The rows of a reply, which is a list or one page of a list. */
function listOf<Row>(data: unknown): Row[] {
  return Array.isArray(data) ? data : (Object(data).content ?? []);
}
