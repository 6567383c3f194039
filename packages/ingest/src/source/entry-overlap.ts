import type { Entry, ZipFile } from 'yauzl';
import { RefusedInput } from '../refused-input.ts';
import { printable } from '../text/clean-text.ts';

/** The bytes of an entry in the archive: from its local header to the end of its packed data. */
interface EntryRange {
  path: string;
  startsAt: number;
  endsAt: number;
}

async function rangeOf(zip: ZipFile, path: string, entry: Entry): Promise<EntryRange | null> {
  try {
    // The length of the local name and fields is only in the local header.
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    return { path, startsAt: entry.relativeOffsetOfLocalHeader, endsAt: fileDataStart + entry.compressedSize };
  } catch {
    // This entry is refused when it is read.
    return null;
  }
}

/**
 * Refuses an archive in which two entries share bytes: a bomb, in which thousands of entries unpack the same data.
 *
 * @param entries all entries of the directory
 * @throws RefusedInput OVERLAPPING_ENTRIES
 */
export async function refuseOverlappingEntries(
  zip: ZipFile,
  entries: readonly { path: string; raw: Entry }[],
): Promise<void> {
  const ranges: EntryRange[] = [];
  for (const { path, raw } of entries) {
    const range = await rangeOf(zip, path, raw);
    if (range !== null) ranges.push(range);
  }
  ranges.sort((left, right) => left.startsAt - right.startsAt);
  for (const [index, range] of ranges.entries()) {
    const previous = ranges[index - 1];
    if (previous === undefined || range.startsAt >= previous.endsAt) continue;
    const reason = `it shares bytes of the archive with "${printable(previous.path)}"`;
    throw new RefusedInput('OVERLAPPING_ENTRIES', range.path, reason);
  }
}
