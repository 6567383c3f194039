import { type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { refusalMeta } from '../../../parts/seo/page-meta.ts';
import '../../../server/site-context.ts';

export { ErrorScreen as ErrorBoundary };

/** `/viewer/{episodeId}`: redirects to the episode's address permanently (D5). */
export async function loader({ params, request, context: site }: LoaderFunctionArgs): Promise<never> {
  const reply = await site.api.episodeAddress({ episodeId: params.id ?? '' });
  if (!reply.ok) throw await refusedPage(site, 'viewer', reply);
  const { contentsAlias, episodeAlias } = reply.data;
  throw redirect(`/viewer/${contentsAlias}/${episodeAlias}${new URL(request.url).search}`, 301);
}

export const meta = refusalMeta;

export default function ViewerById() {
  return null;
}
