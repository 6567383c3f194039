import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Nginx, startNginx, whyNoNginx } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** What `deploy/nginx` waits for a page, and for a form. */
const PAGE_SECONDS = 10;
const FORM_SECONDS = 35;
/** At the paths `/slow` and `/stream` it takes longer than a page may, the second one with parts that come meanwhile. */
const SITE = `let posts = 0;
  require('node:http').createServer((request, response) => {
    request.resume();
    if (request.method === 'POST') posts += 1;
    const answer = () => response.end(request.url === '/posts' ? String(posts) : 'answered');
    if (request.url === '/slow') return setTimeout(answer, 12_000);
    if (request.url !== '/stream') return answer();
    const parts = setInterval(() => response.write('part '), 3_000);
    setTimeout(() => { clearInterval(parts); answer(); }, 13_000);
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

const reason = whyNoNginx();
describe.skipIf(reason !== null)(`a site that stands still${reason === null ? '' : ` (${reason})`}`, () => {
  const sites: { child: ChildProcess; origin: string }[] = [];
  let nginx: Nginx;
  beforeAll(async () => {
    for (const _each of [0, 1]) {
      const child = spawn(process.execPath, ['-e', SITE], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [port] = await once(child.stdout, 'data');
      sites.push({ child, origin: `http://127.0.0.1:${String(port).trim()}` });
    }
    const [first = '', second = ''] = sites.map(({ origin }) => origin.replace('http://', ''));
    const both = [first, second].map((at) => `server ${at} fail_timeout=1s;`).join(' ');
    nginx = await startNginx({
      upstreamPort: Number(first.split(':')[1]),
      change: (text) => text.replace(`server ${first};`, both),
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const { child } of sites) child.kill('SIGKILL');
  });

  async function ask(path: string, method = 'GET') {
    const beganMs = performance.now();
    const answer = await fetch(`${nginx.origin}${path}`, { method });
    const body = await answer.text();
    return { status: answer.status, body, seconds: (performance.now() - beganMs) / 1_000 };
  }

  test('costs pages ten seconds and no error, and a form is not sent a second time', async () => {
    const [still, other] = sites;
    still?.child.kill('SIGSTOP');
    const pages = Array.from({ length: 8 }, (_, at) => ask(`/page/${at}`));
    const forms = Array.from({ length: 8 }, () => ask('/form', 'POST'));
    const seen = await Promise.all(pages);
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(Math.max(...seen.map(({ seconds }) => seconds))).toBeGreaterThan(PAGE_SECONDS - 1);
    expect(Math.max(...seen.map(({ seconds }) => seconds))).toBeLessThan(PAGE_SECONDS + 5);
    const answered = (await Promise.all(forms)).filter(({ status }) => status === 200).length;
    expect([answered > 0, answered < forms.length]).toEqual([true, true]);
    expect(await (await fetch(`${other?.origin}/posts`)).text()).toBe(String(answered));
    still?.child.kill('SIGCONT');
  }, 90_000);

  test('is not one whose form is slow, or whose answer comes in parts', async () => {
    const [form, stream] = await Promise.all([ask('/slow', 'POST'), ask('/stream')]);
    expect([form.status, form.body]).toEqual([200, 'answered']);
    expect([stream.status, stream.body]).toEqual([200, 'part part part part answered']);
    expect(form.seconds).toBeLessThan(FORM_SECONDS);
  }, 60_000);
});
