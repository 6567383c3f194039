import { GiftsScreen } from '../features/gifts/gifts-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { loadTaken as loader } from '../features/gifts/gifts-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, GiftsScreen as default };
