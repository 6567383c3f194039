import { type ComicInfoFields, writeComicInfo } from './comic-files.ts';
import { drawPage, drawStrip } from './drawn-pictures.ts';
import { escapeXml, writeZip, type ZipFileSpec } from './writers.ts';

/** A panel of a picture in its pixels, with what is said in it. */
export interface FrameSpec {
  box: readonly [x: number, y: number, width: number, height: number];
  text?: string;
}

/** Pictures of a comic whose panels are stated, in an ACBF document beside them. */
export interface FramedComicOptions {
  info: ComicInfoFields;
  /** Each picture with its panels in reading order; a height above three widths is cut into slices by the import. */
  pictures: readonly { widthPx: number; heightPx: number; frames: readonly FrameSpec[] }[];
  /** Changes every picture. */
  seed?: number;
}

/** A comic whose panels are known, so that nothing has to look for them. */
export async function buildFramedComicCbz({ info, pictures, seed = 1 }: FramedComicOptions): Promise<Buffer> {
  const files: ZipFileSpec[] = [];
  const pages: string[] = [];
  for (const [index, { widthPx, heightPx, frames }] of pictures.entries()) {
    const name = `page-${index + 1}.jpg`;
    const size = { widthPx, heightPx };
    const picture = heightPx > 3 * widthPx ? drawStrip(seed, size) : drawPage(seed * 100 + index, size);
    files.push({ name, data: await picture.jpeg({ quality: 80 }).toBuffer(), store: true });
    const corners = frames.map(({ box }) => `<frame points="${cornersOf(box)}"/>`).join('');
    const areas = frames.map(({ box, text }) =>
      text === undefined ? '' : `<text-area points="${cornersOf(box)}"><p>${escapeXml(text)}</p></text-area>`,
    );
    const language = String(info.LanguageISO ?? 'en');
    pages.push(
      `<page><image href="${name}"/>${corners}<text-layer lang="${language}">${areas.join('')}</text-layer></page>`,
    );
  }
  const acbf = `<?xml version="1.0"?><ACBF xmlns="http://www.fictionbook-lib.org/xml/acbf/1.1"><body>${pages.join('')}</body></ACBF>`;
  return writeZip([
    ...files,
    { name: 'comic.acbf', data: acbf },
    { name: 'ComicInfo.xml', data: writeComicInfo(info) },
  ]);
}

function cornersOf([x, y, width, height]: FrameSpec['box']): string {
  return `${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`;
}
