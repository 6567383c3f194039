import { randomUUID } from 'node:crypto';
import type { AlarmKind, AlarmParameters } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { addAlarm } from './alarm.repository.ts';

/** What a reader is to be told. */
export interface RaisedAlarm {
  readonly kind: AlarmKind;
  /** What it is about, such as the id of a ticket: it is told once, however often this runs. */
  readonly subjectId: string;
  /** For the places of its sentence; no more than that sentence says. */
  readonly parameters: AlarmParameters;
}

/**
 * Tells a reader something within the site, in the transaction of what it tells: both are there or neither. Its sentence is
 * `alarm.kind<KIND>` of the catalogue, read when it is shown, in the reader's language.
 * @returns false where the same subject was told before
 */
export function raiseAlarm(
  transaction: Transaction,
  reader: ReaderScope,
  alarm: RaisedAlarm,
  nowMs: number,
): Promise<boolean> {
  return addAlarm(transaction, reader, { id: randomUUID(), ...alarm, createdAtMs: nowMs });
}
