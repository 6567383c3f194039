import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { UseHistoryScreen } from '../features/use-history/use-history-screen.tsx';

export { loader } from '../features/use-history/use-history-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, UseHistoryScreen as default };
