import { PointsScreen } from '../features/points/points-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action } from '../features/points/exchange-action.server.ts';
export { loader } from '../features/points/points-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, PointsScreen as default };
