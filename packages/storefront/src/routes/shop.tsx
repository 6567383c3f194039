import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { ShopScreen } from '../features/shop/shop-screen.tsx';

export { action } from '../features/shop/shop-action.server.ts';
export { loader } from '../features/shop/shop-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, ShopScreen as default };
