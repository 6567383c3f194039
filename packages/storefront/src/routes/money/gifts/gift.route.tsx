import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { GiftsScreen } from './gifts-screen.tsx';

export { loadTaken as loader } from './gifts-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, GiftsScreen as default };
