import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { MeSchema } from '../../parts/calls/account-answers.ts';
import { read, readIfAllowed } from '../../parts/calls/answers.server.ts';
import { findingsIn } from '../../parts/health/findings.ts';
import { platformsOf, searchedPlatforms } from '../../parts/shell/platforms.server.ts';

const SHOWN = 5;

/** What waits for the operator: tickets of each platform, requests of others, what is not well. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const me = await read(console, { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request);
  const { adminTickets, adminRequests, adminHealth } = OPERATOR_CALLS;
  const mayAsk = (call: string) => me.calls[call] !== undefined;
  const askTickets = Promise.all(
    (mayAsk('adminTickets') ? platformsOf(me) : []).map(async ({ value: platform, label }) => {
      const query = { platform, status: 'WAIT', limit: SHOWN };
      const page = await readIfAllowed(console, { call: adminTickets, answer: adminTickets.data, query }, request);
      return { platform, label, waiting: page?.waiting ?? 0, rows: page?.rows ?? [] };
    }),
  );
  const askRequests = Promise.all(
    (mayAsk('adminRequests') ? searchedPlatforms(me) : []).map(async (platform) => {
      const query = { platform, state: 'WAITING', limit: SHOWN };
      const page = await readIfAllowed(console, { call: adminRequests, answer: adminRequests.data, query }, request);
      return page?.rows ?? [];
    }),
  );
  const askHealth = mayAsk('adminHealth')
    ? readIfAllowed(console, { call: adminHealth, answer: adminHealth.data }, request)
    : null;
  // Together: a redirect that only one of them is waited for would be a fault of the process.
  const [tickets, requests, health] = await Promise.all([askTickets, askRequests, askHealth]);
  return {
    tickets: tickets.filter(({ waiting }) => waiting > 0),
    requests: requests.flat().slice(0, SHOWN),
    mayAnswer: mayAsk('adminTickets'),
    mayDecide: mayAsk('adminRequests'),
    findings: health === null ? null : findingsIn(health),
    codesLeft: me.secondFactor?.recoveryCodesLeft ?? null,
    nowMs: Date.now(),
  };
}
