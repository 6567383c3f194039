import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { ROOT } from '../product/product-process.ts';
import type { Story } from './storybook-files.ts';

/** Small pictures of all stories, one sheet for each group; `UPDATE=1` writes them. */
const FOLDER = join(ROOT, 'docs', 'pictures', 'stories');
/** A quarter of a phone's screen: small in the repository, and large enough to see that a part moved or has another colour. */
const WIDTH_PX = 98;
const HEIGHT_PX = 211;
const COLUMNS = 6;
/** How much a pixel may differ (0 to 1), and how many of a picture's may differ more: letters are drawn a little differently by each version of a browser. */
const PIXEL_THRESHOLD = 0.25;
const DIFFERENT_SHARE = 0.01;

export interface StoryPicture {
  story: Story;
  /** PNG of the window. */
  png: Buffer;
}

const isUpdate = process.env.UPDATE === '1';

/** Compares the pictures of a group with those of the repository; returns the names of the stories that look different. */
export async function differentStories(
  title: string,
  pictures: readonly StoryPicture[],
  failures: string,
): Promise<string[]> {
  const file = join(FOLDER, `${fileNameOf(title)}.webp`);
  const sheet = await makeSheet(pictures);
  if (isUpdate) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, sheet);
    return [];
  }
  if (!existsSync(file)) return [`${title} has no picture: UPDATE=1 writes it`];
  const before = readFileSync(file);
  const { width, height } = await sharp(before).metadata();
  const now = await sharp(sheet).metadata();
  if (width !== now.width || height !== now.height) return [`${title} has other stories than its picture`];
  const different: string[] = [];
  for (const [index, { story }] of pictures.entries()) {
    const share = await differentShare(before, sheet, placeOf(index));
    if (share > DIFFERENT_SHARE) different.push(`${story.title}: ${story.name} (${(share * 100).toFixed(1)}% of it)`);
  }
  if (different.length > 0) {
    mkdirSync(failures, { recursive: true });
    writeFileSync(join(failures, `${fileNameOf(title)}-before.webp`), before);
    writeFileSync(join(failures, `${fileNameOf(title)}-now.webp`), sheet);
  }
  return different;
}

function fileNameOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

interface Place {
  left: number;
  top: number;
}

function placeOf(index: number): Place {
  return { left: (index % COLUMNS) * WIDTH_PX, top: Math.floor(index / COLUMNS) * HEIGHT_PX };
}

async function makeSheet(pictures: readonly StoryPicture[]): Promise<Buffer> {
  const parts = await Promise.all(
    pictures.map(async ({ png }, index) => ({
      input: await sharp(png).resize({ width: WIDTH_PX, height: HEIGHT_PX, fit: 'cover', position: 'top' }).toBuffer(),
      ...placeOf(index),
    })),
  );
  return sharp({
    create: {
      width: Math.min(pictures.length, COLUMNS) * WIDTH_PX,
      height: Math.ceil(pictures.length / COLUMNS) * HEIGHT_PX,
      channels: 3,
      background: 'white',
    },
  })
    .composite(parts)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

async function differentShare(before: Buffer, now: Buffer, place: Place): Promise<number> {
  const area = { ...place, width: WIDTH_PX, height: HEIGHT_PX };
  const [one, other] = await Promise.all(
    [before, now].map((sheet) => sharp(sheet).extract(area).ensureAlpha().raw().toBuffer()),
  );
  if (one === undefined || other === undefined) return 1;
  const count = pixelmatch(one, other, undefined, WIDTH_PX, HEIGHT_PX, { threshold: PIXEL_THRESHOLD });
  return count / (WIDTH_PX * HEIGHT_PX);
}
