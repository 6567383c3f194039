import type { Database } from '@longstrip/database';
import { at } from './expect-shape.ts';
import { documentedRoutes } from './routes-of.ts';
import type { TestApi } from './test-api.ts';

export interface WalkedAnswer {
  /** As in the OpenAPI document: `/v2/contents/{alias}`. */
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly isSuccess: boolean;
  readonly text: string;
}

/** A query that a guest may add to any request; a route ignores what it does not know. */
const QUERY = new URLSearchParams({
  contentsThumbnailType:
    'VERTICAL,MAIN,SQUARE,DETAIL,COVER,HORIZONTAL_TYPE_A,HORIZONTAL_TYPE_B,HORIZONTAL_TYPE_C,VERTICAL_NON_ADULT,MAIN_NON_ADULT,DETAIL_NON_ADULT',
  isNotLoginAdult: 'true',
  groupMenu: 'ALL',
  searchText: 'a',
  size: '100',
  limit: '100',
  displayPosition: 'MAIN',
  contentsId: '1',
  nickname: 'Ada',
});
/** Routes that are not for readers, or that serve pictures. */
const OTHERS = /^\/(admin|_)\/|^\/openapi\.json$|\/qna\/image\/|\/opengraph\b/;
/** Of the demo's many series, one in this many is opened. */
const DEMO_EVERY = 5;

/**
 * As a guest, or as the reader of `bearer`, requests every GET route for readers in the OpenAPI document, in its newest version, with the store's values for
 * the names in its path, and `contents/tab/details` for every series. An unknown name fails, so that a new route is tested, too.
 *
 * @param seriesKeys the series that are opened with all their episodes, besides a sample of the demo
 */
export async function walkPublicRoutes(
  api: TestApi,
  balconyId: string,
  seriesKeys: readonly string[],
  bearer?: string,
): Promise<WalkedAnswer[]> {
  const { json } = await api.ask('/openapi.json');
  const routes = newestOf(documentedRoutes(json)).filter((route) => !OTHERS.test(route));
  const values = await valuesOf(api.db, seriesKeys);
  const answers: WalkedAnswer[] = [];
  for (const route of routes) {
    for (const filled of fillings(route, values)) {
      const path = `${filled}?${QUERY}`;
      const answer = await api.ask(path, { balconyId, ...(bearer === undefined ? {} : { bearer }) });
      const isSuccess = at(answer.json, 'result') === 'SUCCESS';
      answers.push({ route, path, status: answer.status, isSuccess, text: answer.text });
    }
  }
  const details = '/v2/contents/tab/details';
  const body = { contentsIds: values.seriesIds.join(','), contentsThumbnailType: QUERY.get('contentsThumbnailType') };
  const { status, text } = await api.ask(details, { balconyId, method: 'POST', body });
  answers.push({ route: details, path: details, status, isSuccess: status === 200, text });
  return answers;
}

function newestOf(routes: readonly string[]): string[] {
  const paths = routes.flatMap((route) => (route.startsWith('GET ') ? [route.slice('GET '.length)] : []));
  const withoutVersion = (path: string) => path.replace(/^\/api\/balcony-api(-v2)?|^\/v[12](?=\/)/, '');
  const newest = new Map<string, string>();
  for (const path of paths.toSorted()) newest.set(withoutVersion(path), path);
  return [...newest.values()];
}

interface StoredValues {
  readonly seriesIds: readonly number[];
  readonly byName: Readonly<Record<string, readonly string[]>>;
  readonly episodes: readonly { alias: string; episodeAlias: string }[];
}

async function valuesOf(database: Database, seriesKeys: readonly string[]): Promise<StoredValues> {
  const ids = async (table: string) => (await database.run(`select id from ${table}`)).map(({ id }) => String(id));
  const series = await database.run('select id, alias from series order by id');
  const opened = await database.run(
    `select alias from series where series_key = any($1) or (is_demo and id % ${DEMO_EVERY} = 0) order by id`,
    [seriesKeys],
  );
  const episodes = await database.run(
    `select episode.id, series.alias, episode.alias as episode_alias from episode join series on series.id = series_id
     where series_key = any($1) or (is_demo and order_no = 1 and series.id % ${DEMO_EVERY} = 0) order by episode.id`,
    [seriesKeys],
  );
  return {
    seriesIds: series.map(({ id }) => Number(id)),
    byName: {
      alias: opened.map(({ alias }) => String(alias)),
      episodeId: episodes.map(({ id }) => String(id)),
      type: ['ALL', 'COMIC', 'NOVEL'],
      orderId: ['order-0001'],
      scope: ['all', 'title', 'tag'],
      kind: ['TERMS', 'PRIVACY', 'PAYMENT', 'YOUTH', 'MARKETING'],
      id: [...new Set([...(await ids('pick')), ...(await ids('notice')), ...(await ids('event'))])],
      creatorId: await ids('creator'),
      // A guest sees nothing that readers wrote.
      commentId: ['1'],
      ticketId: ['1'],
    },
    episodes: episodes.map((row) => ({ alias: String(row.alias), episodeAlias: String(row.episode_alias) })),
  };
}

function fillings(route: string, { byName, episodes }: StoredValues): string[] {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.join() === 'alias,episodeAlias') {
    return episodes.map((of) => route.replace('{alias}', of.alias).replace('{episodeAlias}', of.episodeAlias));
  }
  const [name, ...more] = names;
  if (name === undefined) return [route];
  const values = byName[name];
  if (values === undefined || more.length > 0) throw new Error(`the walk has no values for ${route}`);
  return values.map((value) => route.replace(`{${name}}`, encodeURIComponent(value)));
}

/** Every address of a picture in an answer, also those inside the HTML of a text. */
export function pictureAddressesIn(text: string): URL[] {
  const found = text.match(/https?:\/\/[^"'\\\s<>]+\/_\/image\?[^"'\\\s<>]+/g) ?? [];
  return [...new Set(found)].map((address) => new URL(address.replaceAll('&amp;', '&')));
}
