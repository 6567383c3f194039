declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** A server of the S3 protocol that stores its buckets in a folder. Its keys are `S3RVER` and `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      allowMismatchedSignatures?: boolean;
      configureBuckets: readonly { name: string }[];
    });
    readonly store: { existsObject(bucket: string, key: string): Promise<boolean> };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
