import type { Contract, ContractDraft } from '@longstrip/api-contract';
import { type Database, type Executor, lockNamed } from '@longstrip/database';
import { publisherContract } from '@longstrip/database/schema';
import { asc, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';

const day = (text: string, days: number): string =>
  DateTime.fromISO(text, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

/** The contracts of a platform. Stored is the day after the last one. */
export async function listContracts(executor: Executor, platformId: string): Promise<Contract[]> {
  const rows = await executor
    .select()
    .from(publisherContract)
    .where(eq(publisherContract.platformId, platformId))
    .orderBy(asc(publisherContract.publisher), asc(publisherContract.startsOn), asc(publisherContract.id));
  return rows.map(({ id, publisher, seriesId, shareBasisPoints, startsOn, endsOn }) => ({
    ...{ id, publisher, seriesId, shareBasisPoints, startsOn },
    endsOn: endsOn === null ? null : day(endsOn, -1),
  }));
}

/** Whether two contracts say something of the same day of the same series. */
function overlaps(one: Contract, other: Contract): boolean {
  const isSame = one.publisher === other.publisher && one.seriesId === other.seriesId;
  const ends = (contract: Contract) => contract.endsOn ?? '9999-12-31';
  return isSame && one.id !== other.id && one.startsOn <= ends(other) && other.startsOn <= ends(one);
}

/** `adminContractSet`: adds a contract or replaces the one of its id; the change is in the audit log. */
export async function setContract(
  database: Database,
  operator: Operator,
  { platform: platformId, reason, ...contract }: ContractDraft,
  nowMs: number,
): Promise<OperatorDecision<Contract>> {
  return decideForOperator(database, async (transaction) => {
    if (contract.endsOn !== null && contract.endsOn < contract.startsOn)
      throw new RefusedChange('CONTRACT_ENDS_BEFORE', 'a contract ends on its first day or later.');
    // Two contracts that are set at once would not see each other.
    await lockNamed(transaction, `contracts ${platformId}`);
    const known = await listContracts(transaction, platformId);
    const other = known.find((each) => overlaps(contract, each));
    if (other !== undefined)
      throw new RefusedChange(
        'CONTRACT_OVERLAPS',
        `contract ${other.id} holds for the same series on some of these days.`,
      );
    const { id, endsOn, ...terms } = contract;
    const row = { ...terms, endsOn: endsOn === null ? null : day(endsOn, 1), updatedAtMs: nowMs };
    await transaction
      .insert(publisherContract)
      .values({ platformId, id, ...row })
      .onConflictDoUpdate({ target: [publisherContract.platformId, publisherContract.id], set: row });
    const change = { action: 'contract.set', subjectType: 'contract', subjectId: `${platformId}/${id}` } as const;
    const before = known.find((each) => each.id === id) ?? null;
    await recordChange(transaction, operator, { ...change, before, after: { ...contract, reason } }, nowMs);
    return contract;
  });
}
