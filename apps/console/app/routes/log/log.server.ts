import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';

const EntriesSchema = v.array(
  v.object({
    ...{ id: v.number(), loggedAtMs: v.number(), actor: v.string(), actorRole: v.string() },
    ...{ action: v.string(), subjectType: v.string(), subjectId: v.string() },
    ...{ before: v.unknown(), after: v.unknown(), canUndo: v.boolean(), undoneById: v.nullable(v.number()) },
    ...{ tokenName: v.nullable(v.string()), address: v.nullable(v.string()), requestId: v.nullable(v.string()) },
  }),
);
export type LogEntry = v.InferOutput<typeof EntriesSchema>[number];

const PAGE = 50;
const LOG_FILTERS = ['text', 'who', 'action', 'subject', 'role', 'from', 'until'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { filters, query } = filtersOf(request, LOG_FILTERS);
  const found = await read(
    consoleOf(context),
    { call: OPERATOR_CALLS.adminAudit, answer: EntriesSchema, query: { ...query, limit: PAGE + 1 } },
    request,
  );
  const entries = found.slice(0, PAGE);
  return { entries, filters, next: found.length > PAGE ? String(entries.at(-1)?.id) : null };
}

/** The same entries as a file, as the api writes it. */
export async function exportLog({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const console = consoleOf(context);
  // Who may not read the log gets the page that says so.
  const probe = { call: OPERATOR_CALLS.adminAudit, answer: EntriesSchema, query: { limit: 1 } };
  await read(console, probe, request);
  const answer = await console.send({
    call: OPERATOR_CALLS.adminAuditExport,
    query: filtersOf(request, LOG_FILTERS).query,
  });
  const headers = new Headers();
  for (const name of ['content-type', 'content-disposition']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
