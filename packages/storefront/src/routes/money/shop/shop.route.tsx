import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { ShopScreen } from './shop-screen.tsx';

export { action } from './shop-action.server.ts';
export { loader } from './shop-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, ShopScreen as default };
