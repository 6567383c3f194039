import { createHash } from 'node:crypto';

/** A script without an address. React writes no `</script` inside one. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The sources of a content security policy that let a page's own inline scripts run: a hash of each. Its bytes are then the
 * same for everybody, which a nonce would not allow.
 * @param nonce what the page's own scripts were drawn with. Any other is not named: its text came from elsewhere
 */
export function inlineScriptSources(html: string, nonce: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) =>
    attributes.includes(attributeOf(nonce)),
  );
  const hashes = scripts.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The same page without the nonce. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(attributeOf(nonce), '');
}

function attributeOf(nonce: string): string {
  return ` nonce="${nonce}"`;
}
