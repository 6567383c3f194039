import {
  ChangePasswordSchema,
  DoneSchema,
  MailAuthSchema,
  MailCertificationSchema,
  MailRequestSchema,
  PhoneCodeRequestSchema,
  PhoneVerifiedSchema,
  ResetPasswordSchema,
  SentSchema,
  VerifyPhoneSchema,
} from '@longstrip/api-contract';
import { definePublicEndpoint, defineReaderEndpoint, type Endpoint, NO_INPUT } from '../../http/endpoint.ts';
import { mailChangeCode, mailConfirmation, mailResetLink } from '../codes/mail-codes.service.ts';
import { sendPhoneCode, verifyPhoneCode } from '../codes/phone-codes.service.ts';
import type { PeopleParts } from '../parts.ts';
import { changePassword, resetPassword } from './password.service.ts';

/** Endpoints for whoever lost a password or an id, and of the address and password of a reader (D22). */
export function recoveryEndpoints(parts: PeopleParts): Endpoint[] {
  return [...passwordEndpoints(parts), ...addressEndpoints(parts), ...phoneEndpoints(parts)];
}

function passwordEndpoints(parts: PeopleParts): Endpoint[] {
  const change = {
    path: '/auth/local/change/password',
    summary: 'Changes the password; the other sessions end',
    params: NO_INPUT,
    query: NO_INPUT,
    body: ChangePasswordSchema,
    data: DoneSchema,
    block: 'passwordChange' as const,
    refusals: [
      ...(['INCORRECT_PASSWORD', 'EQUAL_PASSWORD', 'INVALID_PW_REGEX'] as const),
      ...(['EXCEED_AUTH_COUNT', 'NOT_LOCAL_LOGIN_USER'] as const),
    ],
  };
  return [
    definePublicEndpoint({
      operationId: 'mailResetPassword',
      method: 'POST',
      path: '/mail/reset/password',
      summary: 'Mails a link for a new password; the same answer for every address',
      params: NO_INPUT,
      query: NO_INPUT,
      body: MailRequestSchema,
      data: SentSchema,
      refusals: ['INVALID_EMAIL', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'],
      block: 'mail',
      handle: ({ body }, call) => mailResetLink(parts, body, call),
    }),
    definePublicEndpoint({
      operationId: 'authResetPassword',
      method: 'POST',
      path: '/auth/local/reset/password',
      summary: 'Sets a new password with what the mailed link says; all sessions end',
      params: NO_INPUT,
      query: NO_INPUT,
      body: ResetPasswordSchema,
      data: DoneSchema,
      refusals: [
        ...(['TIMEOUT', 'ALREADY_EXECUTION_EXCEPTION', 'NOT_LOCAL_LOGIN_USER', 'EQUAL_PASSWORD'] as const),
        ...(['INVALID_PW_REGEX', 'NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'] as const),
      ],
      block: 'passwordReset',
      handle: ({ body }, call) => resetPassword(parts, body, call),
    }),
    defineReaderEndpoint({
      ...change,
      operationId: 'authChangePassword',
      method: 'POST',
      handle: ({ body }, call) => changePassword(parts, body, call),
    }),
    defineReaderEndpoint({
      ...change,
      operationId: 'authPutPassword',
      method: 'PUT',
      handle: ({ body }, call) => changePassword(parts, body, call),
    }),
  ];
}

function addressEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'mailCertification',
      method: 'POST',
      path: '/mail/certification',
      summary: "Mails a code to the reader's new address",
      params: NO_INPUT,
      query: NO_INPUT,
      body: MailCertificationSchema,
      data: SentSchema,
      refusals: ['INVALID_EMAIL', 'EMPTY_EMAIL', 'MALFORMED_REQUEST', 'TOO_MANY_REQUESTS'],
      block: 'mail',
      handle: ({ body }, call) => mailChangeCode(parts, body, call),
    }),
    defineReaderEndpoint({
      operationId: 'userMailAuth',
      method: 'POST',
      path: '/user/mail/auth',
      summary: "Mails a code to confirm the reader's address",
      params: NO_INPUT,
      query: NO_INPUT,
      body: MailAuthSchema,
      data: SentSchema,
      refusals: ['NOT_FOUND_USER', 'EMPTY_EMAIL', 'TOO_MANY_REQUESTS'],
      block: 'mail',
      handle: ({ body }, call) => mailConfirmation(parts, body, call),
    }),
  ];
}

function phoneEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    definePublicEndpoint({
      operationId: 'authPhoneCode',
      method: 'POST',
      path: '/auth/phone/code',
      summary: 'Sends a code as a text message; the same answer for every number',
      params: NO_INPUT,
      query: NO_INPUT,
      body: PhoneCodeRequestSchema,
      data: SentSchema,
      refusals: [
        ...(['ALREADY_SEND_SMS', 'FREQUENT_REQUEST', 'INVALID_PARAMETER'] as const),
        ...(['NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'] as const),
      ],
      block: 'passwordFind',
      handle: ({ body }, call) => sendPhoneCode(parts, body, call),
    }),
    definePublicEndpoint({
      operationId: 'authPhoneVerify',
      method: 'POST',
      path: '/auth/phone/verify',
      summary: 'Confirms a number: for signing up, for its masked ids, or for a new password',
      params: NO_INPUT,
      query: NO_INPUT,
      body: VerifyPhoneSchema,
      data: PhoneVerifiedSchema,
      refusals: [
        ...(['NOT_FOUND_SMS_USER', 'ALREADY_USE_SMS', 'TIMEOUT', 'EXCEED_AUTH_COUNT', 'NOT_FOUND_USER'] as const),
        ...(['ALREADY_USED_EMAIL', 'DELETED_USER', 'INVALID_PARAMETER'] as const),
        ...(['NO_SUCH_ROUTE', 'TOO_MANY_REQUESTS'] as const),
      ],
      block: 'passwordFind',
      handle: ({ body }, call) => verifyPhoneCode(parts, body, call),
    }),
  ];
}
