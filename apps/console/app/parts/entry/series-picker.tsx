import type { NamedSeries } from '@longstrip/api-contract';
import { CloseIcon, IconButton } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TextInput } from '../form/fields.tsx';
import { PATHS } from '../paths.ts';
import { SortableList } from './sortable-list.tsx';

interface SeriesPickerProps {
  label: string;
  hint?: string;
  problem?: string | undefined;
  /** In order. */
  value: readonly NamedSeries[];
  onChange: (value: NamedSeries[]) => void;
  /** One series, not a list. */
  isSingle?: boolean;
}

interface Found {
  readonly hits: readonly { kind: string; seriesId?: number; alias?: string; title?: string; platforms?: string[] }[];
}

/** How long typing has to rest before it is searched for. */
const REST_MS = 250;

/** Series of an entry: found by words, put in order by dragging or with the keys. */
export function SeriesPicker({ label, hint, problem, value, onChange, isSingle = false }: SeriesPickerProps) {
  const text = useText();
  const search = useFetcher<Found>();
  const [words, setWords] = useState('');
  const { load } = search;
  useEffect(() => {
    if (words.trim() === '') return undefined;
    const timer = setTimeout(() => load(`${PATHS.search}?text=${encodeURIComponent(words.trim())}`), REST_MS);
    return () => clearTimeout(timer);
  }, [words, load]);
  const found = (words.trim() === '' ? [] : (search.data?.hits ?? [])).flatMap((hit) =>
    hit.kind === 'series' && hit.seriesId !== undefined && hit.title !== undefined && hit.alias !== undefined
      ? [{ id: hit.seriesId, title: hit.title, alias: hit.alias }]
      : [],
  );
  const add = (series: NamedSeries) => {
    onChange(isSingle ? [series] : [...value.filter(({ id }) => id !== series.id), series]);
    setWords('');
  };
  const remove = (id: number) => onChange(value.filter((series) => series.id !== id));
  return (
    <div className="grid content-start gap-2">
      {value.length > 0 && (
        <SortableList
          label={label}
          items={value}
          idOf={({ id }) => String(id)}
          nameOf={({ title }) => title}
          onOrder={onChange}
        >
          {(series) => (
            <>
              <span className="min-w-0 flex-1 py-2 text-14">
                <span className="block truncate">{series.title}</span>
                <span className="mono block truncate text-12 text-fg-3">{series.alias}</span>
              </span>
              <IconButton
                icon={CloseIcon}
                iconSize={16}
                label={text('entry.removeSeries', { title: series.title })}
                onClick={() => remove(series.id)}
              />
            </>
          )}
        </SortableList>
      )}
      <TextInput
        label={label}
        {...(hint === undefined ? {} : { hint })}
        problem={problem}
        value={words}
        placeholder={text('entry.findSeries')}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found;
          if (first !== undefined) add(first);
        }}
        autoComplete="off"
      />
      <fieldset className="grid gap-1">
        <legend className="sr-only">{text('entry.foundSeries')}</legend>
        {found.map((series) => (
          <button
            key={series.id}
            type="button"
            onClick={() => add(series)}
            className="flex items-baseline gap-2 rounded-card px-3 py-2 text-start text-14 hover:bg-fill"
          >
            <span className="truncate">{series.title}</span>
            <span className="mono truncate text-12 text-fg-3">{series.alias}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
