const KEY = 'longstrip-device';

/**
 * The paths of the pages that this browser can show without a connection, as far as local storage tells. Pages ask it before they
 * load anything of the device.
 */
export function savedPaths(): string[] {
  try {
    const paths: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the page at a path, as it stands in an address, is one of them. */
export function isSavedPath(pathname: string): boolean {
  try {
    return savedPaths().includes(decodeURI(pathname));
  } catch {
    return false;
  }
}

/** Notes them. Where storage is blocked nothing is noted, and links lead nowhere without a connection, as before. */
export function noteSavedPaths(paths: readonly string[]): void {
  try {
    if (paths.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(paths));
  } catch {
    // The device page still lists them.
  }
}
