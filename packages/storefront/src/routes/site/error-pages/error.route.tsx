import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { FaultScreen } from '../../../parts/refusals/error-screen.tsx';
import { loadPageTitle } from '../../../parts/seo/page-meta.server.ts';
import { titleMeta } from '../../../parts/seo/page-meta.ts';

/** `/error` answers 500 (D8). */
export async function loader({ context }: LoaderFunctionArgs) {
  return data(await loadPageTitle(context, 'page.errorTitle'), { status: 500 });
}

export const meta = titleMeta;

export { FaultScreen as default };
