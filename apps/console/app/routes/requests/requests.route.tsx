import { OPERATOR_CALLS, type OperatorRequest, REQUEST_KINDS, REQUEST_STATES } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { DoneSchema, MeSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { SelectInput } from '../../parts/form/fields.tsx';
import { readerPath } from '../../parts/hit-path.ts';
import { Badge, Facts, Nothing, PageHead, Panel, type Tone } from '../../parts/layout.tsx';
import { searchedPlatforms } from '../../parts/shell/platforms.server.ts';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

const FILTERS = ['state', 'kind', 'platform'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const me = await read(console, { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request);
  const { adminRequests } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, FILTERS);
  // Who has a role on all platforms sees the requests of all of them.
  const scopes = searchedPlatforms(me);
  const platform = scopes.includes(query.platform) ? query.platform : (scopes[0] ?? '');
  const asked = { call: adminRequests, answer: adminRequests.data, query: { ...query, platform } };
  return { filters, scopes, platform, page: await read(console, asked, request), nowMs: Date.now() };
}

/** Approves or refuses a request. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const body = {
    platform: form.get('platform'),
    requestId: Number(form.get('request')),
    decision: form.get('decision'),
    reason: form.get('reason'),
  };
  const done = await act(consoleOf(context), { call: OPERATOR_CALLS.adminRequestDecide, answer: DoneSchema, body });
  return done.ok ? { ok: true } : refused(done);
}

const TONES: Readonly<Record<OperatorRequest['state'], Tone>> = {
  WAITING: 'warn',
  DONE: 'good',
  REFUSED: 'bad',
  EXPIRED: 'neutral',
  FAILED: 'bad',
};

/** What waits for a second operator, and what was decided. */
export default function Requests() {
  const text = useText();
  const { page } = useLoaderData<typeof loader>();
  usePageTitle(text('nav.requests'));
  return (
    <>
      <PageHead title={text('nav.requests')} text={text('requests.text')} />
      <Filters />
      {page.rows.length === 0 ? (
        <Panel>
          <Nothing>{text('requests.none')}</Nothing>
        </Panel>
      ) : (
        <ul className="grid gap-3">
          {page.rows.map((row) => (
            <li key={row.requestId} id={`request-${row.requestId}`} className="scroll-mt-20">
              <Request row={row} />
            </li>
          ))}
        </ul>
      )}
      <NextPage next={page.next} />
    </>
  );
}

function Filters() {
  const text = useText();
  const name = useName();
  const { filters, scopes, platform } = useLoaderData<typeof loader>();
  const any = { value: '', label: text('list.any') };
  return (
    <FilterBar filters={filters} lasting={['platform']}>
      {scopes.length > 1 && (
        <SelectInput
          label={text('shell.platform')}
          name="platform"
          defaultValue={platform}
          className="w-40"
          choices={scopes.map((value) => ({ value, label: name('roles', value) }))}
        />
      )}
      <SelectInput
        label={text('operators.state')}
        name="state"
        defaultValue={filters.state}
        className="w-40"
        choices={[any, ...REQUEST_STATES.map((value) => ({ value, label: name('requestStates', value) }))]}
      />
      <SelectInput
        label={text('money.kind')}
        name="kind"
        defaultValue={filters.kind}
        className="w-44"
        choices={[any, ...REQUEST_KINDS.map((value) => ({ value, label: name('requestKinds', value) }))]}
      />
    </FilterBar>
  );
}

function Request({ row }: { row: OperatorRequest }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { nowMs } = useLoaderData<typeof loader>();
  const decide = { platform: row.platform, request: String(row.requestId) };
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-16 font-strong">
            {name('requestKinds', row.kind)} #{row.requestId}{' '}
            <Badge tone={TONES[row.state]}>{name('requestStates', row.state)}</Badge>
          </h2>
          <p className="mt-0.5 text-13 text-fg-2">
            {name('requestReasons', row.why)} · {row.platform} ·{' '}
            {text('requests.askedBy', { name: row.askedBy, when: formats.distance(row.askedAtMs, nowMs) })}
            {row.userId !== null && (
              <>
                {' · '}
                <Link to={readerPath(row.platform, row.userId)} className="text-link">
                  {text('hits.reader')}
                </Link>
              </>
            )}
          </p>
        </div>
        {row.state === 'WAITING' && row.mayDecide && (
          <div className="flex gap-2">
            <ActDialog
              title={text('requests.approve')}
              text={text('requests.approveText')}
              look="main"
              fields={{ ...decide, decision: 'approve' }}
              done={text('requests.approved')}
            />
            <ActDialog
              title={text('requests.refuse')}
              isDanger
              fields={{ ...decide, decision: 'refuse' }}
              done={text('requests.refused')}
            />
          </div>
        )}
        {row.state === 'WAITING' && !row.mayDecide && <p className="text-13 text-fg-3">{text('requests.notYours')}</p>}
      </div>
      <details className="mt-2 text-13" open={row.state === 'WAITING'}>
        <summary className="cursor-pointer text-fg-2">{text('requests.asked')}</summary>
        <div className="mt-2 rounded-card bg-fill p-3">
          <Asked of={row.asked} />
        </div>
      </details>
      {row.decidedBy !== null && row.decidedAtMs !== null && (
        <p className="mt-2 text-13 text-fg-2">
          {row.decidedBy}, <Moment ms={row.decidedAtMs} />: {row.decidedReason}
        </p>
      )}
      {row.state === 'WAITING' && (
        <p className="mt-2 text-12 text-fg-3">
          {text('requests.until')} <Moment ms={row.expiresAtMs} />
        </p>
      )}
    </Panel>
  );
}

/** Said above, or of no use to the operator who decides. */
const LEFT_OUT: readonly string[] = ['platform', 'requestId'];

/** The body of the call that was asked for, field by field. */
function Asked({ of: asked }: { of: unknown }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const written = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return text(value ? 'reader.yes' : 'reader.no');
    if (typeof value === 'number') return formats.number(value);
    if (field === 'kind' && typeof value === 'string') return name('coinKinds', value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const fields = Object.entries(Object(asked)).filter(([field, value]) => value !== null && !LEFT_OUT.includes(field));
  return <Facts of={fields.map(([field, value]) => [name('askedFields', field), written(field, value)])} />;
}
