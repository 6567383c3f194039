import { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './files-address.ts';

/** To connect to a server that does not answer. */
const CONNECT_MS = 2_000;

interface S3ClientOptions extends Omit<S3Address, 'bucket' | 'prefix'> {
  /** Null: what the environment, the profile or the machine's role says, as for AWS tools. */
  readonly accessKey: string | null;
  readonly secretKey: string | null;
}

/** A client of the server of a bucket. @param limits tries of one request, and how long one waits for an answer */
export function createS3Client(
  { region, isPathStyle, endpoint, profile, accessKey, secretKey }: S3ClientOptions,
  { attempts, answerMs }: { attempts: number; answerMs: number },
): S3Client {
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(profile === null ? {} : { profile }),
    ...(accessKey === null || secretKey === null
      ? {}
      : { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    // Checksums in trailers are not known to every server; what we sign has the hash of the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
  });
}
