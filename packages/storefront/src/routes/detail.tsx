import type { DetailData } from '../features/detail/detail-loader.server.ts';
import { DetailScreen } from '../features/detail/detail-screen.tsx';
import { metaTags } from '../features/seo/page-meta.ts';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { refusalMeta } from '../features/state/refusal-meta.ts';

export { loader } from '../features/detail/detail-loader.server.ts';
export { DetailScreen as default, ErrorScreen as ErrorBoundary };

export function meta({ data, error }: { data: DetailData | undefined; error?: unknown }) {
  return data === undefined ? refusalMeta({ error }) : metaTags(data.meta);
}
