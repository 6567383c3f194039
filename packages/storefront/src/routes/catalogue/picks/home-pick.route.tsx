import { useLoaderData } from '@remix-run/react';
import { useText } from '../../../i18n/use-text.ts';
import { PickLink } from '../../../parts/picks/pick-link.tsx';
import type { PickModel } from '../../../parts/picks/pick-model.server.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { InnerListFrame, ListOrSkeleton } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import type { PicksPage } from './picks.server.ts';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loadPicks as loader } from './picks.server.ts';
export { ErrorScreen as ErrorBoundary };

/** All curated lists, each as a card. */
export default function PicksScreen() {
  const { picks } = useLoaderData<PicksPage>();
  const text = useText();
  const title = text('pick.title');
  return (
    <InnerListFrame title={title}>
      <ListOrSkeleton>
        {picks.length === 0 ? (
          <SeriesList title={title} series={[]} />
        ) : (
          <>
            <p className="px-(--size-gutter) pt-4 pb-3 text-fg-2">{text('pick.text')}</p>
            <PickList picks={picks} label={title} />
          </>
        )}
      </ListOrSkeleton>
    </InnerListFrame>
  );
}

function PickList({ picks, label }: { picks: readonly PickModel[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-3 px-(--size-gutter) pb-6 desk:grid-cols-2">
      {picks.map((pick) => (
        <li key={pick.id} className="grid grid-cols-1">
          <PickLink pick={pick} />
        </li>
      ))}
    </ul>
  );
}
