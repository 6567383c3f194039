import { close, open as openDescriptor, read } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

const END_SIGNATURE = 0x06054b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
/** The end of the archive is searched for in this last part of the file: 64 KiB for its comment, 1 MiB for other bytes. */
const SEARCHED_BYTES = 2 ** 16 + 2 ** 20;
const ZIP64_MARK = 0xffffffff;

/** Where an archive ends in a longer file, and how many bytes follow. */
export interface ZipEnd {
  endsAt: number;
  trailingBytes: number;
}

/** Finds the end of an archive that other bytes follow, such as the padding of a download. Null without one. */
export async function findZipEnd(path: string): Promise<ZipEnd | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const startsAt = Math.max(0, size - SEARCHED_BYTES);
    const tail = Buffer.alloc(size - startsAt);
    const { bytesRead } = await file.read(tail, 0, tail.length, startsAt);
    for (let at = bytesRead - END_BYTES; at >= 0; at -= 1) {
      if (tail[at] !== 0x50 || tail.readUInt32LE(at) !== END_SIGNATURE) continue;
      const end = at + END_BYTES + tail.readUInt16LE(at + 20);
      if (end <= bytesRead && (await hasDirectory(file, tail.subarray(at, at + END_BYTES), startsAt + at))) {
        return { endsAt: startsAt + end, trailingBytes: bytesRead - end };
      }
    }
    return null;
  } finally {
    await file.close();
  }
}

/** Whether the directory is where the end of the archive says that it is. */
async function hasDirectory(file: FileHandle, end: Buffer, endAt: number): Promise<boolean> {
  const entries = end.readUInt16LE(10);
  const sizeBytes = end.readUInt32LE(12);
  const startsAt = end.readUInt32LE(16);
  // A ZIP64 archive states elsewhere where its directory is; that is checked when it is opened.
  if (sizeBytes === ZIP64_MARK || startsAt === ZIP64_MARK) return true;
  if (startsAt + sizeBytes > endAt) return false;
  if (entries === 0) return true;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, startsAt);
  return bytesRead === 4 && buffer.readUInt32LE(0) === DIRECTORY_SIGNATURE;
}

/** Lets yauzl read a file up to a size that we give, not up to the size of the file. */
export class FilePart extends RandomAccessReader {
  readonly #descriptor: number;

  private constructor(descriptor: number) {
    super();
    this.#descriptor = descriptor;
  }

  static async open(path: string): Promise<FilePart> {
    return new FilePart(await promisify(openDescriptor)(path, 'r'));
  }

  /** Not `createReadStream`, which would close the file at the end of the range. */
  override _readStreamForRange(start: number, end: number): Readable {
    const descriptor = this.#descriptor;
    let at = start;
    return new Readable({
      read(sizeBytes) {
        const wanted = Math.min(sizeBytes, end - at);
        if (wanted <= 0) {
          this.push(null);
          return;
        }
        read(descriptor, Buffer.alloc(wanted), 0, wanted, at, (error, bytesRead, buffer) => {
          if (error !== null) {
            this.destroy(error);
            return;
          }
          at += bytesRead;
          this.push(bytesRead === 0 ? null : buffer.subarray(0, bytesRead));
        });
      },
    });
  }

  override close(callback: (error: Error | null) => void): void {
    close(this.#descriptor, callback);
  }
}
