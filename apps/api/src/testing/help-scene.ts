import type { OperatorCall } from '@longstrip/api-contract';
import { createFakePayments, type FakePayments } from './fake-payments.ts';
import { addOperator, createOperatorApi, type OperatorApi } from './operator-accounts.ts';
import { type History, makeHistory } from './store-with-history.ts';
import { createTestApi, type TestApi } from './test-api.ts';

/** A store in which a reader did everything that gives or takes coins and rights, and its operators. */
export interface HelpScene {
  readonly api: TestApi;
  readonly operators: OperatorApi;
  readonly payments: FakePayments;
  readonly history: History;
  /** Support of bom-us, whose account has this name. */
  readonly support: string;
  /** Calls as support, or with another session. */
  call(call: OperatorCall, asked?: Record<string, unknown>, as?: string): ReturnType<OperatorApi['ask']>;
  close(): Promise<void>;
}

/** The platform and the reader of the scene. */
export const HERE = 'bom-us';
export const READER = 'reader';

export async function openHelpScene(): Promise<HelpScene> {
  const payments = createFakePayments();
  const api = await createTestApi({ services: { payments, randomBelow: () => 0 } });
  const history = await makeHistory(api, payments);
  const { enqueued, keys } = api;
  const operators = createOperatorApi(api.db, { services: { keys, limits: api.limits }, enqueued });
  const { token: support } = await addOperator(api.db, [`support/${HERE}`], { name: 'Sam of support' });
  return {
    ...{ api, operators, payments, history, support },
    call: ({ method, path }, asked = {}, as = support) => {
      const of = { platform: HERE, ...asked };
      const below = path.replace('/admin', '');
      if (method === 'POST') return operators.ask(method, below, { as, body: of });
      return operators.ask(method, `${below}?${new URLSearchParams(of as Record<string, string>)}`, { as });
    },
    close: () => api.close(),
  };
}
