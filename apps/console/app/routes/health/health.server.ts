import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const view = new URL(request.url).searchParams.get('view') ?? '';
  const { filters, query } = filtersOf(request, ['state', 'source']);
  const { adminHealth, adminFailedJobs, adminProviderEvents } = OPERATOR_CALLS;
  const { after } = query;
  const [health, jobs, events] = await Promise.all([
    read(console, { call: adminHealth, answer: adminHealth.data }, request),
    view === 'jobs'
      ? read(console, { call: adminFailedJobs, answer: adminFailedJobs.data, query: { after } }, request)
      : null,
    view === 'events'
      ? read(console, { call: adminProviderEvents, answer: adminProviderEvents.data, query }, request)
      : null,
  ]);
  return { health, jobs, events, filters };
}

/** Tries a job again, or has the reports that wait processed. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const { adminJobRetry, adminEventsReplay } = OPERATOR_CALLS;
  const reason = form.get('reason');
  const isRetry = form.get('step') === 'retry';
  const body = isRetry ? { name: form.get('name'), jobId: form.get('job'), reason } : { reason };
  const call = isRetry ? adminJobRetry : adminEventsReplay;
  const done = await act(consoleOf(context), { call, answer: DoneSchema, body });
  return done.ok ? { ok: true } : refused(done);
}
