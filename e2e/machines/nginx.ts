import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '../product/product-process.ts';
import { ADDRESS_HEADER } from './readers.ts';

export interface Nginx {
  stop(): Promise<void>;
}

/** Why nginx cannot run here, for the name of a skipped test; null when it can. */
export function whyNoNginx(): string | null {
  return spawnSync('nginx', ['-v']).status === 0 ? null : 'no nginx here (Debian’s package nginx-light)';
}

interface Balanced {
  port: number;
  /** Ports of the processes that serve the same. */
  to: readonly number[];
}

/** An nginx in a folder of its own, which spreads the requests of each port over several processes. */
export async function startNginx(folder: string, balanced: readonly Balanced[]): Promise<Nginx> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, balanced));
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString('utf8');
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answers = () =>
    fetch(`http://127.0.0.1:${balanced[0]?.port}/_/nginx`).then(
      ({ status }) => status === 204,
      () => false,
    );
  await waitFor(answers, `nginx answers: ${complaints}`, 10_000);
  return {
    async stop() {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/**
 * As `deploy/nginx` has it. What could not be sent goes to the next process; what was sent is not repeated, unless it
 * changes nothing. Connections are given up before a stopping process closes them.
 */
function configuration(folder: string, balanced: readonly Balanced[]): string {
  const servers = balanced.map(
    ({ port, to }) => `
  upstream to_${port} {
    ${to.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
    keepalive_timeout 1s;
  }
  server {
    listen 127.0.0.1:${port};
    location = /_/nginx { return 204; }
    location / {
      proxy_pass http://to_${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 3;
      proxy_buffer_size 16k;
      proxy_buffers 8 32k;
    }
  }`,
  );
  return `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log;
  # Readers of a test come from many addresses, which they name themselves.
  set_real_ip_from 127.0.0.1;
  real_ip_header ${ADDRESS_HEADER};
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${servers.join('\n')}
}
`;
}
