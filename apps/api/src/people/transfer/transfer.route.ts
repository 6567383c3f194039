import { TRANSFER_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { PeopleParts } from '../services.ts';
import {
  chooseTransferTarget,
  confirmTransfer,
  makeTransferCode,
  showTransfer,
  signInByTransfer,
} from './transfer.service.ts';

/** Endpoints of moving an account to another platform (D34). */
export function transferEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(TRANSFER_CALLS.transfer, (_input, call) => showTransfer(parts, call)),
    serve(TRANSFER_CALLS.chooseTransferTarget, async ({ body }, { caller, ...call }) =>
      caller.kind === 'user'
        ? chooseTransferTarget(parts, body, { ...call, caller })
        : { ok: false, code: 'NOT_LOGIN_USER' },
    ),
    serveCommand(parts, TRANSFER_CALLS.confirmTransfer, {
      decide: (transaction, { body }, call) => confirmTransfer(transaction, parts, body, call),
    }),
    serve(TRANSFER_CALLS.transferCode, (_input, call) => makeTransferCode(parts, call)),
    serve(TRANSFER_CALLS.signInByTransfer, ({ body }, call) => signInByTransfer(parts, body, call)),
  ];
}
