import { LOCALES } from '@longstrip/core';
import { defineJob } from '@longstrip/database';
import { CODE_PURPOSES } from '@longstrip/database/schema';
import * as v from 'valibot';
import { PATIENTLY } from '../message/mail-retries.ts';

/** What is to be sent: the code itself is derived from its row when it is sent. */
const PayloadSchema = v.object({
  platformId: v.string(),
  codeId: v.string(),
  purpose: v.picklist(CODE_PURPOSES),
  locale: v.picklist(LOCALES),
  /** The address or the number. */
  to: v.string(),
});
export type SendCode = v.InferOutput<typeof PayloadSchema>;

/** A code is wanted now: what could not be sent for some minutes is asked for again. */
const QUICKLY = { retryLimit: 6, retryDelaySeconds: 5, expireInSeconds: 60 };

/** Mails a code or a link to somebody. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  parse: (data) => v.parse(PayloadSchema, data),
  ...QUICKLY,
});

/** Sends a code as a text message. */
export const sendTextJob = defineJob({ name: 'sms.send', parse: (data) => v.parse(PayloadSchema, data), ...QUICKLY });

const AddressSchema = v.object({
  platformId: v.string(),
  locale: v.picklist(LOCALES),
  /** The address that the account had before. */
  to: v.string(),
});

/** Tells the former address of an account that it has another one. */
export const tellFormerAddressJob = defineJob({
  name: 'mail.address-changed',
  parse: (data) => v.parse(AddressSchema, data),
  ...PATIENTLY,
});

export const ACCOUNT_JOBS = [sendMailJob, sendTextJob, tellFormerAddressJob];
