import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { listTable } from '../../parts/calls/list-table.server.ts';

const FILTERS = ['text', 'state', 'type', 'status', 'language', 'publisher', 'age', 'day', 'sort'] as const;

export const loader = listTable(OPERATOR_CALLS.adminCatalogueTable, FILTERS);
