import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { build } from 'vite';

/** A picture as the product sends it. */
export interface SentPicture {
  bytes: Buffer;
  type: string;
  widthPx: number;
  heightPx: number;
}

/** Readers of other programs on a port, all with the same pictures: each is a path. */
export interface PeerReaders {
  url: (name: 'plain-strip' | 'page-flip' | 'react-comic-viewer') => string;
  stop: () => void;
}

const PEERS = ['page-flip', 'react-comic-viewer'] as const;

export async function servePeerReaders(pictures: readonly SentPicture[], port: number): Promise<PeerReaders> {
  const directory = await mkdtemp(join(tmpdir(), 'longstrip readers '));
  await build({
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      outDir: directory,
      emptyOutDir: false,
      rollupOptions: {
        input: Object.fromEntries(PEERS.map((name) => [name, join(import.meta.dirname, 'peers', entryOf(name))])),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const style = await readFile(join(directory, 'react-comic-viewer.css'), 'utf8').catch(() => '');
  const app = new Hono();
  app.use(compress());
  app.get('/pictures/:number', (context) => {
    const picture = pictures[Number(context.req.param('number')) - 1];
    if (picture === undefined) return context.notFound();
    const { bytes, type } = picture;
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
    });
  });
  app.get('/plain-strip', (context) => context.html(documentOf(stripOf(pictures))));
  for (const name of PEERS) {
    const head = name === 'react-comic-viewer' ? `<style>${style}</style>` : '';
    app.get(`/${name}`, (context) =>
      context.html(documentOf(`<script type="module" src="/scripts/${name}.js"></script>`, head)),
    );
  }
  app.use('/scripts/*', serveStatic({ root: directory, rewriteRequestPath: (path) => path.replace(/^\/scripts/, '') }));
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return {
    url: (name) => `http://127.0.0.1:${port}/${name}?pictures=${pictures.length}`,
    stop: () => {
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function entryOf(name: (typeof PEERS)[number]): string {
  return name === 'page-flip' ? 'page-flip.ts' : 'react-comic-viewer.tsx';
}

/** What a browser does with a strip by itself: lazy pictures with their sizes. */
function stripOf(pictures: readonly SentPicture[]): string {
  return pictures
    .map(
      ({ widthPx, heightPx }, index) =>
        `<img src="/pictures/${index + 1}" width="${widthPx}" height="${heightPx}" loading="${index === 0 ? 'eager' : 'lazy'}" style="display:block;width:100%;height:auto">`,
    )
    .join('');
}

function documentOf(body: string, head = ''): string {
  return `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><title>A reader</title>${head}<style>body{margin:0;background:#000}</style><body>${body}`;
}
