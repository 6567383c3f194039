import type { Database } from '@longstrip/database';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { disableOperator } from '../operators/account/manage-operators.service.ts';
import { createToken } from '../operators/account/token.service.ts';
import { localOwner } from '../shared/operator.ts';
import { addOperator, testOperatorServices } from './operator-accounts.ts';

/** An operator of support with a token, and one who was disabled. */
export async function addOperators(database: Database): Promise<void> {
  const by = localOwner(null);
  const support = await addOperator(database, ['support/bom-us'], { name: 'support' });
  const grants = [{ role: 'support', scope: 'bom-us' }] as const;
  const asked = { name: 'nightly', roles: [...grants], days: 1 };
  const maker = { by, operatorId: support.id, grants };
  await createToken({ database, services: testOperatorServices(database) }, maker, asked, TEST_NOW_MS);
  const gone = await addOperator(database, ['viewer/all'], { name: 'gone' });
  await disableOperator(database, by, { operator: gone.id, reason: 'left' }, TEST_NOW_MS);
}
