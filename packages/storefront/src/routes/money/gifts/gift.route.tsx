import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { GiftsScreen } from './gifts-screen.tsx';

export { loadTaken as loader } from './gifts.server.ts';
export { ErrorScreen as ErrorBoundary, GiftsScreen as default };

export const meta = titleMeta;
