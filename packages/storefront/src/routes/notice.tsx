import { NoticeListScreen } from '../features/notice/notice-list-screen.tsx';
import { metaTags, type PageMeta } from '../features/seo/page-meta.ts';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { refusalMeta } from '../features/state/refusal-meta.ts';

export { loader } from '../features/notice/notice-list-loader.server.ts';
export { ErrorScreen as ErrorBoundary, NoticeListScreen as default };

export function meta({ data, error }: { data: { meta: PageMeta } | undefined; error?: unknown }) {
  return data === undefined ? refusalMeta({ error }) : metaTags(data.meta);
}
