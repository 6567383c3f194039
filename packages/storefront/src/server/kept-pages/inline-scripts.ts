import { createHash } from 'node:crypto';

/** A script without an address. React writes no `</script` inside one. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Types that a browser does not run. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/;

/**
 * The sources of a content security policy that let a page's inline scripts run: a hash of each. Its bytes are then the
 * same for everybody, which a nonce would not allow.
 */
export function inlineScriptSources(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) => !DATA_TYPE.test(attributes));
  const hashes = scripts.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
