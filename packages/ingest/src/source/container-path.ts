/** A reference inside a container: a file's path, and an id in it. */
export interface ContainerReference {
  path: string;
  fragment: string | null;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a path leads out of the container. */
export function leavesContainer(path: string): boolean {
  let depth = 0;
  for (const part of decodePercent(path).replaceAll('\\', '/').split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/**
 * Resolves a reference from one file of a container to another. A path above the root stops at the root, as the EPUB
 * specification requires.
 *
 * @returns null for an empty reference, and for an address with a scheme or a host
 */
export function resolveReference(fromPath: string, reference: string): ContainerReference | null {
  const trimmed = reference.trim();
  if (trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || trimmed.startsWith('//')) return null;
  const hash = trimmed.indexOf('#');
  const written = (hash === -1 ? trimmed : trimmed.slice(0, hash)).replace(/\?.*$/s, '');
  const fragment = hash === -1 ? null : decodePercent(trimmed.slice(hash + 1)) || null;
  if (written === '') return { path: fromPath, fragment };
  const target = decodePercent(written).replaceAll('\\', '/');
  const parts = target.startsWith('/') ? [] : fromPath.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.length === 0 ? null : { path: parts.join('/'), fragment };
}
