import { expect } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

/** The newest mail to an address that has a text of this form, once it is there. */
export function mailedTo(address: string, form: RegExp): Promise<string> {
  return sentTo(`/mail.json?to=${encodeURIComponent(address)}`, form);
}

/** The newest text message to a number that has a text of this form, once it is there. */
export function textedTo(number: string, form: RegExp): Promise<string> {
  return sentTo(`/sms.json?to=${encodeURIComponent(number)}`, form);
}

async function sentTo(path: string, form: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await fetch(addressOf('sandbox', path));
    const messages: { text: string }[] = await answer.json();
    found = messages.map(({ text }) => form.exec(text)?.[0]).find((text) => text !== undefined);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100] });
  return found ?? '';
}
