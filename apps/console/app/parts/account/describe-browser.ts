const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['macOS', /\bMac OS X\b/],
  ['Windows', /\bWindows\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Browser and system of a `User-Agent`, as a person calls them; null: neither is known. */
export function describeBrowser(userAgent: string | null): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap((list) => {
    const found = list.find(([, pattern]) => pattern.test(userAgent ?? ''));
    return found === undefined ? [] : [found[0]];
  });
  return known.length === 0 ? null : known.join(', ');
}
