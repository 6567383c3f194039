/** Fields of a ComicInfo.xml, by their names in its schema. */
export type ComicInfoFields = Readonly<Record<string, string | number>>;

export interface ComicInfoPageSpec {
  image: number;
  type?: string;
  doublePage?: boolean;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Writes a ComicInfo.xml. */
export function writeComicInfo(fields: ComicInfoFields, pages: readonly ComicInfoPageSpec[] = []): string {
  const lines = Object.entries(fields).map(([name, value]) => `  <${name}>${escapeXml(String(value))}</${name}>`);
  const pageLines = pages.map(({ image, type, doublePage }) => {
    const attributes = `${type === undefined ? '' : ` Type="${type}"`}${doublePage ? ' DoublePage="true"' : ''}`;
    return `    <Page Image="${image}"${attributes}/>`;
  });
  const pageBlock = pageLines.length === 0 ? [] : ['  <Pages>', ...pageLines, '  </Pages>'];
  return ['<?xml version="1.0" encoding="utf-8"?>', '<ComicInfo>', ...lines, ...pageBlock, '</ComicInfo>', ''].join(
    '\n',
  );
}
