import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { UseHistoryScreen } from './use-history-screen.tsx';

export { loader } from './use-history-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, UseHistoryScreen as default };
