/** A reference inside a container: the path of a file, and the id in it. */
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

/** Whether a path as written climbs out of the container. */
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
 * Resolves a reference in one file of a container to another. A path that climbs above the root is held at the root,
 * as the EPUB specification asks; an address with a scheme or a host is not in the container.
 *
 * @returns null for what leads outside or is empty
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
