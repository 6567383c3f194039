import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { TransferWrongScreen } from './transfer-wrong-screen.tsx';

export { loader } from './transfer-wrong-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, TransferWrongScreen as default };
