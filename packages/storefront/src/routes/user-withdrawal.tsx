import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { WithdrawalScreen } from '../features/withdrawal/withdrawal-screen.tsx';

export { action, loader } from '../features/withdrawal/withdrawal-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, WithdrawalScreen as default };
