import { LOCALES, type Locale } from '@longstrip/core';
import { getPlatform } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import {
  composeAccountClosed,
  composeAddressChanged,
  composeDigest,
  composeMail,
  composeText,
  MAIL_KINDS,
  type MailContent,
  type MailKind,
} from './compose-mail.ts';

const HOUR_MS = 3_600_000;
const platform = getPlatform('bom-us');
const LINK = 'https://us.example/mail/resetPassword?token=a&b=%22';

const contentOf = (kind: MailKind, locale: Locale): MailContent => ({
  ...{ platform, locale, validMs: HOUR_MS },
  ...(kind === 'RESET_LINK' ? { link: LINK } : { code: '042917' }),
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(MAIL_KINDS)('the mail %s says everything in both forms', async (kind) => {
    const { subject, html, text } = await composeMail(kind, contentOf(kind, locale));
    const shown = kind === 'RESET_LINK' ? LINK : '042917';
    const lines = text.trimEnd().split('\n\n');
    expect(lines[0]).toBe('Bom');
    expect(lines[2]).toBe(shown);
    expect(text).toMatch(/\b(1|60)\b|ساعة/);
    // Every text key is looked up, and every placeholder is filled.
    for (const whole of [subject, html, text]) expect(whole).not.toMatch(/\{\{|mail\.[a-z]+[A-Z]/);
    for (const line of lines.filter((each) => each !== shown)) expect(html).toContain(line.replaceAll("'", '&#39;'));
    expect(html).toContain(kind === 'RESET_LINK' ? LINK.replaceAll('&', '&amp;') : '>042917</span>');
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(subject.length).toBeLessThanOrEqual(60);
  });

  test('no two mails look alike', async () => {
    const mails = await Promise.all(MAIL_KINDS.map((kind) => composeMail(kind, contentOf(kind, locale))));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(MAIL_KINDS.length);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(MAIL_KINDS.length);
  });

  test('the former address is notified of the change, and what to do', async () => {
    const help = 'https://us.example/faq';
    const { subject, html, text } = await composeAddressChanged({ platform, locale, help });
    for (const whole of [subject, html, text]) expect(whole).not.toMatch(/\{\{|mail\.[a-z]+[A-Z]/);
    expect(text).toContain(`\n\n${help}\n\n`);
    expect(html).toContain(`href="${help}"`);
    for (const whole of [subject, text]) expect(whole).toContain('Bom');
    expect(subject.length).toBeLessThanOrEqual(60);
  });

  test('a reader whose account was closed reads when it is erased, and what to do', async () => {
    const help = 'https://us.example/faq';
    const { subject, html, text } = await composeAccountClosed({ platform, locale, help, day: 'May 9, 2031' });
    for (const whole of [subject, html, text]) expect(whole).not.toMatch(/\{\{|mail\.[a-z]+[A-Z]/);
    for (const whole of [html, text]) expect(whole).toContain('May 9, 2031');
    expect(html).toContain(`href="${help}"`);
    expect(subject.length).toBeLessThanOrEqual(60);
  });

  test('a digest has its lines, how many more there are, and the link to end it', async () => {
    const [link, unsubscribe] = [
      'https://us.example/alarm',
      'https://us.example/mail/unsubscribe?userId=a&signature=b',
    ];
    const lines = ['<One>', 'Two'];
    const { subject, html, text } = await composeDigest({ platform, locale, lines, moreCount: 3, link, unsubscribe });
    for (const whole of [subject, html, text]) expect(whole).not.toMatch(/\{\{|mail\.[a-z]+[A-Z]/);
    expect(text).toMatch(/- <One>\n- Two\n- [^\n]*3/);
    expect(html).toContain('&lt;One&gt;');
    expect(text).toContain(unsubscribe);
    expect(html).toContain(`href="${unsubscribe.replace('&', '&amp;')}"`);
    expect(html).toContain(`href="${link}"`);
    expect(subject.length).toBeLessThanOrEqual(60);
    const none = await composeDigest({ platform, locale, lines, moreCount: 0, link, unsubscribe });
    expect(none.text).toMatch(/- <One>\n- Two\n\n/);
  });

  test('the text message names the site and the code', async () => {
    const text = await composeText('PHONE_CODE', { platform, locale, code: '042917', validMs: 600_000 });
    expect(text).toContain('Bom');
    expect(text).toContain('042917');
    expect(text).toContain('10');
    expect(text).not.toContain('{{');
    // One or two parts of a message, in any script.
    expect(text.length).toBeLessThanOrEqual(134);
  });
});

describe('a mail', () => {
  test('has the site’s colour, its digits from left to right, and nothing from elsewhere', async () => {
    const { html } = await composeMail('SIGN_UP_CODE', contentOf('SIGN_UP_CODE', 'ar'));
    expect(html).toContain(`background:${platform.theme.light.primary};color:${platform.theme.light.onPrimary}`);
    expect(html).toMatch(/<span dir="ltr" style="[^"]*direction:ltr[^"]*font-size:36px[^"]*">042917</);
    expect(html).not.toMatch(/<(script|style|link|img|iframe|form)\b|url\(|https?:/);
  });

  test('escapes what is put into it', async () => {
    const link = 'https://us.example/?a="><script>alert(1)</script>';
    const { html } = await composeMail('RESET_LINK', { platform, locale: 'en-US', validMs: HOUR_MS, link });
    expect(html).not.toContain('<script>');
    expect(html).toContain('?a=&quot;&gt;&lt;script&gt;');
  });

  test('tells how long the code holds, in hours or minutes', async () => {
    const textFor = async (validMs: number) =>
      (await composeMail('CONFIRM_CODE', { platform, locale: 'en-US', code: '1', validMs })).text;
    expect(await textFor(HOUR_MS)).toContain('valid for 1 hour.');
    expect(await textFor(10 * 60_000)).toContain('valid for 10 minutes.');
  });
});
