/** The last part of a path as a name that is safe to write; null where nothing is left. */
export function safeName(name: string): string | null {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/\p{Cc}/gu, '').trim();
  return clean === '' || clean === '.' || clean === '..' || Buffer.byteLength(clean) > 255 ? null : clean;
}
