import { type FailedJobPage, type ProviderEventPage, WEBHOOK_STATES } from '@longstrip/api-contract';
import { WEBHOOK_SOURCES } from '@longstrip/core';
import { useLoaderData } from '@remix-run/react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { SelectInput } from '../../parts/form/fields.tsx';
import { Badge, Nothing, Panel } from '../../parts/layout.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { RowActs } from '../../parts/table/row-acts.tsx';
import type { loader } from './health.server.ts';

/** Jobs that were given up; each can be tried again. */
export function FailedJobs({ page }: { page: FailedJobPage }) {
  const text = useText();
  const formats = useFormats();
  const columns: Column<FailedJobPage['rows'][number]>[] = [
    { name: text('health.failedAt'), cell: ({ failedAtMs }) => <Moment ms={failedAtMs} /> },
    {
      name: text('health.job'),
      cell: ({ name, message }) => (
        <>
          <span className="mono">{name}</span>
          <span className="block text-12 wrap-anywhere text-fg-2" lang="en">
            {message}
          </span>
        </>
      ),
    },
    { name: text('health.tries'), isNumber: true, cell: ({ tries }) => formats.number(tries) },
    {
      name: text('operators.acts'),
      cell: ({ name, jobId }) => (
        <RowActs>
          <ActDialog
            title={text('health.retry')}
            text={text('health.retryText')}
            look="quiet"
            fields={{ step: 'retry', name, job: jobId }}
            done={text('health.retried')}
          />
        </RowActs>
      ),
    },
  ];
  return (
    <>
      <Panel title={text('health.jobs')} text={text('health.jobsText')} isFlush>
        <DataTable
          caption={text('health.jobs')}
          columns={columns}
          rows={page.rows}
          keyOf={({ jobId }) => jobId}
          empty={<Nothing>{text('health.noFailed')}</Nothing>}
        />
      </Panel>
      <NextPage next={page.next} />
    </>
  );
}

/** What payment services reported. */
export function ProviderEvents({ page }: { page: ProviderEventPage }) {
  const text = useText();
  const name = useName();
  const columns: Column<ProviderEventPage['rows'][number]>[] = [
    { name: text('orders.received'), cell: ({ receivedAtMs }) => <Moment ms={receivedAtMs} /> },
    {
      name: text('orders.event'),
      cell: ({ source, eventId }) => (
        <>
          {name('providers', source)}
          <span className="mono block text-12 wrap-anywhere text-fg-3">{eventId}</span>
        </>
      ),
    },
    {
      name: text('orders.outcome'),
      cell: ({ outcome, isAltered }) => (
        <>
          {outcome ?? <Badge tone="warn">{text('orders.notWorked')}</Badge>}{' '}
          {isAltered && <Badge tone="bad">{text('health.altered')}</Badge>}
        </>
      ),
    },
    {
      name: text('health.lastWorked'),
      isExtra: true,
      cell: ({ workedAtMs }) => (workedAtMs === null ? '–' : <Moment ms={workedAtMs} />),
    },
  ];
  return (
    <>
      <EventFilters />
      <Panel
        title={text('health.reports')}
        text={text('health.reportsText')}
        actions={
          <ActDialog
            title={text('health.replay')}
            text={text('health.replayText')}
            fields={{ step: 'replay' }}
            done={text('health.replayed')}
          />
        }
        isFlush
      >
        <DataTable
          caption={text('health.reports')}
          columns={columns}
          rows={page.rows}
          keyOf={({ source, eventId }) => `${source} ${eventId}`}
          empty={<Nothing>{text('health.noReports')}</Nothing>}
        />
      </Panel>
      <NextPage next={page.next} />
    </>
  );
}

function EventFilters() {
  const text = useText();
  const name = useName();
  const { filters } = useLoaderData<typeof loader>();
  const any = { value: '', label: text('list.any') };
  return (
    <FilterBar filters={filters} fixed={{ view: 'events' }}>
      <SelectInput
        label={text('operators.state')}
        name="state"
        defaultValue={filters.state}
        className="w-44"
        choices={[any, ...WEBHOOK_STATES.map((value) => ({ value, label: name('webhookStates', value) }))]}
      />
      <SelectInput
        label={text('health.source')}
        name="source"
        defaultValue={filters.source}
        className="w-40"
        choices={[any, ...WEBHOOK_SOURCES.map((value) => ({ value, label: name('providers', value) }))]}
      />
    </FilterBar>
  );
}
