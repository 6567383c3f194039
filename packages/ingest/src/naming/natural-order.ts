/**
 * Natural order of names: digits compare as numbers (`page2` before `page10`); case and accents only break ties, and code
 * points decide last, so that the order is the same on every machine.
 */
const BY_NUMBER_AND_LETTER = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const BY_ACCENT_AND_CASE = new Intl.Collator('en', { numeric: true, sensitivity: 'variant', caseFirst: 'upper' });

function compareSegments(left: string, right: string): number {
  return (
    BY_NUMBER_AND_LETTER.compare(left, right) ||
    BY_ACCENT_AND_CASE.compare(left, right) ||
    (left < right ? -1 : left > right ? 1 : 0)
  );
}

/** Compares two paths folder by folder, so that a folder's files stay together. */
export function compareNaturally(left: string, right: string): number {
  const leftSegments = left.split('/');
  const rightSegments = right.split('/');
  const shared = Math.min(leftSegments.length, rightSegments.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compareSegments(leftSegments[index] ?? '', rightSegments[index] ?? '');
    if (order !== 0) return order;
  }
  return leftSegments.length - rightSegments.length;
}
