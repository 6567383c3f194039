import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isContinuousIntegration } from './env.ts';
import { freePort } from './free-port.ts';

const EXAMPLE = new URL('../../../../deploy/nginx/longstrip.conf', import.meta.url);

/** Why tests behind nginx are skipped, for the name in `describe.skipIf`; null if nginx can check addresses here. */
export function whyNoNginx(): string | null {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  if (stderr?.includes('http_secure_link_module')) return null;
  const sentence = 'no nginx with secure_link here: Debian’s package nginx has it';
  if (isContinuousIntegration) throw new Error(sentence);
  return sentence;
}

export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

interface NginxOptions {
  /** Where the site, or the api, listens. */
  readonly upstreamPort: number;
  readonly edgeSecret?: string;
  /** Changes the example further. */
  readonly change?: (configuration: string) => string;
}

/** Runs nginx with `deploy/nginx/longstrip.conf`: on a free port, without TLS, and with what a reader of the file is to change. */
export async function startNginx({
  upstreamPort,
  edgeSecret = '',
  change = (text) => text,
}: NginxOptions): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'longstrip-nginx-'));
  const port = await freePort();
  let site = await readFile(EXAMPLE, 'utf8');
  for (const [line, instead] of [
    [/\/var\/cache\/nginx\/longstrip/, `${folder}/cache`],
    [/server 127\.0\.0\.1:3000;/, `server 127.0.0.1:${upstreamPort};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate .*\n/, '\n'],
    [/ssl_certificate_key .*\n/, '\n'],
    [/longstrip_edge_secret ""; # change/, `longstrip_edge_secret "${edgeSecret}";`],
  ] as const) {
    if (!line.test(site)) throw new Error(`the example has no line ${line}`);
    site = site.replace(line, instead);
  }
  await writeFile(join(folder, 'site.conf'), change(site));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(join(folder, 'temporary'));
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join(' ')} include ${folder}/site.conf; }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  await untilItListens(nginx, port, join(folder, 'error.log'));
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilItListens(nginx: ChildProcess, port: number, log: string): Promise<void> {
  while (nginx.exitCode === null) {
    const answers = await fetch(`http://127.0.0.1:${port}/`, { method: 'OPTIONS' }).catch(() => null);
    if (answers !== null) return;
    await wait(20);
  }
  throw new Error(`nginx ended: ${await readFile(log, 'utf8')}`);
}
