import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';

const FILTERS = ['by'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminOwedRefunds } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, FILTERS);
  const asked = { call: adminOwedRefunds, answer: adminOwedRefunds.data, query: { platform, ...query } };
  return { platform, filters, page: await read(console, asked, request), nowMs: Date.now() };
}

/** The same orders as a file, as the api writes it. */
export async function exportOwed({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminOwedRefunds, adminOwedRefundsExport } = OPERATOR_CALLS;
  // Who may not see them gets the page that says so.
  const probe = { call: adminOwedRefunds, answer: adminOwedRefunds.data, query: { platform, limit: 1 } };
  await read(console, probe, request);
  const { query } = filtersOf(request, FILTERS);
  const answer = await console.send({ call: adminOwedRefundsExport, query: { platform, by: query.by } });
  const headers = new Headers();
  for (const name of ['content-type', 'content-disposition']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
