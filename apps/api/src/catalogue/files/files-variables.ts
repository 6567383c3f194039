import * as v from 'valibot';
import { type FilesSettings, parseS3Address } from './files-address.ts';

/** The variables of the files, for the schema of the environment. */
export const FILES_ENTRIES = {
  FILES_URL: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((text) => parseS3Address(text) !== null, 'must be an address like s3://bucket/prefix?region=eu-west-1'),
      ),
    ),
    null,
  ),
  FILES_ACCESS_KEY: v.optional(v.nullable(v.string()), null),
  FILES_SECRET_KEY: v.optional(v.nullable(v.string()), null),
};

/** Where the files are; null: in the data directory. */
export function filesOf(output: v.InferOutput<v.ObjectSchema<typeof FILES_ENTRIES, undefined>>): FilesSettings | null {
  const { FILES_URL: url, FILES_ACCESS_KEY: accessKey, FILES_SECRET_KEY: secretKey } = output;
  return url === null ? null : { url, accessKey, secretKey };
}
