/** Whether a text of a document, or a name in it, holds a NUL: well-formed JSON, and nothing that a database keeps. */
export function holdsNul(document: unknown): boolean {
  const left: unknown[] = [document];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) left.push(name, inner);
    }
  }
  return false;
}
