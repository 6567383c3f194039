import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { FAQ_CATEGORIES, LOCALES, TICKET_STATUSES } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { NavLink, Outlet, useLoaderData, useNavigate, useParams, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import { consoleOf } from '../../context.ts';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { ticketPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { useKeys } from '../../parts/shell/use-keys.ts';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

const FILTERS = ['status', 'category', 'locale', 'text'] as const;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = params.platform ?? (await listedPlatform(console, request));
  const { adminTickets } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, FILTERS);
  const asked = { call: adminTickets, answer: adminTickets.data, query: { platform, ...query } };
  return { platform, filters, page: await read(console, asked, request), nowMs: Date.now() };
}

/** The inbox, and beside it one ticket. Those that waited longest come first. */
export default function Tickets() {
  const text = useText();
  const { page } = useLoaderData<typeof loader>();
  const { ticket } = useParams();
  usePageTitle(text('nav.tickets'));
  useNextAndPrevious();
  return (
    <>
      <PageHead
        title={text('nav.tickets')}
        text={text('home.waiting', { count: page.waiting })}
        actions={
          <ButtonLink look="plain" href="/saved-replies">
            {text('replies.title')}
          </ButtonLink>
        }
      />
      <Filters />
      <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={ticket === undefined ? undefined : 'max-broad:hidden'}>
          <List />
          <NextPage next={page.next} />
          <p className="mt-3 text-12 text-fg-3">{text('tickets.keys')}</p>
        </div>
        {ticket === undefined ? (
          <Panel className="max-broad:hidden">
            <Nothing>{text('tickets.choose')}</Nothing>
          </Panel>
        ) : (
          <Outlet />
        )}
      </div>
    </>
  );
}

function List() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { platform, page, nowMs } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  if (page.rows.length === 0) {
    return (
      <Panel>
        <Nothing>{text('tickets.none')}</Nothing>
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <ul className="divide-y divide-line pb-1">
        {page.rows.map(({ ticketId, title, category, locale, createdAtMs, status, pictureCount }) => (
          <li key={ticketId}>
            <NavLink
              to={`${ticketPath(platform, ticketId)}?${search}`}
              preventScrollReset
              className={({ isActive }) =>
                clsx('block px-4 py-2.5 text-13', isActive ? 'bg-primary-soft' : 'hover:bg-fill')
              }
            >
              <span className="flex justify-between gap-2">
                <span className="truncate font-strong">{title}</span>
                <span className="shrink-0 text-12 text-fg-2">{formats.distance(createdAtMs, nowMs)}</span>
              </span>
              <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-12 text-fg-2">
                {name('categories', category)} · {formats.language(locale)}
                {pictureCount > 0 && ` · ${text('tickets.pictures', { count: pictureCount })}`}
                {status === 'COMPLETED' && <Badge tone="good">{name('ticketStates', status)}</Badge>}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Filters() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { platform, filters } = useLoaderData<typeof loader>();
  const any = { value: '', label: text('list.any') };
  return (
    <FilterBar filters={filters} fixed={{ platform }} action="/tickets">
      <SelectInput
        label={text('operators.state')}
        name="status"
        defaultValue={filters.status}
        className="w-36"
        choices={TICKET_STATUSES.map((value) => ({ value, label: name('ticketStates', value) }))}
      />
      <SelectInput
        label={text('tickets.category')}
        name="category"
        defaultValue={filters.category}
        className="w-36"
        choices={[any, ...FAQ_CATEGORIES.map((value) => ({ value, label: name('categories', value) }))]}
      />
      <SelectInput
        label={text('preferences.language')}
        name="locale"
        defaultValue={filters.locale}
        className="w-32"
        choices={[any, ...LOCALES.map((value) => ({ value, label: formats.language(value) }))]}
      />
      <TextInput label={text('tickets.words')} name="text" defaultValue={filters.text} className="w-48" />
    </FilterBar>
  );
}

/** j and k open the next and the previous ticket of the list. */
function useNextAndPrevious(): void {
  const { platform, page } = useLoaderData<typeof loader>();
  const { ticket } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = (by: 1 | -1) => {
    const at = page.rows.findIndex(({ ticketId }) => ticketId === ticket);
    const next = page.rows[at === -1 ? (by === 1 ? 0 : page.rows.length - 1) : at + by];
    if (next !== undefined) navigate(`${ticketPath(platform, next.ticketId)}?${search}`, { preventScrollReset: true });
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
}
