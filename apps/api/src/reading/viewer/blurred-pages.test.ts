import type { Database } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { GENERATOR_VERSION } from '@longstrip/demo-catalogue';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { blurStoredRecipe, drawStoredRecipe } from '../../seed/draw-stored-recipe.ts';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';
import { type BlurredPages, type BlurredPagesParts, createBlurredPages } from './blurred-pages.ts';
import { listPages } from './page.repository.ts';

const FILE = 'e'.repeat(64);
const DATA_ADDRESS = /^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/;

let db: Database;
let api: TestApi;
let readers: WireReaders;
let blurredPages: BlurredPages;
let read: string[];
let faults: unknown[];
let picture: Uint8Array;
/** No job runs in these tests: every blurred picture was made for the answer that has it. */
async function start(change: Partial<BlurredPagesParts> = {}): Promise<void> {
  db = await openTestDatabase();
  picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  blurredPages = createBlurredPages({
    database: db,
    files: {
      read: async (assetId) => {
        read.push(assetId);
        return assetId.startsWith('drawn:') ? null : picture;
      },
    },
    blur: async () => 'data:image/webp;base64,ZHJhd24=',
    logger: { error: (fault: unknown) => void faults.push(fault) },
    stopping: new AbortController().signal,
    ...change,
  });
  api = createTestApiOn(db, { services: { blurredPages } });
  readers = await addWireWorld(api);
  await addPages();
}

/** Two more pages of the paid episode: one imported, one drawn. */
async function addPages(): Promise<void> {
  await db.run(
    `insert into asset (id, media_type, size_bytes, width_px, height_px, placeholder, recipe, created_at_ms)
     values ($1, 'image/png', 9, 40, 60, '#112233', null, 1), ('drawn:v1/bus/en/slice', 'image/webp', null, 40, 60, '#112233', '{}', 1)`,
    [FILE],
  );
  for (const [index, assetId] of [FILE, 'drawn:v1/bus/en/slice'].entries())
    await db.run(
      `insert into page (episode_id, order_no, kind, asset_id)
       select id, $1, 'image', $2 from episode where alias = 'ep-6'`,
      [50 + index, assetId],
    );
}

/** The blurred pictures of a paid episode that its reader owns. */
async function blurredOf(): Promise<unknown[]> {
  const { json } = await api.ask('/v2/contents/viewer/alpha/ep-6', { bearer: readers.reader.accessToken });
  const images = listAt(json, 'data.images');
  expect(images).toHaveLength(3);
  return images.map((image) => at(image, 'blurred'));
}

describe('opening a paid episode, whatever the queue does', () => {
  beforeEach(() => {
    read = [];
    faults = [];
  });
  afterEach(() => api.close());

  it('brings a blurred picture of every page, made once', async () => {
    await start();
    const first = await blurredOf();
    for (const each of first) expect(each).toMatch(DATA_ADDRESS);
    const made = read.length;
    expect(await blurredOf()).toEqual(first);
    expect(read).toHaveLength(made);
  });

  it('shares the making between readers who open it together', async () => {
    await start();
    const [one, other] = await Promise.all([blurredOf(), blurredOf()]);
    expect(one).toEqual(other);
    expect(new Set(read).size).toBe(read.length);
  });

  it('brings what another request made after the pages were read', async () => {
    await start();
    const [row] = await db.run(`select id from episode where alias = 'ep-6'`);
    const before = await listPages(db.orm, Number(row?.id));
    const made = await blurredPages.complete(before);
    for (const { picture: each } of made) expect(each?.blurred).toMatch(DATA_ADDRESS);
    expect(await blurredPages.complete(before)).toEqual(made);
  });

  it('has the colour alone of a page that cannot be made, and names it in the log', async () => {
    await start({ files: { read: async (assetId) => (assetId === FILE ? null : picture) } });
    const pages = await blurredOf();
    expect(pages.filter((each) => each === null)).toHaveLength(1);
    expect(faults).toMatchObject([{ event: 'blurred-page' }]);
  });

  it('does not wait for ever, and the next answer has what was made meanwhile', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = async () => {
      await gate;
      return picture;
    };
    await start({ files: { read: slow }, late: async () => undefined });
    expect(new Set(await blurredOf())).toEqual(new Set([null]));
    open();
    await expect.poll(async () => new Set(await blurredOf()).has(null)).toBe(false);
  });
});

test('the blurred picture of a drawn page looks like the drawing', async () => {
  const recipe = {
    version: GENERATOR_VERSION,
    work: 'last-bus',
    language: 'en',
    subject: { kind: 'slice', episode: 4, index: 1 },
  };
  const pixelsOf = (picture: Uint8Array) => sharp(picture).removeAlpha().resize(6, 9, { fit: 'fill' }).raw().toBuffer();
  const address = await blurStoredRecipe(recipe);
  expect(address).toMatch(DATA_ADDRESS);
  expect(address.length).toBeLessThanOrEqual(300);
  const small = await pixelsOf(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  const drawn = await pixelsOf(await drawStoredRecipe(recipe));
  const differences = small.map((value, index) => Math.abs(value - (drawn[index] ?? 0)));
  expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(12);
});
