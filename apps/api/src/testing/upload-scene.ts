import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Upload } from '@longstrip/api-contract';
import { type Database, type JobQueue, openJobQueue } from '@longstrip/database';
import { clearTestDatabase, openTestDatabase } from '@longstrip/database/testing';
import type { FilesSettings } from '../catalogue/files/files-address.ts';
import { createLocalFileStore } from '../catalogue/files/local-file-store.ts';
import { createImageAddresses } from '../catalogue/image/image-address.ts';
import type { Ingest } from '../catalogue/import/import-file.ts';
import { runUpload, type UploadRunParts } from '../catalogue/upload/run-upload.ts';
import { openUploadStore, type UploadStore } from '../catalogue/upload/upload-store.ts';
import { STORE_JOBS } from '../jobs/store-jobs.ts';
import { createOperatorApi, type OperatorApi } from './operator-accounts.ts';
import { type EnqueuedJob, TEST_IMAGE_SECRET } from './test-api.ts';

type Headers = Record<string, string>;

/** The operators’ routes with a store of uploads, on a port, and the job of uploads, which a test runs itself. */
export interface UploadScene {
  readonly database: Database;
  readonly api: OperatorApi;
  readonly uploads: UploadStore;
  readonly enqueued: readonly EnqueuedJob[];
  readonly parts: UploadRunParts;
  /** What lies in the store of uploads and in the folder for temporary files. */
  leftovers(): Promise<string[]>;
  /** Begins an upload. @returns its id */
  begin(as: string): Promise<string>;
  /** A request of the protocol of tus; `breaksAfter`: the connection is lost after so many bytes of the body. */
  tus(
    method: string,
    path: string,
    given: { as: string; headers?: Headers; body?: Uint8Array; breaksAfter?: number },
  ): Promise<{ status: number; headers: Headers; body: string } | null>;
  /** Sends a whole file. @returns the path of the file below `/admin` */
  send(as: string, upload: string, path: string, bytes: Uint8Array): Promise<string>;
  /** Has the job of the upload run now, and answers what it then is. */
  run(as: string, upload: string, ingest?: Ingest): Promise<Upload>;
  clear(): Promise<void>;
  end(): Promise<void>;
}

const readNone: Ingest = () => Promise.reject(new Error('no book is read in this test'));

export const TUS = { 'tus-resumable': '1.0.0' };

export function beginHeaders(path: string, length: number): Headers {
  return { ...TUS, 'upload-length': String(length), 'upload-metadata': `path ${Buffer.from(path).toString('base64')}` };
}

interface UploadSceneOptions {
  /** Uploads lie there; null: in a folder. */
  readonly bucket?: FilesSettings | null;
  /** Reads books; left out: none is read. */
  readonly ingest?: Ingest;
}

export async function openUploadScene({
  bucket = null,
  ingest = readNone,
}: UploadSceneOptions = {}): Promise<UploadScene> {
  const folder = await mkdtemp(join(tmpdir(), 'longstrip-uploads-'));
  const temporaryDirectory = join(folder, 'temporary');
  await mkdir(temporaryDirectory);
  const database = await openTestDatabase();
  const jobs: JobQueue = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: () => undefined });
  const uploads = await openUploadStore(bucket, folder);
  const files = createLocalFileStore(join(folder, 'files'));
  const images = createImageAddresses({ secret: TEST_IMAGE_SECRET, originOf: () => '' });
  const store = { files, uploads, ingest, images, temporaryDirectory };
  const enqueued: EnqueuedJob[] = [];
  const api = createOperatorApi(database, { store, enqueued });
  const parts: UploadRunParts = { ...store, database, jobs, nowMs: api.nowMs };
  const server = createAdaptorServer({ fetch: api.fetch, overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const scene: UploadScene = {
    ...{ database, api, uploads, parts, enqueued },
    async leftovers() {
      const listed = [readdir(join(folder, 'uploads')).catch(() => []), readdir(temporaryDirectory)];
      return (await Promise.all(listed)).flat();
    },
    async begin(as) {
      return (await api.ask('POST', '/uploads', { as, body: {} })).data.id;
    },
    tus: (method, path, { as, headers = {}, body, breaksAfter }) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': String(body.byteLength) };
        const type = body === undefined ? {} : { 'content-type': 'application/offset+octet-stream' };
        const all = { ...TUS, ...type, ...length, ...headers, authorization: `Bearer ${as}` };
        const sent = request({ host: '127.0.0.1', port, method, path, headers: all }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: response.statusCode ?? 0, headers: response.headers as Headers, body: text });
          });
        });
        sent.on('error', (error) => (breaksAfter === undefined ? reject(error) : resolve(null)));
        if (breaksAfter === undefined) sent.end(body);
        else sent.write(body?.subarray(0, breaksAfter), () => sent.destroy(new Error('lost')));
      }),
    async send(as, upload, path, bytes) {
      const begun = await scene.tus('POST', `/admin/uploads/${upload}/files`, {
        as,
        headers: beginHeaders(path, bytes.byteLength),
      });
      const location = begun?.headers.location ?? '';
      if (begun?.status !== 201) throw new Error(`${path}: ${begun?.status} ${begun?.body}`);
      const appended = await scene.tus('PATCH', location, { as, headers: { 'upload-offset': '0' }, body: bytes });
      if (appended?.status !== 204) throw new Error(`${path}: ${appended?.status} ${appended?.body}`);
      return location;
    },
    async run(as, upload, otherIngest = ingest) {
      await runUpload({ ...parts, ingest: otherIngest }, upload, new AbortController().signal);
      return (await api.ask('GET', `/uploads/one?upload=${upload}`, { as })).data;
    },
    clear: () => clearTestDatabase(database),
    async end() {
      await new Promise((resolve) => server.close(resolve));
      await jobs.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return scene;
}
