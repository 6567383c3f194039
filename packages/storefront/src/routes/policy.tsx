import { PolicyScreen } from '../features/policy/policy-screen.tsx';
import { metaTags, type PageMeta } from '../features/seo/page-meta.ts';
import { ErrorScreen } from '../features/state/error-screen.tsx';
import { refusalMeta } from '../features/state/refusal-meta.ts';

export { loadTerms as loader } from '../features/policy/policy-loader.server.ts';
export { ErrorScreen as ErrorBoundary, PolicyScreen as default };

export function meta({ data, error }: { data: { meta: PageMeta } | undefined; error?: unknown }) {
  return data === undefined ? refusalMeta({ error }) : metaTags(data.meta);
}
