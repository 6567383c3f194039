/** What the headers depend on. */
export interface SecurityHeaderFacts {
  /** Sources of inline scripts: a nonce, or hashes. */
  inlineScripts: readonly string[];
  publicOrigin: string;
  /** Other origins to which forms of the page may lead. */
  formOrigins?: readonly string[];
  /**
   * The page may be a step in a window that visits another service. The browser keeps such a window connected with the page
   * that opened it, and lets it close itself, only if none of its steps asks for more isolation than that service.
   */
  isVisitElsewhere?: boolean;
  /** In development Vite injects its own scripts and styles and opens a socket. */
  isDevelopment: boolean;
}

/**
 * The content security policy of a page. Scripts run only if they are from our own origin or are listed. Style attributes
 * are allowed, since placeholder colours and aspect ratios of artwork are data; style elements are not. Pictures may come
 * from the public origin, which differs from `'self'` when the site is opened under another name.
 */
export function contentSecurityPolicy({
  inlineScripts,
  publicOrigin,
  formOrigins = [],
  isDevelopment,
}: SecurityHeaderFacts): string {
  const script = isDevelopment
    ? "script-src 'self' 'unsafe-inline'"
    : ['script-src', "'self'", ...inlineScripts].join(' ');
  const style = isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'; style-src-attr 'unsafe-inline'";
  return [
    "default-src 'self'",
    script,
    style,
    `img-src 'self' ${publicOrigin} data: blob:`,
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...formOrigins].join(' '),
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Sets the security headers of every answer of a site; the policies for referrers and sources only if the answer has none
 * yet.
 */
export function setSecurityHeaders(headers: Headers, facts: SecurityHeaderFacts): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Cross-Origin-Opener-Policy', facts.isVisitElsewhere ? 'unsafe-none' : 'same-origin-allow-popups');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
  if (facts.publicOrigin.startsWith('https:')) {
    headers.set('Strict-Transport-Security', 'max-age=31536000');
  }
  if (!headers.has('Content-Security-Policy') && isHtml(headers)) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(facts));
  }
}

function isHtml(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
