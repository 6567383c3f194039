import type { TestSite } from './site-under-test.ts';

/** The parts of a document. */
export interface ReadPage {
  status: number;
  headers: Headers;
  html: string;
  lang: string | null;
  dir: string | null;
  title: string | null;
  canonical: string | null;
}

/** Requests a document, without following redirects. */
export async function readPage(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const answer = await site.ask(path, { headers, redirect: 'manual' });
  const html = await answer.text();
  const tag = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    lang: tag(/<html[^>]* lang="([^"]*)"/),
    dir: tag(/<html[^>]* dir="([^"]*)"/),
    title: tag(/<title>([^<]*)<\/title>/),
    canonical: tag(/<link rel="canonical" href="([^"]*)"/),
  };
}
