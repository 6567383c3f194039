import { useLoaderData } from '@remix-run/react';
import { filterWords } from '../../../parts/navigation/filter-query.ts';
import { listAddress, orderWord } from '../../../parts/navigation/list-query.ts';
import { InnerListFrame, ListOrSkeleton, SectionFrame } from '../../../parts/series-lists/list-frame.tsx';
import { SeriesList } from '../../../parts/series-lists/series-list.tsx';
import { SortLinks, useSortChoice } from '../../../parts/series-lists/sort-links.tsx';
import type { GenrePage } from './genre.server.ts';

/** The series of a genre. Action is one of the home tabs, the others are pages of their own. */
export function GenreScreen() {
  const page = useLoaderData<GenrePage>();
  const { title, genre, path, sort, filters, series, alsoLike } = page;
  const addressOf = (order: GenrePage['sort']) =>
    listAddress(path, { ...orderWord(order), ...filterWords(filters.chosen) });
  const choices = [useSortChoice(sort, addressOf)];
  const list = (
    <ListOrSkeleton>
      <SeriesList
        title={title}
        isTitleKnown
        series={series}
        alsoLike={alsoLike}
        filters={{ filters, path, unchanged: orderWord(sort) }}
        action={<SortLinks sort={sort} addressOf={addressOf} />}
      />
    </ListOrSkeleton>
  );
  if (genre !== 'ACTION')
    return (
      <InnerListFrame title={title} choices={choices}>
        {list}
      </InnerListFrame>
    );
  return (
    <SectionFrame title={title} current="ACTION" choices={choices}>
      {list}
    </SectionFrame>
  );
}
