import { CouponsScreen } from '../features/coupons/coupons-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/coupons/coupons-loader.server.ts';
export const meta = titleMeta;
export { CouponsScreen as default, ErrorScreen as ErrorBoundary };
