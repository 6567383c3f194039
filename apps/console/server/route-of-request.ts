import { TrieRouter } from 'hono/router/trie-router';
import { UPLOAD_FILES_PATH } from '../app/parts/paths.ts';
import routes from '../app/routes.ts';

/** Paths that are no pages, by how they begin. */
const GROUPS = [
  ['/assets/', 'asset'],
  ['/_/image', 'image'],
  ['/_/', 'internal'],
  [`${UPLOAD_FILES_PATH}/`, 'upload'],
] as const;

interface Listed {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Listed[];
}

const PATTERNS = patternsOf(routes, '');
const router = new TrieRouter<string>();
for (const pattern of PATTERNS) router.add('GET', pattern, pattern);

/**
 * The name of a request's route, for metrics: the pattern of a page (`/readers/:platform/:reader`), or of a group of other paths. What
 * a page loads as it is left for another has the page's own. Null: there is nothing at the path.
 */
export function routeOfRequest(path: string): string | null {
  const group = GROUPS.find(([beginning]) => path.startsWith(beginning));
  if (group !== undefined) return group[1];
  const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
  const [matches] = router.match('GET', page);
  // `/offers/coupons` is also a `/offers/:list`: the page is the one that says more.
  const [first] = matches.map(([pattern]) => pattern).toSorted((one, other) => blanksOf(one) - blanksOf(other));
  return first ?? null;
}

const blanksOf = (pattern: string) => pattern.split(':').length;

function patternsOf(listed: readonly Listed[], above: string): string[] {
  return listed.flatMap(({ path, index = false, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    const isPage = index || (path !== undefined && path !== '*');
    return [...(isPage ? [own === '' ? '/' : own] : []), ...patternsOf(children, own)];
  });
}
