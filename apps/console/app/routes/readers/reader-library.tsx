import type { ReaderLibrary } from '@longstrip/api-contract';
import { Link, useLoaderData, useParams } from '@remix-run/react';
import { Moment } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { TextInput } from '../../parts/form/fields.tsx';
import { purchasePath } from '../../parts/hit-path.ts';
import { Badge, Nothing } from '../../parts/layout.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import type { loader } from './reader.server.ts';

type Right = ReaderLibrary['rows'][number];

/** The reader's rights to episodes, and where they come from. */
export function Library({ rows }: { rows: readonly Right[] }) {
  const text = useText();
  const name = useName();
  const { series } = useLoaderData<typeof loader>();
  const { platform = '' } = useParams();
  const columns: Column<Right>[] = [
    {
      name: text('access.episode'),
      cell: ({ episodeTitle, seriesTitle }) => (
        <>
          {episodeTitle} <span className="block text-12 text-fg-2">{seriesTitle}</span>
        </>
      ),
    },
    { name: text('rights.scope'), cell: ({ scope }) => name('accessBy', scope) },
    {
      name: text('rights.source'),
      cell: ({ source, purchaseId }) =>
        purchaseId === null ? (
          name('rightSources', source)
        ) : (
          <Link to={purchasePath(platform, purchaseId)} className="text-link">
            {name('rightSources', source)} #{purchaseId}
          </Link>
        ),
    },
    { name: text('rights.from'), isExtra: true, cell: ({ startedAtMs }) => <Moment ms={startedAtMs} isDay /> },
    {
      name: text('money.end'),
      cell: ({ expiresAtMs }) => (expiresAtMs === null ? text('money.never') : <Moment ms={expiresAtMs} />),
    },
    {
      name: text('operators.state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'neutral'}>{text(isActive ? 'rights.active' : 'rights.over')}</Badge>
      ),
    },
  ];
  return (
    <>
      <FilterBar filters={{ series }} fixed={{ view: 'library' }} className="px-4 py-3">
        <TextInput label={text('rights.series')} name="series" defaultValue={series} className="w-64" />
      </FilterBar>
      <DataTable
        caption={text('reader.library')}
        columns={columns}
        rows={rows}
        keyOf={({ rightId }) => rightId}
        empty={<Nothing>{text('rights.none')}</Nothing>}
      />
    </>
  );
}
