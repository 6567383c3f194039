import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { listTable } from '../../parts/calls/list-table.server.ts';

export const loader = listTable(OPERATOR_CALLS.adminBannerTable, ['state', 'place', 'text']);
