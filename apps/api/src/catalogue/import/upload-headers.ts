import { FOLDERS_AROUND } from '@longstrip/ingest';
import * as v from 'valibot';
import { FileNameSchema } from '../../shared/operator-values.ts';
import { type ImportOptions, ImportOptionsSchema } from '../publish/import-options.ts';
import type { UploadFacts } from './upload.ts';

/** The names of the headers beside an upload; their values are percent-encoded, since names are in any script. */
export const UPLOAD_HEADERS = {
  name: 'x-longstrip-name',
  kind: 'x-longstrip-kind',
  folders: 'x-longstrip-folders',
  options: 'x-longstrip-options',
} as const;

/** Stands for a folder whose name cannot be written; no title is read from it. */
const NAMELESS_FOLDER = '-';
const FoldersSchema = v.pipe(v.array(v.string()), v.maxLength(FOLDERS_AROUND));

function fileName(text: string): string | null {
  const read = v.safeParse(FileNameSchema, text);
  return read.success ? read.output : null;
}

/** What is told beside an upload; null where that is malformed. */
export function readUploadHeaders(headers: Headers): { facts: UploadFacts; options: ImportOptions } | null {
  try {
    const read = (name: keyof typeof UPLOAD_HEADERS) => decodeURIComponent(headers.get(UPLOAD_HEADERS[name]) ?? '');
    const name = fileName(read('name'));
    const kind = read('kind');
    const around = v.safeParse(FoldersSchema, JSON.parse(read('folders') || '[]'));
    const stated: unknown = JSON.parse(read('options'));
    const parsed = v.safeParse(ImportOptionsSchema, stated);
    if (name === null || !parsed.success || !around.success || (kind !== 'file' && kind !== 'folder')) return null;
    const folders = Array.from(
      { length: FOLDERS_AROUND },
      (_, index) => fileName(around.output[index] ?? '') ?? NAMELESS_FOLDER,
    );
    return { facts: { name, kind, folders }, options: parsed.output };
  } catch {
    return null;
  }
}
