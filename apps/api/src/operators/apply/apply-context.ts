import type { Database, JobQueue, Transaction } from '@longstrip/database';
import type { Operator } from '../../shared/operator.ts';

export interface ApplyParts {
  database: Database;
  jobs: JobQueue;
  operator: Operator;
  nowMs: number;
}

/** One applied entry, and whether it changed anything. */
export interface Applied {
  subject: string;
  hasChanged: boolean;
}

/** What every entry of a document is applied with. */
export interface ApplyContext extends Omit<ApplyParts, 'database'> {
  tx: Transaction;
  /** Action name in the audit log for changes of series: `series.set`, `series.hide`… */
  action: string;
}
