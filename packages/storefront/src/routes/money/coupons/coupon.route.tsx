import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { CouponsScreen } from './coupons-screen.tsx';

export { action, loader } from './coupons-loader.server.ts';
export const meta = titleMeta;
export { CouponsScreen as default, ErrorScreen as ErrorBoundary };
