import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';

/** The coupons of a list as a file, as the api writes it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const console = consoleOf(context);
  const { adminCoupons, adminCouponTable } = OPERATOR_CALLS;
  const { query } = filtersOf(request, ['platform', 'state', 'type', 'text']);
  // Who may not read them gets the page that says so.
  const probe = { platform: query.platform, limit: 1 };
  await read(console, { call: adminCoupons, answer: adminCoupons.data, query: probe }, request);
  const answer = await console.send({ call: adminCouponTable, query });
  const headers = new Headers();
  for (const name of ['content-type', 'content-disposition']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
