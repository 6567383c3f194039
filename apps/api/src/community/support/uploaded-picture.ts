import { createHash } from 'node:crypto';

/** A picture as it was sent, in its own coding and not looked into yet. */
export class UploadedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  /** What a request is remembered by (D40): the content, and not every byte as a number. */
  toJSON(): string {
    return createHash('sha256').update(this.bytes).digest('hex');
  }
}
