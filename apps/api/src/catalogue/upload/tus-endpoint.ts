import { retryConflicts, type Transaction } from '@longstrip/database';
import { Server } from '@tus/server';
import { type AdminRefusal, type Operator, refusalBody } from '../../shared/operator.ts';
import {
  countUploadFiles,
  deleteUploadFiles,
  findUpload,
  findUploadFile,
  insertUploadFile,
  markWhole,
  type UploadFileRow,
  writeUpload,
} from './upload.repository.ts';
import { closedBecause, ownerOf, UPLOAD_SENTENCES, type UploadParts } from './upload.service.ts';
import { isJunkFile, safePath } from './upload-files.ts';

/** As large as ingest reads. */
const FILE_MOST_BYTES = 4 * 1024 ** 3;
const FILES_MOST = 5_000;
const UPLOAD_MOST_BYTES = 32 * 1024 ** 3;

/** Names the file of a request to the protocol’s server; set here alone. */
const KEY_HEADER = 'x-longstrip-upload-key';

const SENTENCES = {
  ...UPLOAD_SENTENCES,
  LENGTH_MISSING: 'the length of a file must be named before it is sent.',
  UNSAFE_NAME: 'its name leads to another folder, or is no name of a file.',
  JUNK_FILE: 'it is a file of the system, and no part of a book.',
  FILE_TOO_LARGE: `a file has at most ${FILE_MOST_BYTES / 1024 ** 3} GiB.`,
  TOO_MANY_FILES: `an upload has at most ${FILES_MOST} files.`,
  UPLOAD_TOO_LARGE: `an upload has at most ${UPLOAD_MOST_BYTES / 1024 ** 3} GiB.`,
} as const;
const STATUSES: Partial<Record<keyof typeof SENTENCES, 404 | 409 | 413>> = {
  NOT_EXIST: 404,
  UPLOAD_BUSY: 409,
  UPLOAD_CLOSED: 409,
  FILE_TOO_LARGE: 413,
  TOO_MANY_FILES: 413,
  UPLOAD_TOO_LARGE: 413,
};

/** Whose upload, and which of its files. */
interface TusTarget {
  readonly upload: string;
  /** Null: a new one. */
  readonly file: string | null;
}

export interface TusEndpoint {
  /** Answers a request of the protocol of tus (1.0) about a file of an upload. */
  answer(request: Request, operator: Operator, target: TusTarget, nowMs: number): Promise<Response>;
}

/**
 * Resumable uploads of files. The protocol’s server writes the bytes; which files there may be, and whose they are, is decided
 * here. A file lies under an id of ours, never under a name that was sent.
 */
export function createTusEndpoint(parts: UploadParts): TusEndpoint {
  const { database, uploads, newId } = parts;
  const change = (work: (tx: Transaction) => Promise<void>) => retryConflicts(() => database.orm.transaction(work));
  // Built at the first request: commands and tests have the routes without a store of uploads.
  let server: Server | null = null;
  const serve = (request: Request, key: string): Promise<Response> => {
    server ??= new Server({
      path: '/admin/uploads',
      datastore: uploads.tus,
      maxSize: FILE_MOST_BYTES,
      namingFunction: (asked) => asked.headers.get(KEY_HEADER) ?? '',
      getFileIdFromRequest: (asked) => asked.headers.get(KEY_HEADER) ?? undefined,
      generateUrl: (_, { id }) => id,
      // No page of another origin asks.
      allowedOrigins: [],
    });
    const headers = new Headers(request.headers);
    headers.set(KEY_HEADER, key);
    const { url, method } = request;
    const body = method === 'PATCH' ? request.body : null;
    // The types of the platform’s requests do not have `duplex`.
    return server.handleWeb(new Request(url, { method, headers, body, ...{ duplex: 'half' } }));
  };

  async function begin(request: Request, upload: string, nowMs: number): Promise<Response> {
    const facts = readFacts(request.headers);
    if (typeof facts === 'string') return refuse(facts);
    const former = await findUploadFile(database.orm, upload, { path: facts.path });
    const all = await countUploadFiles(database.orm, upload);
    if (former === null && all.count >= FILES_MOST) return refuse('TOO_MANY_FILES');
    if (all.sizeBytes - (former?.sizeBytes ?? 0) + facts.sizeBytes > UPLOAD_MOST_BYTES)
      return refuse('UPLOAD_TOO_LARGE');
    const id = newId();
    const answer = await serve(request, uploads.keyOf(id));
    if (answer.status !== 201) return answer;
    const row: UploadFileRow = { ...facts, id, uploadId: upload, isWhole: facts.sizeBytes === 0, createdAtMs: nowMs };
    await change(async (tx) => {
      if (former !== null) await deleteUploadFiles(tx, [former.id]);
      await insertUploadFile(tx, row);
      await writeUpload(tx, upload, { state: 'OPEN' }, nowMs);
    });
    if (former !== null) await uploads.remove(former.id);
    return withHeader(answer, 'location', `/admin/uploads/${upload}/files/${id}`);
  }

  return {
    async answer(request, operator, { upload, file }, nowMs) {
      const found = await findUpload(database.orm, { id: upload, owner: ownerOf(operator) });
      if (found === null) return refuse('NOT_EXIST');
      const closed = closedBecause(found);
      if (closed !== null && request.method !== 'HEAD') return refuse(closed);
      if (file === null) return begin(request, upload, nowMs);
      const own = await findUploadFile(database.orm, upload, { id: file });
      if (own === null || request.method === 'GET') return refuse('NOT_EXIST');
      const answer = await serve(request, uploads.keyOf(file));
      if (!answer.ok || request.method === 'HEAD') return answer;
      await change(async (tx) => {
        if (request.method === 'DELETE') await deleteUploadFiles(tx, [file]);
        else if (Number(answer.headers.get('upload-offset')) === own.sizeBytes) await markWhole(tx, file);
        await writeUpload(tx, upload, { state: 'OPEN' }, nowMs);
      });
      return answer;
    },
  };
}

type FactsRefusal = Exclude<keyof typeof SENTENCES, keyof typeof UPLOAD_SENTENCES>;

/** The length and path of a new file, from the headers of the protocol. */
function readFacts(headers: Headers): Pick<UploadFileRow, 'path' | 'sizeBytes'> | FactsRefusal {
  const length = headers.get('upload-length') ?? '';
  if (!/^\d{1,15}$/.test(length)) return 'LENGTH_MISSING';
  const sizeBytes = Number(length);
  if (sizeBytes > FILE_MOST_BYTES) return 'FILE_TOO_LARGE';
  const entries = (headers.get('upload-metadata') ?? '').split(',').map((entry) => entry.trim().split(' '));
  const encoded = entries.find(([name]) => name === 'path')?.[1] ?? '';
  const path = safePath(Buffer.from(encoded, 'base64').toString('utf8'));
  if (path === null) return 'UNSAFE_NAME';
  return isJunkFile(path) ? 'JUNK_FILE' : { path, sizeBytes };
}

function refuse(code: keyof typeof SENTENCES): Response {
  const refusal: AdminRefusal = { code, sentence: SENTENCES[code] };
  return Response.json(refusalBody(refusal), { status: STATUSES[code] ?? 400, headers: { 'tus-resumable': '1.0.0' } });
}

function withHeader(answer: Response, name: string, value: string): Response {
  const headers = new Headers(answer.headers);
  headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
