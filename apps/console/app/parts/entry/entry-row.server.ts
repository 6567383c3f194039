import type { OperatorCall } from '@longstrip/api-contract';
import { isPlatformId } from '@longstrip/platform-config';
import { data } from '@remix-run/react';
import type * as v from 'valibot';
import type { ConsoleContext } from '../../context.ts';
import { read } from '../calls/answers.server.ts';

/** A call that lists entries. */
type ListCall<Rows extends v.GenericSchema> = OperatorCall & { readonly data: Rows };
type RowOf<Rows extends v.GenericSchema> = v.InferOutput<Rows> extends { rows: readonly (infer Row)[] } ? Row : never;

/**
 * The row of one entry; null: the address names none, so that it is for a new one.
 * @throws Response the page about an entry that is not there
 */
export async function readEntryRow<Rows extends v.GenericSchema>(
  console: ConsoleContext,
  call: ListCall<Rows>,
  of: { readonly platform: string | undefined; readonly key: string | undefined },
  request: Request,
): Promise<{ platform: string; row: RowOf<Rows> | null }> {
  const { platform = '', key } = of;
  if (!isPlatformId(platform)) throw missing();
  if (key === undefined) return { platform, row: null };
  const found = await read(console, { call, answer: call.data, query: { platform, key } }, request);
  const [row] = (found as { rows: RowOf<Rows>[] }).rows;
  if (row === undefined) throw missing();
  return { platform, row };
}

const missing = () => data({ code: 'NOT_EXIST', sentence: 'there is nothing of that name.' }, { status: 404 });
