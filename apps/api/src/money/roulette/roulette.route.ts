import { ROULETTE_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { MoneyParts } from '../services.ts';
import { readRoulette, spin } from './roulette.ts';

/** The wheel of prizes (D20). */
export function rouletteEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serve(ROULETTE_CALLS.roulette, (_input, call) => readRoulette(parts, call)),
    serveCommand(parts, ROULETTE_CALLS.spinRoulette, {
      decide: (transaction, _input, call) => spin(transaction, parts.services, call),
    }),
  ];
}
