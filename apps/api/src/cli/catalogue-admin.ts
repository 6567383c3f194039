import type { SERIES_ACTIONS } from '../features/admin/admin.route.ts';
import type { ApplyResult } from '../features/admin/apply.service.ts';
import type { ListedSeries } from '../features/admin/catalogue.service.ts';
import type { ImportOutcome } from '../features/admin/import-file.ts';
import type { ImportOptions } from '../features/admin/import-options.ts';
import type { AuditEntry, AuditQuery } from '../features/admin/read-audit.ts';
import type { AdminRefusal } from '../features/admin/refused-change.ts';
import type { SeriesDescription } from '../features/admin/series-description.ts';

export type SeriesAction = (typeof SERIES_ACTIONS)[number];

/**
 * What the commands do, whoever does it: the running api (`remote-admin.ts`), or this process with the database opened
 * by itself (`local-admin.ts`). Both end in the same services.
 */
export interface CatalogueAdmin {
  importFile(path: string, options: ImportOptions): Promise<ImportOutcome>;
  list(): Promise<ListedSeries[]>;
  show(reference: string): Promise<{ ok: true; series: SeriesDescription } | { ok: false; refusal: AdminRefusal }>;
  /** `document` is what a file holds, unchecked. */
  apply(document: unknown, action: SeriesAction): Promise<ApplyResult>;
  /** Throws `CommandRefused` where the query is malformed. */
  audit(query: AuditQuery): Promise<AuditEntry[]>;
  /** How many series were removed. */
  removeDemo(): Promise<number>;
  close(): Promise<void>;
}

/** A sentence for the person at the terminal, and nothing else: no stack, exit code 2. */
export class CommandRefused extends Error {}
