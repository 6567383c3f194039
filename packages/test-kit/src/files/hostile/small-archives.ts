import { drawPage } from '../drawn-pictures.ts';
import { writeZip, type ZipFileSpec } from '../zip-writer.ts';

/** A page that is fast to draw. */
export const smallPage = (seed: number): Promise<Buffer> =>
  drawPage(seed, { widthPx: 200, heightPx: 283 }).jpeg().toBuffer();

/** Pages with valid names. */
export async function pages(count: number): Promise<ZipFileSpec[]> {
  const files: ZipFileSpec[] = [];
  for (let page = 1; page <= count; page += 1) {
    files.push({ name: `${String(page).padStart(3, '0')}.jpg`, data: await smallPage(page), store: true });
  }
  return files;
}

/** An archive of pages and other entries. */
export async function withPages(count: number, ...more: ZipFileSpec[]): Promise<Buffer> {
  return writeZip([...(await pages(count)), ...more]);
}

/** One page for each of these names. */
export async function named(...names: (string | Buffer)[]): Promise<Buffer> {
  const data = await smallPage(1);
  return writeZip(names.map((name) => ({ name, data, store: true })));
}

export const refused = (...refusedAs: string[]) => ({ refusedAs });
