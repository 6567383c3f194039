import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { RouletteScreen } from '../features/roulette/roulette-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/roulette/roulette-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, RouletteScreen as default };
