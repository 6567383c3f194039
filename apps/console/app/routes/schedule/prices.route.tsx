import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { seriesPath } from '../../parts/hit-path.ts';
import { Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { previewedPlatforms } from '../../parts/preview/previewed-platforms.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import {
  cellKey,
  changedByPercent,
  documentOfPrices,
  filledDown,
  isPossible,
  PRICE_COLUMNS,
  type PriceColumn,
  pasted,
  storedText,
  type TypedCells,
} from './price-cells.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminCatalogue } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['text', 'publisher']);
  const asked = { platform, sort: 'TITLE', limit: 100, ...query };
  const page = await read(console, { call: adminCatalogue, answer: adminCatalogue.data, query: asked }, request);
  return { platform, filters, page, platforms: previewedPlatforms() };
}

/** The prices of the series of a platform, as a grid. */
export default function Prices() {
  const { platform, filters, page } = useLoaderData<typeof loader>();
  // What is typed is of the series that are shown.
  return <PricesOf key={JSON.stringify([platform, filters, page.rows[0]?.seriesId])} />;
}

function PricesOf() {
  const text = useText();
  const { platform, page, filters, platforms } = useLoaderData<typeof loader>();
  const [cells, setCells] = useState<TypedCells>(new Map());
  const [document, setDocument] = useState<ChangeDocument | null>(null);
  usePageTitle(text('prices.title'));
  const changes = documentOfPrices(platform, page.rows, cells);
  const hasFault = [...cells].some(([key, value]) => {
    const column = PRICE_COLUMNS.find((each) => key.endsWith(` ${each}`));
    return column !== undefined && !isPossible(column, value);
  });
  return (
    <>
      <PageHead title={text('prices.title')} text={text('prices.text')} />
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <Form role="search" className="flex flex-wrap items-end gap-2">
          <SelectInput
            label={text('shell.platform')}
            name="platform"
            className="w-36"
            defaultValue={platform}
            choices={platforms.map(({ id }) => ({ value: id, label: id }))}
          />
          <TextInput label={text('catalogue.words')} name="text" defaultValue={filters.text} className="w-44" />
          <SelectInput
            label={text('catalogue.publisher')}
            name="publisher"
            className="w-40"
            defaultValue={filters.publisher}
            choices={[
              { value: '', label: text('list.any') },
              ...page.publishers.map((value) => ({ value, label: value })),
            ]}
          />
          <Button type="submit">{text('list.filter')}</Button>
        </Form>
        <Percent apply={(of) => setCells(changedByPercent(cells, page.rows, of))} />
      </div>
      <Panel isFlush>
        {page.rows.length === 0 ? (
          <Nothing>{text('catalogue.none')}</Nothing>
        ) : (
          <Grid cells={cells} setCells={setCells} />
        )}
      </Panel>
      <div className="sticky bottom-0 mt-3 flex items-center justify-end gap-3 bg-page py-2">
        {hasFault && (
          <p role="alert" className="text-13 text-negative">
            {text('prices.fault')}
          </p>
        )}
        <p role="status" className="text-13 text-fg-2">
          {text('prices.changed', { count: changes?.series.length ?? 0 })}
        </p>
        <Button look="quiet" disabled={cells.size === 0} onClick={() => setCells(new Map())}>
          {text('form.cancel')}
        </Button>
        <Button look="main" disabled={changes === null} onClick={() => setDocument(changes)}>
          {text('seriesEdit.review')}
        </Button>
      </div>
      <NextPage next={page.next} />
      <ApplyDialog
        title={text('prices.apply')}
        document={document}
        action="series.set"
        triedOn={platform}
        done={text('apply.done')}
        onClose={() => setDocument(null)}
        onDone={() => setCells(new Map())}
      />
    </>
  );
}

/** All prices of a column, by some percent. */
function Percent({ apply }: { apply: (of: { column: PriceColumn; percent: number }) => void }) {
  const text = useText();
  const [column, setColumn] = useState<PriceColumn>('rentCoin');
  const [percent, setPercent] = useState('10');
  return (
    <div className="flex items-end gap-2">
      <SelectInput
        label={text('prices.column')}
        className="w-40"
        value={column}
        onChange={(event) => setColumn(event.target.value === 'possessionCoin' ? 'possessionCoin' : 'rentCoin')}
        choices={(['rentCoin', 'possessionCoin'] as const).map((value) => ({
          value,
          label: text(`seriesFacts.${value}`),
        }))}
      />
      <TextInput
        label={text('prices.percent')}
        className="w-24"
        type="number"
        min={-99}
        max={900}
        value={percent}
        onChange={(event) => setPercent(event.target.value)}
      />
      <Button disabled={!/^-?\d+$/.test(percent)} onClick={() => apply({ column, percent: Number(percent) })}>
        {text('prices.change')}
      </Button>
    </div>
  );
}

interface GridProps {
  cells: TypedCells;
  setCells: (cells: TypedCells) => void;
}

/** Arrow keys and Enter move between cells as in a spreadsheet; Ctrl+D fills down; a copied block can be pasted. */
function Grid({ cells, setCells }: GridProps) {
  const text = useText();
  const formats = useFormats();
  const { page } = useLoaderData<typeof loader>();
  const set = (key: string, value: string) => setCells(new Map(cells).set(key, value));
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const block = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(block)) return;
    event.preventDefault();
    setCells(pasted(cells, page.rows, { row, column }, block));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const name = PRICE_COLUMNS[column];
    if (name !== undefined && event.key === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setCells(filledDown(cells, page.rows, { row, column: name }));
      return;
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    document.getElementById(`price-${row + step}-${column}`)?.focus();
  };
  return (
    <table className="table">
      <caption className="sr-only">{text('prices.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('hits.series')}</th>
          {PRICE_COLUMNS.map((column) => (
            <th key={column} scope="col">
              {text(`seriesFacts.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row, index) => (
          <tr key={row.seriesId}>
            <th scope="row" className="text-start font-normal">
              <Link to={seriesPath(row.alias)} className="text-link">
                {row.title}
              </Link>
              <span className="block text-12 text-fg-3">
                {row.language} · {formats.number(row.episodeCount)}
              </span>
            </th>
            {PRICE_COLUMNS.map((column, place) => {
              const key = cellKey(row.seriesId, column);
              const stored = storedText(row, column);
              const value = cells.get(key) ?? stored;
              const tone = !isPossible(column, value)
                ? 'shadow-[inset_0_0_0_2px_var(--negative)]'
                : value === stored
                  ? 'shadow-[inset_0_0_0_1px_var(--line)]'
                  : 'bg-primary-soft font-strong shadow-[inset_0_0_0_1px_var(--primary)]';
              return (
                <td key={column}>
                  <input
                    id={`price-${index}-${place}`}
                    aria-label={`${row.title}, ${text(`seriesFacts.${column}`)}`}
                    aria-invalid={!isPossible(column, value)}
                    inputMode="numeric"
                    autoComplete="off"
                    value={value}
                    placeholder="–"
                    onChange={(event) => set(key, event.target.value.trim())}
                    onPaste={(event) => paste(event, index, place)}
                    onKeyDown={(event) => press(event, index, place)}
                    className={`h-8.5 w-24 rounded-card bg-surface px-2 text-end text-13 ${tone}`}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
