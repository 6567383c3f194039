import { ACCOUNT_ROWS } from './account-rows.ts';
import type { FormRow } from './form-row.ts';
import { READER_ROWS } from './reader-rows.ts';
import { STORE_ROWS } from './store-rows.ts';

/** Every form of the sites that people post. */
export const FORM_ROWS: readonly FormRow[] = [...ACCOUNT_ROWS, ...READER_ROWS, ...STORE_ROWS];
