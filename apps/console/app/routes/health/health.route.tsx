import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { findingsIn } from '../../parts/health/findings.ts';
import { Badge, Facts, PageHead, Panel } from '../../parts/layout.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './health.server.ts';
import { FailedJobs, ProviderEvents } from './health-lists.tsx';

export { action, loader } from './health.server.ts';

/** How the product is: what is lost, what waits, what failed, and what to do about it. */
export default function HealthPage() {
  const text = useText();
  const { jobs, events, health } = useLoaderData<typeof loader>();
  usePageTitle(text('health.title'));
  return (
    <>
      <PageHead
        title={text('health.title')}
        text={
          <>
            {text('health.text')} <Moment ms={health.readAtMs} />
          </>
        }
      />
      <Findings />
      <Views />
      {jobs !== null && <FailedJobs page={jobs} />}
      {events !== null && <ProviderEvents page={events} />}
      {jobs === null && events === null && <Overview />}
    </>
  );
}

function Findings() {
  const text = useText();
  const { health } = useLoaderData<typeof loader>();
  const findings = findingsIn(health);
  return (
    <Panel title={text('health.findings')} className="mb-4">
      {findings.length === 0 ? (
        <p className="text-14">
          <Badge tone="good">{text('health.well')}</Badge>
        </p>
      ) : (
        <ul className="grid gap-2.5">
          {findings.map(({ todo, what }) => (
            <li key={`${todo} ${what}`} className="text-14">
              <Badge tone="bad">{text(`health.${todo}`)}</Badge> <span className="mono">{what}</span>
              <span className="block text-13 text-fg-2">{text(`health.${todo}Todo`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const VIEWS = ['', 'jobs', 'events'] as const;

function Views() {
  const text = useText();
  const [search] = useSearchParams();
  const shown = search.get('view') ?? '';
  const names = { '': 'health.overview', jobs: 'health.jobs', events: 'health.reports' } as const;
  return (
    <Tabs
      label={text('health.views')}
      tabs={VIEWS.map((view) => ({
        to: view === '' ? '?' : `?view=${view}`,
        text: text(names[view]),
        isOn: shown === view,
      }))}
    />
  );
}

function Overview() {
  return (
    <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid gap-4 *:min-w-0">
        <Queues />
        <Sources />
        <Providers />
      </div>
      <Machine />
    </div>
  );
}

function Machine() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { health } = useLoaderData<typeof loader>();
  const { servers, freeBytes, edition, sealedAtMs, books } = health;
  return (
    <Panel title={text('health.machine')}>
      <Facts
        of={[
          ...servers.map(
            (server) =>
              [
                name('serverNames', server.name),
                <Badge key={server.name} tone={server.isUp ? 'good' : 'bad'}>
                  {text(server.isUp ? 'health.up' : 'health.lost')}
                </Badge>,
              ] as const,
          ),
          ...(freeBytes === null
            ? []
            : ([[text('health.free'), `${formats.number(Math.round(freeBytes / 1024 ** 2))} MB`]] as const)),
          [text('health.edition'), formats.number(edition)],
          [text('health.sealed'), sealedAtMs === null ? text('money.never') : <Moment ms={sealedAtMs} />],
          [text('health.checked'), books === null ? text('money.never') : <Moment ms={books.checkedAtMs} />],
          ...(books === null ? [] : ([[text('health.broken'), formats.number(books.broken)]] as const)),
        ]}
      />
    </Panel>
  );
}

function Queues() {
  const text = useText();
  const formats = useFormats();
  const { queues } = useLoaderData<typeof loader>().health;
  const columns: Column<(typeof queues)[number]>[] = [
    { name: text('health.job'), cell: (queue) => <span className="mono">{queue.name}</span> },
    { name: text('health.waiting'), isNumber: true, cell: ({ waiting }) => formats.number(waiting) },
    { name: text('health.running'), isNumber: true, cell: ({ running }) => formats.number(running) },
    {
      name: text('health.failedCount'),
      isNumber: true,
      cell: ({ failed }) =>
        failed === 0 ? (
          0
        ) : (
          <Link to="?view=jobs" className="text-link">
            {formats.number(failed)}
          </Link>
        ),
    },
    {
      name: text('health.oldest'),
      isNumber: true,
      cell: ({ oldestSeconds }) => text('health.seconds', { count: Math.round(oldestSeconds) }),
    },
  ];
  return (
    <Panel title={text('health.queues')} isFlush>
      <DataTable
        caption={text('health.queues')}
        columns={columns}
        rows={queues}
        keyOf={(queue) => queue.name}
        empty={<p className="px-4 pb-4 text-13 text-fg-2">{text('health.noJobs')}</p>}
      />
    </Panel>
  );
}

function Sources() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { sources } = useLoaderData<typeof loader>().health;
  if (sources.length === 0) return null;
  const columns: Column<(typeof sources)[number]>[] = [
    { name: text('health.source'), cell: ({ source }) => name('providers', source) },
    { name: text('health.lastReceived'), cell: ({ lastReceivedAtMs }) => <Moment ms={lastReceivedAtMs} /> },
    {
      name: text('health.lastWorked'),
      cell: ({ lastWorkedAtMs }) => (lastWorkedAtMs === null ? text('money.never') : <Moment ms={lastWorkedAtMs} />),
    },
    { name: text('health.waiting'), isNumber: true, cell: ({ waiting }) => formats.number(waiting) },
  ];
  return (
    <Panel title={text('health.reports')} isFlush>
      <DataTable
        caption={text('health.reports')}
        columns={columns}
        rows={sources}
        keyOf={({ source }) => source}
        empty={null}
      />
    </Panel>
  );
}

function Providers() {
  const text = useText();
  const name = useName();
  const { providers } = useLoaderData<typeof loader>().health;
  if (providers.length === 0) return null;
  const moment = (ms: number | null) => (ms === null ? text('money.never') : <Moment ms={ms} />);
  const columns: Column<(typeof providers)[number]>[] = [
    { name: text('orders.provider'), cell: ({ provider }) => name('providers', provider) },
    { name: text('health.lastPaid'), cell: ({ lastPaidAtMs }) => moment(lastPaidAtMs) },
    { name: text('health.lastUnpaid'), cell: ({ lastUnpaidAtMs }) => moment(lastUnpaidAtMs) },
  ];
  return (
    <Panel title={text('health.providers')} isFlush>
      <DataTable
        caption={text('health.providers')}
        columns={columns}
        rows={providers}
        keyOf={({ provider }) => provider}
        empty={null}
      />
    </Panel>
  );
}
