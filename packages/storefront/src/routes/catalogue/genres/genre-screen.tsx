import { useLoaderData } from '@remix-run/react';
import { listAddress } from '../../../parts/navigation/list-query.ts';
import { InnerListFrame, ListOrSkeleton, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import { SortLinks } from '../../../parts/series-lists/sort-links.tsx';
import type { GenrePage } from './genre.server.ts';

/** The series of a genre. Action is one of the home tabs, the others are pages of their own. */
export function GenreScreen() {
  const page = useLoaderData<GenrePage>();
  const { title, genre, path, sort, series, alsoLike } = page;
  const list = (
    <ListOrSkeleton>
      <SeriesList
        title={title}
        isTitleKnown
        series={series}
        alsoLike={alsoLike}
        action={
          <SortLinks
            sort={sort}
            addressOf={(order) => listAddress(path, { sort: order === 'POPULAR' ? null : order })}
          />
        }
      />
    </ListOrSkeleton>
  );
  if (genre !== 'ACTION') return <InnerListFrame title={title}>{list}</InnerListFrame>;
  return (
    <SectionFrame title={title} current="ACTION">
      {list}
    </SectionFrame>
  );
}
