import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { PointsScreen } from './points-screen.tsx';

export { action } from './exchange-action.server.ts';
export { loader } from './points-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, PointsScreen as default };
