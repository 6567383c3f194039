/** What a document says of itself before any script runs. */
export interface Markup {
  status: number;
  lang: string | undefined;
  dir: string | undefined;
  title: string | undefined;
  /** How many there are of each. */
  landmarks: { banner: number; main: number; contentinfo: number };
  headings: number;
  /** What can be read, without scripts and tags. */
  text: string;
}

/** Asks for a document as a browser of that language does, and reads its markup. */
export async function readMarkup(address: string, language: string): Promise<Markup> {
  const response = await fetch(address, { headers: { accept: 'text/html', 'accept-language': language } });
  const html = await response.text();
  const [, tag = ''] = /<html([^>]*)>/.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const count = (name: string) => html.match(new RegExp(`<${name}[\\s>]`, 'g'))?.length ?? 0;
  return {
    status: response.status,
    lang: attribute('lang'),
    dir: attribute('dir'),
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    landmarks: { banner: count('header'), main: count('main'), contentinfo: count('footer') },
    headings: count('h1'),
    text: html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' '),
  };
}
