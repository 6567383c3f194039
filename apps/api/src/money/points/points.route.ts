import { POINT_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../services.ts';
import { exchange, readPoints } from './points.ts';

/** Points: their history, and their exchange for bonus coins (D14). */
export function pointEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serve(POINT_CALLS.mileage, async ({ query }, call) => grant(await readPoints(parts, query, call))),
    serveCommand(parts, POINT_CALLS.exchangeMileage, {
      decide: (transaction, { body }, call) => exchange(transaction, body.mileage, call, body.requestId),
    }),
  ];
}
