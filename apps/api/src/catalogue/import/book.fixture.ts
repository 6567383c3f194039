import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

/** A page of one colour with a line across it, so that no two pages are the same picture. */
export async function pagePicture(seed: number): Promise<Buffer> {
  const hue = (seed * 67) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420"><rect width="300" height="420" fill="hsl(${hue},60%,60%)"/><line x1="0" y1="${seed % 420}" x2="300" y2="${(seed * 13) % 420}" stroke="black"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

export interface BookSpec {
  series: string;
  number: string;
  /** One page for each seed. */
  pages: readonly number[];
  language?: string;
}

/** Writes a CBZ with a ComicInfo.xml. */
export async function writeBook(path: string, { series, number, pages, language = 'en' }: BookSpec): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const zip = new ZipFile();
  const info = `<?xml version="1.0"?><ComicInfo><Series>${series}</Series><Number>${number}</Number><LanguageISO>${language}</LanguageISO></ComicInfo>`;
  zip.addBuffer(Buffer.from(info), 'ComicInfo.xml');
  for (const [index, seed] of pages.entries()) {
    zip.addBuffer(await pagePicture(seed), `${String(index + 1).padStart(3, '0')}.jpg`);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

export async function writePictureFolder(path: string, pages: readonly number[]): Promise<string> {
  await mkdir(path, { recursive: true });
  for (const [index, seed] of pages.entries()) await writeFile(join(path, `${index + 1}.jpg`), await pagePicture(seed));
  return path;
}
