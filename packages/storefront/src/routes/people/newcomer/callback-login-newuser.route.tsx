import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { NewcomerScreen } from './newcomer-screen.tsx';

export { action, loader } from './newcomer-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, NewcomerScreen as default };
