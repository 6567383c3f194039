import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { FaultScreen } from '../features/state/error-screen.tsx';
import { stateMeta } from '../features/state/state-meta.ts';
import { statePage } from '../features/state/state-page.server.ts';

/** `/error` answers 500 (D8). */
export async function loader({ context }: LoaderFunctionArgs) {
  return data(await statePage(context, 'page.errorTitle'), { status: 500 });
}

export const meta = stateMeta;

export { FaultScreen as default };
