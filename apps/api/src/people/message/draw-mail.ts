import type { BrandColours, Locale, TextDirection } from '@longstrip/core';

/** What a mail shows, from top to bottom. */
interface MailDrawing {
  locale: Locale;
  direction: TextDirection;
  brand: string;
  colours: Pick<BrandColours, 'primary' | 'onPrimary'>;
  subject: string;
  lead: string;
  /** What it is about, one below the other. */
  lines?: readonly string[];
  action: { kind: 'code'; code: string } | { kind: 'link'; link: string; label: string; otherwise: string };
  /** Says how long the code or the link is valid; null: without a limit. */
  valid: string | null;
  notes: readonly string[];
  footer: string;
  /** A quiet link below the footer. */
  footerLink?: { link: string; label: string };
}

/** Colours that only mails use. Mail programs know no themes, and many darken a light mail by themselves. */
const PAPER = '#ffffff';
const AROUND = '#f3f3f5';
const INK = '#1c1c21';
const QUIET_INK = '#5c5c66';
const FONTS =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans','Hiragino Sans','Microsoft JhengHei',Tahoma,Arial,sans-serif";

/**
 * The HTML of a mail. Mail programs only know old HTML: tables and inline styles. It has no style sheet and no picture (many
 * programs show none before the reader agrees).
 */
export function drawMail(mail: MailDrawing): string {
  const { locale, direction, brand, colours, subject, lead, lines = [], valid, notes, footer } = mail;
  const start = direction === 'rtl' ? 'right' : 'left';
  const cell = `padding:0 24px;text-align:${start};font-family:${FONTS};color:${INK}`;
  const rows = [
    row(`${cell};padding-top:24px;font-size:20px;line-height:28px;font-weight:700`, escaped(subject)),
    row(`${cell};padding-top:12px;font-size:16px;line-height:26px`, escaped(lead)),
    ...lines.map((line) => row(`${cell};padding-top:12px;font-size:16px;line-height:24px`, escaped(line))),
    ...drawAction(mail, cell),
    ...(valid === null ? [] : [row(`${cell};padding-top:16px;font-size:16px;line-height:26px`, escaped(valid))]),
    ...notes.map((note) =>
      row(`${cell};padding-top:12px;font-size:14px;line-height:22px;color:${QUIET_INK}`, escaped(note)),
    ),
    row(
      `${cell};padding-top:24px;padding-bottom:24px;font-size:12px;line-height:18px;color:${QUIET_INK}`,
      escaped(footer) + drawFooterLink(mail),
    ),
  ];
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:0;background:${AROUND}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(lead)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${AROUND}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;background:${PAPER};border-radius:8px">
<tr><td style="padding:16px 24px;text-align:${start};background:${colours.primary};color:${colours.onPrimary};border-radius:8px 8px 0 0;font-family:${FONTS};font-size:18px;line-height:24px;font-weight:700">${escaped(brand)}</td></tr>
${rows.join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * The code in large digits, from left to right in every language; or the button, with its address for mail programs without
 * buttons.
 */
function drawAction({ action, colours, direction }: MailDrawing, cell: string): string[] {
  if (action.kind === 'code') {
    const style = `display:inline-block;direction:ltr;unicode-bidi:isolate;font-family:Menlo,Consolas,'Courier New',monospace;font-size:36px;line-height:44px;font-weight:700;letter-spacing:6px;color:${INK}`;
    return [row(`${cell};padding-top:20px`, `<span dir="ltr" style="${style}">${escaped(action.code)}</span>`)];
  }
  const link = escaped(action.link);
  const button = `display:inline-block;padding:12px 24px;border-radius:6px;background:${colours.primary};color:${colours.onPrimary};font-family:${FONTS};font-size:16px;line-height:24px;font-weight:700;text-decoration:none`;
  const shown = `<br><a href="${link}" dir="ltr" style="color:${INK};word-break:break-all">${link}</a>`;
  return [
    row(
      `${cell};padding-top:20px`,
      `<a href="${link}" dir="${direction}" style="${button}">${escaped(action.label)}</a>`,
    ),
    row(
      `${cell};padding-top:16px;font-size:14px;line-height:22px;color:${QUIET_INK}`,
      escaped(action.otherwise) + shown,
    ),
  ];
}

function drawFooterLink({ footerLink }: MailDrawing): string {
  if (footerLink === undefined) return '';
  return `<br><a href="${escaped(footerLink.link)}" style="color:${QUIET_INK}">${escaped(footerLink.label)}</a>`;
}

function row(style: string, content: string): string {
  return `<tr><td style="${style}">${content}</td></tr>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
