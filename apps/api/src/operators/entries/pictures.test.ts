import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@longstrip/database';
import { banner } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileStore, openFileStore } from '../../catalogue/index.ts';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';

const HERE = 'bom-us';

let directory: string;
let files: FileStore;
let database: Database;
let api: OperatorApi;
let seller: string;
let viewer: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  files = await openFileStore(null, directory);
  database = await openTestDatabase();
  api = createOperatorApi(database, { files });
  ({ token: seller } = await addOperator(database, [`merchandiser/${HERE}`]));
  ({ token: viewer } = await addOperator(database, [`viewer/${HERE}`]));
});
afterAll(async () => {
  await database?.close();
  await rm(directory, { recursive: true, force: true });
});

const store = (bytes: Buffer) =>
  api.ask('POST', '/pictures', { as: seller, body: { platform: HERE, picture: bytes.toString('base64') } });
const open = (id: string, more = '') =>
  api.fetch(
    new Request(`http://api.test/admin/pictures/one?platform=${HERE}&picture=${encodeURIComponent(id)}${more}`, {
      headers: { authorization: `Bearer ${viewer}` },
    }),
  );

it('a picture is coded anew, without what was hidden in it, opens for operators, and a banner takes it', async () => {
  const camera = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'a camera of mine' } })
    .jpeg()
    .toBuffer();
  const sent = Buffer.concat([camera, Buffer.from('<script>alert(1)</script>')]);
  const { data } = await store(sent);
  expect(data).toMatchObject({ widthPx: 1600, heightPx: 900 });
  const stored = Buffer.from((await files.read(data.id)) ?? []);
  expect((await sharp(stored).metadata()).format).toBe('webp');
  expect(stored.includes('alert')).toBe(false);
  expect(stored.includes('camera of mine')).toBe(false);
  const shown = await open(data.id);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(stored);
  const small = await sharp(Buffer.from(await (await open(data.id, '&isSmall=true')).arrayBuffer())).metadata();
  expect(small.width).toBe(480);
  const entry = {
    ...{ platform: HERE, key: 'one', path: '/notice', openAt: '2030-01-01', phonePicture: data.id },
    texts: { 'en-US': { title: 'One' } },
  };
  const body = { action: 'series.apply', document: { banners: [entry] } };
  expect((await api.ask('POST', '/apply', { as: seller, body })).data).toMatchObject({ ok: true });
  expect(await database.orm.select().from(banner)).toMatchObject([{ phoneAssetId: data.id }]);
});

it.each([
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a beginning without an end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a program that begins like a picture', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200, 1)])],
])('%s is refused, and nothing is stored', async (_, bytes) => {
  expect(await store(bytes)).toMatchObject({ code: 'NOT_A_PICTURE' });
});

it('a picture that there is none of is not opened', async () => {
  expect((await open('0'.repeat(64))).status).toBe(404);
  expect((await open('../../etc/passwd')).status).toBe(404);
});
