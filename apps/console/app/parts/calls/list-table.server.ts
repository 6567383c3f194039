import type { OperatorCall } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { answerFile } from './answer-file.server.ts';
import { filtersOf } from './filters.server.ts';

/** The loader of a list as a file: the api writes all rows that the filters of its address leave. */
export function listTable(call: OperatorCall, filters: readonly string[]) {
  return ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
    const { query } = filtersOf(request, ['platform', ...filters]);
    return answerFile(consoleOf(context), { call, query });
  };
}
