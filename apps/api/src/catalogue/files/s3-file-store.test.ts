import { createHash } from 'node:crypto';
import { type BucketServer, startBucketServer } from '@longstrip/test-kit/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { areFilesLost, type FileStore } from './file-store.ts';
import { parseS3Address } from './files-address.ts';
import { createS3FileStore, type FilesEvents, type S3Limits } from './s3-file-store.ts';

const LIMITS: S3Limits = { attempts: 3, answerMs: 250, allMs: 3_000, putMs: 3_000, listed: 2 };
const picture = Buffer.from('a page that was paid for');
const id = createHash('sha256').update(picture).digest('hex');
const drawn = 'drawn:cover/1';

let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.remove());

const opened: FileStore[] = [];
function open(bucket: 'one' | 'two' | 'missing', prefix = '', events: FilesEvents = {}): FileStore {
  const settings = server.at(bucket, prefix);
  const address = parseS3Address(settings.url);
  if (address === null) throw new Error('no address');
  const store = createS3FileStore({ ...address, ...settings, events, limits: LIMITS });
  opened.push(store);
  return store;
}

let files: FileStore;
beforeEach(() => {
  files = open('one', `/${Math.random()}/stores`);
});
afterEach(async () => {
  server.fault = () => null;
  server.knowsConditions = true;
  for (const store of opened.splice(0)) await store.close();
});

describe('a store of files in a bucket', () => {
  it('gives back what was put, under names that are the same as in a folder, and lists and removes it', async () => {
    expect([await files.has(id), await files.read(id), await files.folders()]).toEqual([false, null, []]);
    await files.put(id, picture);
    await files.put(drawn, Buffer.from('drawn'));
    await files.put('../../outside', Buffer.from('x'));
    expect(Buffer.from((await files.read(id)) ?? []).toString()).toBe('a page that was paid for');
    expect(await files.has(drawn)).toBe(true);
    const folders = await files.folders();
    expect(folders).toHaveLength(3);
    const entries = (await Promise.all(folders.map((folder) => files.entries(folder)))).flat();
    const wanted = [id, ...[drawn, '../../outside'].map((name) => createHash('sha256').update(name).digest('hex'))];
    expect(entries.map(({ name }) => name)).toEqual(wanted.toSorted());
    const [entry] = await files.entries(id.slice(0, 2));
    expect(entry).toMatchObject({ folder: id.slice(0, 2), sizeBytes: picture.byteLength });
    expect(Math.abs((entry?.modifiedAtMs ?? 0) - Date.now())).toBeLessThan(60_000);
    for (const file of entries) await files.removeEntry(file);
    await files.remove(id);
    expect([await files.has(id), await files.folders()]).toEqual([false, []]);
  });

  it('lists a folder of more files than one answer names', async () => {
    const names = Array.from({ length: 5 }, (_, index) => `ab${String(index).padStart(62, '0')}`);
    await Promise.all(names.map((name) => files.put(name, Buffer.from('x'))));
    expect((await files.entries('ab')).map(({ name }) => name)).toEqual(names);
    expect(server.asked.filter((request) => request === 'GET /one/').length).toBeGreaterThan(2);
  });

  it('is marked by one of several processes, also where it is asked at once, and keeps its mark', async () => {
    expect(await files.readMark()).toBeNull();
    const marks = await Promise.all(['server 1', 'server 2', 'server 3'].map((mark) => files.writeMark(mark)));
    expect(new Set(marks).size).toBe(1);
    expect(await files.writeMark('server 4')).toBe(marks[0]);
    expect(await files.readMark()).toBe(marks[0]);
  });

  it('is marked on a server that ignores conditions by the one that wrote last', async () => {
    server.knowsConditions = false;
    await Promise.all(['server 1', 'server 2'].map((mark) => files.writeMark(mark)));
    expect(['server 1', 'server 2']).toContain(await files.readMark());
  });
});

describe('a store that fails for a moment', () => {
  it.each(['drop', 'hang', 'half', 500, 503] as const)('is asked again: %s', async (fault) => {
    await files.put(id, picture);
    const failed = new Set<string>();
    server.fault = (request) => {
      if (failed.has(request)) return null;
      failed.add(request);
      return fault;
    };
    expect(Buffer.from((await files.read(id)) ?? []).toString()).toBe('a page that was paid for');
    expect(failed.size).toBe(1);
    if (fault === 'half') return;
    await files.put(drawn, picture);
    expect([await files.has(drawn), failed.size]).toEqual([true, 3]);
  });
});

describe('a store that is lost', () => {
  it('says so once, by an error of its own, spares the server, and comes back by itself', async () => {
    const [onLost, onBack] = [vi.fn(), vi.fn()];
    const store = open('one', '/lost', { onLost, onBack });
    await store.put(id, picture);
    await server.stop();
    const first = await store.read(id).catch((error: unknown) => error);
    expect(areFilesLost(first)).toBe(true);
    expect(String(first)).toContain('s3://one/lost cannot be reached');
    const startedAt = process.cpuUsage();
    const others = await Promise.allSettled(Array.from({ length: 500 }, () => store.read(id)));
    expect(others.every((each) => each.status === 'rejected' && areFilesLost(each.reason))).toBe(true);
    // 500 requests with three tries each would take seconds.
    expect(process.cpuUsage(startedAt).user).toBeLessThan(300_000);
    await server.start();
    await vi.waitFor(async () => expect(await store.has(id)).toBe(true), { timeout: 5_000 });
    expect([onLost.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  });

  it('refuses with wrong keys, or without its bucket, and tells no key', async () => {
    await expect(open('missing').check()).rejects.toMatchObject({ reason: 'refused' });
    await expect(open('missing').read(id)).rejects.toMatchObject({ reason: 'refused' });
    const settings = server.at('one');
    const address = parseS3Address(settings.url);
    if (address === null) throw new Error('no address');
    const store = createS3FileStore({ ...address, accessKey: 'S3RVER', secretKey: 'hunter2', limits: LIMITS });
    opened.push(store);
    const error = await store.read(id).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'FilesUnavailable', reason: 'refused' });
    expect(String(error)).not.toMatch(/hunter2/);
    await expect(files.check()).resolves.toBeUndefined();
  });
});

describe('the address of a bucket', () => {
  it.each([
    ['s3://pictures', { bucket: 'pictures', prefix: '', region: 'us-east-1', endpoint: null, isPathStyle: false }],
    ['s3://pictures/a/b/?region=eu-west-1', { prefix: 'a/b/', region: 'eu-west-1', isPathStyle: false }],
    [
      's3://p12/?endpoint=https://s3.example.com',
      { prefix: '', endpoint: 'https://s3.example.com', isPathStyle: true },
    ],
    ['s3://p12?endpoint=http://s3:9000&style=host&profile=x', { isPathStyle: false, profile: 'x' }],
  ])('%s', (text, parts) => {
    expect(parseS3Address(text)).toMatchObject(parts);
  });

  it.each([
    's3:pictures',
    'https://pictures.s3.amazonaws.com',
    's3://Pictures',
    's3://key:secret@pictures',
    's3://pictures?endpoint=s3.example.com',
    's3://pictures?regoin=eu-west-1',
    's3://pictures?style=new',
  ])('is none: %s', (text) => {
    expect(parseS3Address(text)).toBeNull();
  });
});
