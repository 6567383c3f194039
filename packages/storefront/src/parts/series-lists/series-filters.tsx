import { LENGTH_BOUNDS, type SeriesLength } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { ButtonLink, EmptyState, FilterBar, Modal } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
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
}

const load = () => import('./series-filter-form.tsx').then(({ SeriesFilterForm }) => SeriesFilterForm);
const LazyForm = lazy(async () => ({ default: await load() }));
/** On the server the same component, loaded at start: a page without script has the form. */
let known: ComponentType<ComponentProps<typeof LazyForm>> | undefined;
if (typeof window === 'undefined') void load().then((Form) => (known = Form));

/**
 * The filters of a list of series, above it. Each choice is in the address, and all of it works without script. The form's script
 * loads when it is opened.
 */
export function SeriesFilters({ filters, path, unchanged }: SeriesFiltersProps) {
  const text = useText();
  const { search, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // The list was changed, by the form or by a link in it.
  useEffect(() => setOpen(false), [key]);
  const names = useChosenNames(filters);
  const label = text('list.filters');
  const words = { ...unchanged, ...filterWords(filters.chosen) };
  const isInPage = new URLSearchParams(search).get(FILTER_FORM_PARAMETER) === '1';
  const Form = known ?? LazyForm;
  const form = (
    <Suspense fallback={null}>
      <Form filters={filters} path={path} unchanged={unchanged} />
    </Suspense>
  );
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

export const FLAGS = [
  { part: 'free', text: 'list.onlyFree' },
  { part: 'wait', text: 'series.badgeWaitFree' },
  { part: 'finished', text: 'series.statusCOMPLETED' },
] as const satisfies readonly { part: FilterPart; text: MessageKey }[];

export function lengthName(length: SeriesLength, text: TextLookup): string {
  const { min, max } = LENGTH_BOUNDS[length];
  return text(`list.length${length}`, { min, max: max ?? '' });
}

/** The conditions that are on, by name. */
function useChosenNames({ chosen }: SeriesFilterModel): { part: FilterPart; name: string }[] {
  const text = useText();
  const { languages } = useSite();
  const { genre, format, language, length } = chosen;
  const names: Partial<Record<FilterPart, string | undefined>> = {
    ...(genre === null ? {} : { genre: text(`genre.${genre}`) }),
    ...(format === null ? {} : { format: text(`series.type${format}`) }),
    ...(language === null
      ? {}
      : { language: languages.find(({ locale }) => locale.startsWith(language))?.name ?? language }),
    ...(length === null ? {} : { length: lengthName(length, text) }),
  };
  const words = filterWords(chosen);
  return FILTER_PARTS.filter((part) => words[part] !== null).map((part) => {
    const flag = FLAGS.find((each) => each.part === part);
    return { part, name: names[part] ?? (flag === undefined ? '' : text(flag.text)) };
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
