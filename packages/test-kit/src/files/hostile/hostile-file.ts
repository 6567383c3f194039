import { drawPage } from '../drawn-pictures.ts';
import { writeZip, type ZipFileSpec } from '../writers.ts';

/** A harmful or unusual file, and the expected result. */
export interface HostileFile {
  name: string;
  what: string;
  /** Small as a file, immense when it is extracted: refused before that. */
  isBomb?: true;
  /** A refusal with one of these codes, or this many pages. */
  expected: { refusedAs: readonly string[] } | { pages: number };
  build(): Promise<Buffer>;
}

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
