import { ACCOUNT_CALLS } from '@longstrip/api-contract';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { mailChangeCode, mailConfirmation, mailResetLink } from '../codes/mail-codes.service.ts';
import { sendPhoneCode, verifyPhoneCode } from '../codes/phone-codes.service.ts';
import type { PeopleParts } from '../services.ts';
import { changePassword, resetPassword } from './password.service.ts';

/** Endpoints for readers who lost a password or an id, and of the address and password of a reader (D22). */
export function recoveryEndpoints(parts: PeopleParts): Endpoint[] {
  return [...passwordEndpoints(parts), ...addressEndpoints(parts), ...phoneEndpoints(parts)];
}

function passwordEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(ACCOUNT_CALLS.mailResetLink, ({ body }, call) => mailResetLink(parts, body, call)),
    serve(ACCOUNT_CALLS.resetPassword, ({ body }, call) => resetPassword(parts, body, call)),
    serve(ACCOUNT_CALLS.changePassword, ({ body }, call) => changePassword(parts, body, call)),
    serve(ACCOUNT_CALLS.putPassword, ({ body }, call) => changePassword(parts, body, call)),
  ];
}

function addressEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(ACCOUNT_CALLS.mailAddressChange, ({ body }, call) => mailChangeCode(parts, body, call)),
    serve(ACCOUNT_CALLS.mailAddressConfirmation, ({ body }, call) => mailConfirmation(parts, body, call)),
  ];
}

function phoneEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(ACCOUNT_CALLS.sendPhoneCode, ({ body }, call) => sendPhoneCode(parts, body, call)),
    serve(ACCOUNT_CALLS.verifyPhoneCode, ({ body }, call) => verifyPhoneCode(parts, body, call)),
  ];
}
