import { metaTags } from '../features/seo/page-meta.ts';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { refusalMeta } from '../features/state/refusal-meta.ts';
import type { ViewerData } from '../features/viewer/viewer-model.ts';
import { ViewerScreen } from '../features/viewer/viewer-screen.tsx';

export { loader } from '../features/viewer/viewer-loader.server.ts';
export { ErrorScreen as ErrorBoundary, ViewerScreen as default };

export function meta({ data, error }: { data: ViewerData | undefined; error?: unknown }) {
  return data === undefined ? refusalMeta({ error }) : metaTags(data.meta);
}
