import { OPERATOR_CALLS, SERIES_NUMBERS_ORDERS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type ConsoleContext, consoleOf } from '../../context.ts';
import { answerFile } from '../../parts/calls/answer-file.server.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';

/** What the page shows, in the address. */
const VIEWS = ['sales', 'coins', 'series', 'readers', 'retention', 'shares'] as const;
export type View = (typeof VIEWS)[number];

const NAMES = ['from', 'until', 'by', 'sort', 'text', 'series', 'after', 'month'] as const;

const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]], given: string | null): Value =>
  values.find((value) => value === given) ?? values[0];

/** The filters of the address. Days are those of the platform, so they are sent as they are. */
function filtersOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const given = Object.fromEntries(NAMES.map((name) => [name, searchParams.get(name)?.trim() ?? ''])) as Record<
    (typeof NAMES)[number],
    string
  >;
  return {
    ...given,
    by: oneOf(['day', 'month'], given.by),
    sort: oneOf(SERIES_NUMBERS_ORDERS, given.sort),
    view: oneOf(VIEWS, searchParams.get('view')),
  };
}
export type Filters = ReturnType<typeof filtersOf>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const filters = filtersOf(request);
  return { platform, filters, shown: await readView(console, request, platform, filters) };
}

async function readView(console: ConsoleContext, request: Request, platform: string, filters: Filters) {
  const { view, from, until, by, sort, text, series, after, month } = filters;
  const { adminNumbers, adminNumbersSeries, adminNumbersRetention, adminShares } = OPERATOR_CALLS;
  if (view === 'series') {
    const query = { platform, from, until, sort, text, series, after };
    const asked = { call: adminNumbersSeries, answer: adminNumbersSeries.data, query };
    return { view, numbers: await read(console, asked, request) } as const;
  }
  if (view === 'shares') {
    const asked = { call: adminShares, answer: adminShares.data, query: { platform, month } };
    return { view, shares: await read(console, asked, request) } as const;
  }
  if (view === 'retention') {
    const asked = { call: adminNumbersRetention, answer: adminNumbersRetention.data, query: { platform, from, until } };
    return { view, numbers: await read(console, asked, request) } as const;
  }
  const asked = { call: adminNumbers, answer: adminNumbers.data, query: { platform, from, until, by } };
  return { view, numbers: await read(console, asked, request) } as const;
}

/** A table of the page as a file, as the api writes it. */
export async function exportTable({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(
    ['platform', 'table', 'from', 'until', 'by', 'series'].map((name) => [name, searchParams.get(name) ?? '']),
  );
  return answerFile(consoleOf(context), { call: OPERATOR_CALLS.adminNumbersExport, query });
}

/** The statement of a month as a file. */
export async function exportShares({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = { platform: searchParams.get('platform') ?? '', month: searchParams.get('month') ?? '' };
  return answerFile(consoleOf(context), { call: OPERATOR_CALLS.adminSharesExport, query });
}

/** Adds or changes a contract. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const [seriesId, endsOn] = [form.get('seriesId'), form.get('endsOn')];
  const body = {
    ...{ platform: form.get('platform'), id: form.get('id'), publisher: form.get('publisher') },
    seriesId: seriesId === '' ? null : Number(seriesId),
    shareBasisPoints: Math.round(Number(form.get('percent')) * 100),
    startsOn: form.get('startsOn'),
    endsOn: endsOn === '' ? null : endsOn,
    reason: form.get('reason'),
  };
  const { adminContractSet } = OPERATOR_CALLS;
  const done = await act(consoleOf(context), { call: adminContractSet, answer: adminContractSet.data, body });
  return done.ok ? { ok: true } : refused(done);
}
