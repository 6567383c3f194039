import { GENRES, SERIES_LENGTHS, SERIES_TYPES } from '@longstrip/core';
import { FilterForm, type FilterGroup } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { type FilterPart, filterWords } from '../navigation/filter-query.ts';
import { listAddress } from '../navigation/list-query.ts';
import type { SeriesFilterModel } from './series-filters.server.ts';
import { FLAGS, lengthName, type SeriesFiltersProps } from './series-filters.tsx';

/** The whole form: what a list offers, and what is chosen. */
export function SeriesFilterForm({ filters, path, unchanged }: SeriesFiltersProps) {
  const text = useText();
  const navigate = useNavigate();
  const groups = useGroups(filters);
  const words = filterWords(filters.chosen);
  return (
    <FilterForm
      // Native inputs have their own state: a list with other filters gets a new form.
      key={listAddress(path, words)}
      action={path}
      unchanged={Object.fromEntries(Object.entries(unchanged).flatMap(([name, word]) => (word ? [[name, word]] : [])))}
      flags={FLAGS.filter(({ part }) => filters.offered.includes(part)).map(({ part, text: key }) => ({
        ...{ name: part, label: text(key), isOn: words[part] !== null },
      }))}
      flagsLabel={text('list.filters')}
      groups={groups}
      submitLabel={text('list.showFiltered')}
      clear={{ href: listAddress(path, unchanged), label: text('list.clearFilters') }}
      onSubmit={(words) => navigate(listAddress(path, words))}
    />
  );
}

/** The conditions with several values that the list offers. */
function useGroups({ offered, chosen }: SeriesFilterModel): FilterGroup[] {
  const text = useText();
  const { languages, seesBl } = useSite();
  const anyLabel = text('list.any');
  const groups: (FilterGroup & { name: FilterPart })[] = [
    {
      ...{ name: 'format', label: text('list.format'), anyLabel, value: chosen.format },
      options: SERIES_TYPES.map((value) => ({ value, label: text(`series.type${value}`) })),
    },
    {
      ...{ name: 'length', label: text('list.length'), anyLabel, value: chosen.length },
      options: SERIES_LENGTHS.map((value) => ({ value, label: lengthName(value, text) })),
    },
    {
      ...{ name: 'language', label: text('list.language'), anyLabel, value: chosen.language },
      options: languages.map(({ locale, name }) => ({ value: locale.slice(0, 2), label: name })),
    },
    {
      ...{ name: 'genre', label: text('list.genre'), anyLabel, value: chosen.genre },
      options: GENRES.filter((genre) => genre !== 'BL' || seesBl).map((value) => ({
        value,
        label: text(`genre.${value}`),
      })),
    },
  ];
  return groups.filter(({ name }) => offered.includes(name));
}
