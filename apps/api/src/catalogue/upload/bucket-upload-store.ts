import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { DataStore, ERRORS, Upload } from '@tus/server';
import * as v from 'valibot';
import { type FilesSettings, parseS3Address } from '../files/files-address.ts';
import { createS3Client } from '../files/s3-client.ts';
import { removeFrom, type UploadStore } from './upload-store.ts';

const LIMITS = { attempts: 5, answerMs: 30_000 };
const FOLDER = 'uploads';
/** The object that has the length of a file; the others are its parts, named by where they begin. */
const FACTS = 'facts';
/** What is held of a part; the browser sends 8 MiB. */
const PART_MOST_BYTES = 32 * 1024 * 1024;
/** So many digits that names are in the order of their numbers. */
const OFFSET_DIGITS = 15;

const FactsSchema = v.object({ size: v.number(), creation_date: v.exactOptional(v.string()) });

/**
 * Uploads in the bucket of the files, so that any machine may take the next part and do the job. Each part is an object of known
 * length, held in memory until it is whole; of one that breaks off, what has come is stored.
 */
export function createBucketUploadStore(settings: FilesSettings): UploadStore {
  const { url, accessKey, secretKey } = settings;
  const address = parseS3Address(url);
  if (address === null) throw new Error('the address of the files must be like s3://bucket/prefix');
  const { bucket, prefix, ...server } = address;
  const tus = new BucketParts(createS3Client({ ...server, accessKey, secretKey }, LIMITS), bucket);
  const keyOf = (fileId: string) => `${prefix}${FOLDER}/${fileId}`;
  return {
    tus,
    keyOf,
    place: (fileId, target) =>
      pipeline(Readable.from(tus.chunks(keyOf(fileId))), createWriteStream(target, { flags: 'wx' })),
    remove: (fileId) => removeFrom(tus, keyOf(fileId)),
  };
}

class BucketParts extends DataStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    super();
    this.#client = client;
    this.#bucket = bucket;
    this.extensions = ['creation', 'termination'];
  }

  override async create(file: Upload): Promise<Upload> {
    const { id, size, creation_date } = file;
    const Body = JSON.stringify({ size, creation_date });
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: `${id}/${FACTS}`, Body }));
    return file;
  }

  override async getUpload(id: string): Promise<Upload> {
    const objects = await this.#list(id);
    if (!objects.some(({ name }) => name === FACTS)) throw ERRORS.FILE_NOT_FOUND;
    const answer = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: `${id}/${FACTS}` }));
    const facts = v.parse(FactsSchema, JSON.parse((await answer.Body?.transformToString()) ?? ''));
    return new Upload({ id, ...facts, offset: partsOf(objects).offset });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const chunks: Uint8Array[] = [];
    let sizeBytes = 0;
    let failure: { error: unknown } | null = null;
    try {
      for await (const chunk of stream) {
        chunks.push(chunk);
        sizeBytes += chunk.byteLength;
        // The client goes on behind what was taken.
        if (sizeBytes >= PART_MOST_BYTES) break;
      }
    } catch (error) {
      failure = { error };
    }
    if (sizeBytes > 0) {
      const Key = `${id}/${String(offset).padStart(OFFSET_DIGITS, '0')}`;
      await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key, Body: Buffer.concat(chunks) }));
    }
    if (failure !== null) throw failure.error;
    return offset + sizeBytes;
  }

  override async remove(id: string): Promise<void> {
    const objects = await this.#list(id);
    if (objects.length === 0) throw ERRORS.FILE_NOT_FOUND;
    for (const { name } of objects)
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: `${id}/${name}` }));
  }

  /** The bytes of a file, part after part. */
  async *chunks(id: string): AsyncGenerator<Uint8Array> {
    for (const name of partsOf(await this.#list(id)).names) {
      const answer = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: `${id}/${name}` }));
      if (answer.Body instanceof Readable) yield* answer.Body;
    }
  }

  async #list(id: string): Promise<{ name: string; size: number }[]> {
    const objects: { name: string; size: number }[] = [];
    let ContinuationToken: string | undefined;
    do {
      const from = ContinuationToken === undefined ? {} : { ContinuationToken };
      const asked = new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: `${id}/`, ...from });
      const page = await this.#client.send(asked);
      for (const { Key = '', Size = 0 } of page.Contents ?? [])
        objects.push({ name: Key.slice(id.length + 1), size: Size });
      ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
    return objects;
  }
}

/** The parts that follow each other without a gap, and where the next one begins. */
function partsOf(objects: readonly { name: string; size: number }[]): { names: string[]; offset: number } {
  const sizes = new Map(objects.map(({ name, size }) => [name, size]));
  const names: string[] = [];
  let offset = 0;
  for (;;) {
    const name = String(offset).padStart(OFFSET_DIGITS, '0');
    const size = sizes.get(name) ?? 0;
    if (size === 0) return { names, offset };
    names.push(name);
    offset += size;
  }
}
