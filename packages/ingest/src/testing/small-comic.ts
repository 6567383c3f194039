import { drawPage, writeComicInfo, writeZip } from '@longstrip/test-kit/files';
import type { IngestOptions } from '../ingest-refusal.ts';
import { type Ingested, ingestPath, writeFolder } from './ingest-bytes.ts';

export const SMALL_PAGE = await drawPage(0, { widthPx: 120, heightPx: 170 }).jpeg().toBuffer();

/** A comic of one page, with optional metadata. */
export function smallComic(info?: Parameters<typeof writeComicInfo>[0]): Buffer {
  return writeZip([
    { name: '1.jpg', data: SMALL_PAGE },
    ...(info === undefined ? [] : [{ name: 'ComicInfo.xml', data: writeComicInfo(info) }]),
  ]);
}

/** Writes files by path, and ingests one of the paths. */
export async function ingestFiles(
  path: string,
  files: Record<string, Buffer | string>,
  options: IngestOptions = {},
): Promise<Ingested> {
  return ingestPath(`${await writeFolder(files)}/${path}`, options);
}

/** Key, language and episode numbers of each publication; or the code of the refusal. */
export const summaryOf = ({ result }: Ingested) =>
  result.ok
    ? [result.publication, ...result.otherPublications].map(({ seriesKey, language, episodes }) => [
        seriesKey,
        language,
        ...episodes.map(({ number }) => number),
      ])
    : result.refusal.code;
