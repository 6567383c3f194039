import { PickCard } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { InnerListFrame, ListOrSkeleton } from '../lists/list-frame.tsx';
import { SeriesList } from '../lists/series-list.tsx';
import { BLANK_COVER } from '../series/blank-cover.ts';
import type { PickModel } from './pick-model.ts';
import type { PicksPage } from './picks-loader.server.ts';

/** Covers on the card of a pick. */
const COVERS_OF_A_PICK = 4;

/** All curated lists, each as a card. */
export function PicksScreen() {
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
  const text = useText();
  return (
    <ul aria-label={label} className="grid gap-3 px-(--size-gutter) pb-6 desk:grid-cols-2">
      {picks.map((pick) => (
        <li key={pick.id} className="grid grid-cols-1">
          <PickCard
            href={`/home/pick/${pick.id}`}
            title={pick.title}
            description={pick.description}
            note={text('list.count', { count: pick.count })}
            covers={pick.series.slice(0, COVERS_OF_A_PICK).map(({ cover }) => cover ?? BLANK_COVER)}
          />
        </li>
      ))}
    </ul>
  );
}
