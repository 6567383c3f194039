import { FaqScreen } from '../features/faq/faq-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

export { loader } from '../features/faq/faq-loader.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, FaqScreen as default };
