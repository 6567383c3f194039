import { SearchErrorScreen } from '../features/search/search-error-screen.tsx';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { metaTags, type PageMeta } from '../features/seo/page-meta.ts';
import { refusalMeta } from '../features/state/refusal-meta.ts';

export { loader } from '../features/search/search-loader.server.ts';
export { SearchErrorScreen as ErrorBoundary, SearchScreen as default };

export function meta({ data, error }: { data: { meta: PageMeta } | undefined; error?: unknown }) {
  return data === undefined ? refusalMeta({ error }) : metaTags(data.meta);
}
