import { expect } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

/** The newest mail to an address that has a text of this form, once it is there. */
export async function mailedTo(address: string, form: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await fetch(addressOf('sandbox', `/mail.json?to=${encodeURIComponent(address)}`));
    const mails: { text: string }[] = await answer.json();
    found = mails.map(({ text }) => form.exec(text)?.[0]).find((text) => text !== undefined);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? '';
}
