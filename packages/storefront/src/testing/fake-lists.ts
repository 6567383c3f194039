import type { Series, SeriesListItem } from '@longstrip/api-contract';
import { refusal, success } from './fake-envelope.ts';

const BANNERS = [
  { id: 1, title: 'Salt Crown returns', path: '/detail/salt-crown', contentsAlias: 'salt-crown' },
  { id: 2, title: 'Spend less', path: '/no/such/page', contentsAlias: null },
].map((banner) => ({
  ...banner,
  kind: 'TEXT_ICON',
  kicker: 't:home.newest',
  line: '',
  isAdult: false,
  phoneImage: null,
  desktopImage: null,
  closedAt: null,
}));

/** The fake api's answers at the addresses of lists; null for any other address. */
export function fakeList(
  pathname: string,
  query: URLSearchParams,
  series: readonly Series[],
  item: (series: Series) => SeriesListItem,
): Response | null {
  const saysAdult = query.get('isNotLoginAdult') === 'true';
  const seen = series.filter(({ isAdult }) => saysAdult || !isAdult);
  if (pathname === '/v2/banner') return success(series.length === 0 ? [] : BANNERS);
  if (pathname === '/v2/theme') {
    const isOfDetail = query.get('displayPosition') === 'DETAIL' && seen.length > 0;
    return success(isOfDetail ? [{ id: 6, title: 'For a long train ride', contentsInfo: seen.map(item) }] : []);
  }
  if (pathname.startsWith('/v2/contents/group')) return pickAnswer(pathname, seen.map(item));
  if (pathname.startsWith('/v2/contents/related/')) {
    const reason = { kind: 'CREATOR', name: 'Ines Marlowe' };
    return success(seen.map((each) => ({ ...item(each), reason })));
  }
  if (pathname === '/v2/contents/foryou') return success(recommended(seen.map(item)));
  if (pathname.startsWith('/v2/contents/creators/')) {
    const creator = { creatorId: 1, name: 'Ines Marlowe', contents: seen.map(item) };
    return pathname.endsWith('/1') && seen.length > 0 ? success(creator) : refusal('NOT_EXIST');
  }
  const [, name, type] = /^\/v2\/contents\/main\/(\w+)\/(\w+)$/.exec(pathname) ?? [];
  if (name === undefined) return null;
  const items = seen.filter((each) => type === 'ALL' || each.type === type).map(item);
  switch (name) {
    case 'newest':
    case 'free':
    case 'genre':
      return success(items);
    case 'schedule':
      // One series on Wednesdays and Saturdays.
      return success(['WEDNESDAY', 'SATURDAY', 'ALL'].includes(query.get('groupMenu') ?? '') ? items.slice(0, 1) : []);
    case 'ranking':
      return success(items.map((each, index) => ({ ...each, rank: index + 1, rankChange: index === 0 ? 2 : null })));
    case 'mature':
      return saysAdult ? success(items.filter(({ isAdult }) => isAdult)) : refusal('ADULT_ONLY_CONTENTS');
    default:
      return null;
  }
}

function recommended(contents: readonly SeriesListItem[]) {
  const because = { alias: 'salt-crown', title: 'Salt Crown', language: 'en' };
  // Series that are in no other list: the home page shows each only once.
  const others = contents.flatMap((item) =>
    ['tides', 'lamps'].map((name, index) => ({
      ...item,
      id: 900 + 2 * item.id + index,
      alias: `${name}-of-${item.alias}`,
    })),
  );
  return others.length === 0 ? [] : [{ kind: 'BECAUSE_READ', because, contents: others }];
}

function pickAnswer(pathname: string, contentsInfo: readonly SeriesListItem[]): Response {
  const pick = {
    id: 5,
    title: 'For a rainy evening',
    description: 'Slow tides and warm lamps.',
    contentsCount: contentsInfo.length,
    contentsInfo,
  };
  if (pathname === '/v2/contents/group') return success([pick]);
  return pathname.endsWith('/5') ? success(pick) : refusal('NOT_EXIST');
}
