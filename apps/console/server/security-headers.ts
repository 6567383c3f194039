interface HeaderFacts {
  readonly nonce: string;
  readonly isSecure: boolean;
  /** Vite injects scripts and styles of its own, and opens a socket. */
  readonly isDevelopment: boolean;
}

/** Sets the headers of every answer of the console: nothing is framed, stored, or loaded from elsewhere (record 0138). */
export function setSecurityHeaders(headers: Headers, { nonce, isSecure, isDevelopment }: HeaderFacts): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  headers.set('X-Robots-Tag', 'noindex');
  if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('Content-Security-Policy', policy(nonce, isDevelopment));
}

function policy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    isDevelopment ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' 'nonce-${nonce}'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'; style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
