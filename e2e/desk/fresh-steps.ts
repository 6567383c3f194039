import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { buildComicCbz, HOSTILE_FILES, writeZip } from '@longstrip/test-kit/files';
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../product/running-product.ts';

/** How many files are in the folder. */
export const BOOKS = 40;

/** Those of them that are bad, by their number: no archive, a damaged picture, a name that climbs out of the folder. */
export const BAD = { noArchive: 7, damaged: 19, climbs: 33 } as const;

export const fileOf = (number: number) => `${String(number).padStart(2, '0')}.cbz`;

/** A book of one short page. */
const goodBook = (series: string, number: number) =>
  buildComicCbz({
    ...{ pages: 1, seed: 200 + number },
    info: { Series: series, Number: String(number), LanguageISO: 'en' },
  });

const hostile = async (name: string) => {
  const file = HOSTILE_FILES.find((each) => each.name === name);
  if (file === undefined) throw new Error(`there is no hostile file ${name}`);
  return file.build();
};

/** Writes the folder of a publisher, with three bad files. @returns its path */
export async function writeFolder(parent: string, series: string): Promise<string> {
  const folder = join(parent, series);
  mkdirSync(folder);
  const damaged = writeZip([{ name: '001.jpg', data: await hostile('truncated.jpg') }]);
  const bad = new Map<number, Buffer>([
    [BAD.noArchive, await hostile('pdf-named.cbz')],
    [BAD.damaged, damaged],
    [BAD.climbs, await hostile('zip-slip.cbz')],
  ]);
  for (let number = 1; number <= BOOKS; number += 1) {
    writeFileSync(join(folder, fileOf(number)), bad.get(number) ?? (await goodBook(series, number)));
  }
  return folder;
}

/** The same folder with the damaged file alone, as its publisher sends it again. @returns its path */
export async function writeMended(parent: string, series: string): Promise<string> {
  const folder = join(parent, 'again', series);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileOf(BAD.damaged)), await goodBook(series, BAD.damaged));
  return folder;
}

/** A moment in the time of a platform, as a form's field has it: 2030-01-31T18:00. */
export function inZone(ms: number, platform: PlatformId): string {
  const { timeZone } = getPlatform(platform);
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(ms)
    .replace(' ', 'T');
}

const DAY_MS = 86_400_000;

/** The day of the next Friday evening at eight, in the time of a platform. */
export function nextFriday(nowMs: number, platform: PlatformId): string {
  for (let days = 0; days < 8; days += 1) {
    const [day = '', time = ''] = inZone(nowMs + days * DAY_MS, platform).split('T');
    const isFriday = new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
    if (isFriday && (days > 0 || time < '20:00')) return day;
  }
  throw new Error('a week has a Friday');
}

/** Asks for the page of a series again and again. @returns when an answer first listed the episode */
export async function firstSeenAt(page: Page, platform: PlatformId, viewer: string): Promise<number> {
  const detail = addressOf(platform, viewer.replace('/viewer/', '/detail/').replace(/\/[^/]+$/, ''));
  let seenMs = 0;
  await expect(async () => {
    const answer = await page.request.get(detail);
    expect(await answer.text()).toContain(`"${viewer}"`);
    seenMs = Date.now();
  }).toPass({ intervals: [500], timeout: 240_000 });
  return seenMs;
}
