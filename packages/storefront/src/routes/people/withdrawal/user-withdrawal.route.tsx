import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';

export { action, loader } from './withdrawal-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, WithdrawalScreen as default };
