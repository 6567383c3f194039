import { GENRES, LENGTH_BOUNDS, SERIES_LENGTHS, SERIES_TYPES } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { ButtonLink, EmptyState, FilterBar, FilterForm, type FilterGroup, Modal } from '@longstrip/ui';
import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { type TextLookup, useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import {
  FILTER_FORM_PARAMETER,
  FILTER_PARTS,
  type FilterPart,
  filterWords,
  withoutPart,
} from '../navigation/filter-query.ts';
import { listAddress } from '../navigation/list-query.ts';
import type { SeriesFilterModel } from './series-filters.server.ts';

export interface SeriesFiltersProps {
  filters: SeriesFilterModel;
  /** The list's address without its parameters. */
  path: string;
  /** Parameters of the list that the filters do not change, such as its order; null for none. */
  unchanged: Readonly<Record<string, string | null>>;
  /** `row`: above the list, with a sheet. `column`: the whole form, beside the list. */
  layout?: 'row' | 'column';
}

/** The filters of a list of series. Each choice is in the address, and all of it works without script. */
export function SeriesFilters({ layout = 'row', ...list }: SeriesFiltersProps) {
  return layout === 'column' ? <Form {...list} isAtOnce /> : <FilterRow {...list} />;
}

function FilterRow({ filters, path, unchanged }: Omit<SeriesFiltersProps, 'layout'>) {
  const text = useText();
  const { search, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // The list was changed, by the form or by a link in it.
  useEffect(() => setOpen(false), [key]);
  const names = useChosenNames(filters);
  const label = text('list.filters');
  const words = { ...unchanged, ...filterWords(filters.chosen) };
  const isInPage = new URLSearchParams(search).get(FILTER_FORM_PARAMETER) === '1';
  const form = <Form filters={filters} path={path} unchanged={unchanged} isAtOnce={false} />;
  return (
    <>
      <FilterBar
        label={label}
        open={{
          href: listAddress(path, { ...words, [FILTER_FORM_PARAMETER]: '1' }),
          label: names.length === 0 ? label : `${label} · ${names.length}`,
          onPress: () => setOpen(true),
        }}
        chosen={names.map(({ part, name }) => ({
          href: listAddress(path, { ...unchanged, ...filterWords(withoutPart(filters.chosen, part)) }),
          label: name,
          removeLabel: text('list.removeFilter', { name }),
        }))}
      />
      {isInPage && <div className="px-(--size-gutter) py-3">{form}</div>}
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        style="Bottom"
        title={label}
        closeLabel={text('common.close')}
      >
        {form}
      </Modal>
    </>
  );
}

const FLAGS = [
  { part: 'free', text: 'list.onlyFree' },
  { part: 'wait', text: 'series.badgeWaitFree' },
  { part: 'finished', text: 'series.statusCOMPLETED' },
] as const satisfies readonly { part: FilterPart; text: MessageKey }[];

interface FormProps extends Omit<SeriesFiltersProps, 'layout'> {
  isAtOnce: boolean;
}

function Form({ filters, path, unchanged, isAtOnce }: FormProps) {
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
      isAtOnce={isAtOnce}
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

function lengthName(length: (typeof SERIES_LENGTHS)[number], text: TextLookup): string {
  const { min, max } = LENGTH_BOUNDS[length];
  return text(`list.length${length}`, { min, max: max ?? '' });
}

/** The conditions that are on, by name. */
function useChosenNames(filters: SeriesFilterModel): { part: FilterPart; name: string }[] {
  const text = useText();
  const groups = useGroups(filters);
  const words = filterWords(filters.chosen);
  return FILTER_PARTS.filter((part) => words[part] !== null).map((part) => {
    const option = groups.find(({ name }) => name === part)?.options.find(({ value }) => value === words[part]);
    const flag = FLAGS.find((each) => each.part === part);
    return { part, name: option?.label ?? (flag === undefined ? (words[part] ?? '') : text(flag.text)) };
  });
}

/** A list in which nothing matches the filters. */
export function NoMatch({ path, unchanged }: Pick<SeriesFiltersProps, 'path' | 'unchanged'>) {
  const text = useText();
  return (
    <EmptyState
      level="h2"
      title={text('list.noMatchTitle')}
      text={text('list.noMatchText')}
      actions={
        <ButtonLink look="main" isWide href={listAddress(path, unchanged)}>
          {text('list.clearFilters')}
        </ButtonLink>
      }
    />
  );
}
