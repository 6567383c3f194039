import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { RouletteScreen } from './roulette-screen.tsx';

export { action, loader } from './roulette-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, RouletteScreen as default };
