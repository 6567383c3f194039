import * as v from 'valibot';
import { CountSchema } from '../http/wire-values.ts';

/** What a reader has to spend (`GET asset/user`, `GET coin/user`). Tickets are named by older clients; there are none. */
export const WalletBalanceSchema = v.object({
  coinBalance: v.object({ coin: CountSchema, bonusCoin: CountSchema, freeCoin: CountSchema }),
  ticketBalance: v.object({ ticket: CountSchema, bonusTicket: CountSchema, freeTicket: CountSchema }),
});
export type WalletBalance = v.InferOutput<typeof WalletBalanceSchema>;
