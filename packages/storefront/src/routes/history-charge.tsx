import { ChargeScreen } from '../features/charge-history/charge-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/charge-history/charge-loader.server.ts';
export const meta = titleMeta;
export { ChargeScreen as default, ErrorScreen as ErrorBoundary };
