import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { FindIdScreen } from './find-id-screen.tsx';

export { action, loader } from './find-id-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, FindIdScreen as default };
