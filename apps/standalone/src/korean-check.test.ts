import { addSignedIn, createNiceClient, createTestApi, KOREAN_ADDRESS } from '@longstrip/api/testing';
import { createSandbox, sandboxNice } from '@longstrip/sandbox';
import { expect, test } from 'vitest';

const SANDBOX = 'http://127.0.0.1:3102';
const SITE = 'http://localhost:3000';

// The api's identity check and the sandbox's fake NICE are written independently. This test runs one against the other.
test('a reader with a Korean address is verified by the sandbox’s NICE', async () => {
  const created = await createSandbox({
    mode: 'demo',
    baseUrl: SANDBOX,
    neighbours: [{ name: 'bom-us', title: 'Bom', url: SITE }],
    mailPort: null,
  });
  if (!created.ok) throw new Error(created.sentence);
  const { app, close } = created.sandbox;
  const nice = createNiceClient(sandboxNice(SANDBOX), { fetch: async (input, init) => app.request(input, init) });
  const api = await createTestApi({ services: { koreanCheck: { nice, originOf: () => SITE } } });
  const { accessToken: bearer, refreshToken } = await addSignedIn(api, { platformId: 'bom-us', id: 'reader' });

  const begun = await api.ask('/nice/encode?isAgreed=true', { bearer, from: KOREAN_ADDRESS });
  const { action, fields } = JSON.parse(begun.text).data;
  const post = (url: string, body: Record<string, string>, origin: string) =>
    app.request(url, { method: 'POST', headers: { origin }, body: new URLSearchParams(body) });
  const popup = await (await post(action, fields, SITE)).text();
  const [, path] = /action="([^"]+)"/.exec(popup) ?? [];
  const person = { name: '김하늘', birthDate: '1995-05-05', gender: 'F', phone: '01012345678' };
  const back = await post(`${SANDBOX}${path}`, { ...person, answer: 'confirm' }, SANDBOX);
  const returned = new URL(back.headers.get('location') ?? '');
  expect([back.status, returned.origin + returned.pathname]).toEqual([303, `${SITE}/callback/adult-kr`]);

  const body = { ...Object.fromEntries(returned.searchParams), refreshToken };
  const finished = await api.ask('/user/auth/adult/kr', { method: 'POST', bearer, body, from: KOREAN_ADDRESS });
  expect(JSON.parse(finished.text)).toMatchObject({ result: 'SUCCESS' });
  const user = await api.ask('/user', { method: 'POST', bearer, from: KOREAN_ADDRESS });
  expect(JSON.parse(user.text).data).toMatchObject({ isAdultKr: true, birthedAt: '1995-05-05' });
  await api.close();
  await close();
});
