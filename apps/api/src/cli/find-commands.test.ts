import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addOperator } from '../testing/operator-accounts.ts';
import { type OperatorScene, openOperatorScene } from '../testing/operators.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let scene: OperatorScene;
beforeAll(async () => {
  scene = await openOperatorScene();
  await addUser(scene.api.store.database, { platformId: 'bom-us', id: 'mina', email: 'mina@readers.test' });
});
afterAll(() => scene?.end());

test('a reader is found by the beginning of an address, and shown with what happened last', async () => {
  const found = await scene.operate('find', 'min');
  expect(found).toMatchObject({ exitCode: 0, lines: ['reader  bom-us  mina  mi…@readers.test  nick-mina  ACTIVE'] });
  expect(await scene.operate('find', 'zzz')).toMatchObject({ exitCode: 0, lines: ['Nothing is found.'] });
  const grant = ['--platform', 'bom-us', '--reader', 'mina', '--reason', 'a test', '--amount', '5'];
  await scene.operate('grant', ...grant);
  const shown = await scene.operate('show', 'reader', 'mina@readers.test', '--platform', 'bom-us', '--json');
  const page = JSON.parse(shown.lines[0] ?? '{}');
  expect(page).toMatchObject({ userId: 'mina', account: { email: 'mi…@readers.test' } });
  expect(page.balances).toContainEqual({ kind: 'FREE_COIN', amount: 5 });
  expect(page.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['movement', 'operator', 'session']);
  for (const kind of ['reader', 'order', 'purchase', 'ticket']) {
    const asked = await scene.operate('show', kind, '77', '--platform', 'bom-us');
    expect(asked).toMatchObject({ exitCode: 2, said: [expect.stringMatching(/^there is no /)] });
  }
});

test('a grant above the limit says that it waits, and for what', async () => {
  await addOperator(scene.api.store.database, ['support/bom-us']);
  const large = ['--platform', 'bom-us', '--reader', 'mina', '--reason', 'a test', '--amount', '1001'];
  expect(await scene.operate('grant', ...large)).toMatchObject({
    ...{ exitCode: 2, lines: [] },
    said: [expect.stringMatching(/^that waits for a second operator, as request 1, until 20/)],
  });
});
