import { OPERATOR_CALLS, TIMELINE_KINDS } from '@longstrip/api-contract';
import { appUser, userPassword } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '../../people/sign-in/password.service.ts';
import { outcome, postTo, TEST_PASSWORD } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { HERE, type HelpScene, openHelpScene, READER } from '../../testing/help-scene.ts';
import { addOperator } from '../../testing/operator-accounts.ts';
import { ledgerSums } from '../../testing/wallets.ts';

const { adminReader, adminReaderTimeline, adminReaderLibrary, adminReaderAccess } = OPERATOR_CALLS;

let scene: HelpScene;
beforeAll(async () => {
  scene = await openHelpScene();
  const hash = await createPasswordHasher().hash(TEST_PASSWORD);
  await addUser(scene.api.db, {
    platformId: 'beltoon-jp',
    id: 'ada',
    snsProvider: 'email',
    snsId: 'ada@readers.test',
    phone: '+811234567',
  });
  await scene.api.db.orm
    .insert(userPassword)
    .values({ platformId: 'beltoon-jp', userId: 'ada', hash, changedAtMs: TEST_NOW_MS });
}, 60_000);
afterAll(() => scene?.close());

const logged = (action: string, subject: string) =>
  scene.api.db.run('select actor, after from audit_log where action = $1 and subject_id = $2 order by id', [
    action,
    subject,
  ]);

describe('a reader’s page', () => {
  test('has the balances of the ledger with their ends, and personal data masked until it is asked for in full', async () => {
    const { data } = await scene.call(adminReader, { reader: READER });
    const scope = { platformId: HERE, userId: READER };
    const sums = await ledgerSums(scene.api.db, scope as Parameters<typeof ledgerSums>[1]);
    const held = data.balances.filter(({ amount }: { amount: number }) => amount > 0);
    expect(Object.fromEntries(held.map((each: { kind: string; amount: number }) => [each.kind, each.amount]))).toEqual(
      sums,
    );
    expect(data.lots.map(({ expiresAtMs }: { expiresAtMs: number | null }) => expiresAtMs ?? Infinity)).toEqual(
      data.lots
        .map(({ expiresAtMs }: { expiresAtMs: number | null }) => expiresAtMs ?? Infinity)
        .toSorted((a: number, b: number) => a - b),
    );
    expect(data.account).toMatchObject({ isMasked: true, email: 're…@readers.test', name: 'N…', state: 'ACTIVE' });
    const full = await scene.call(adminReader, { reader: 'READER@readers.test', isFull: 'true' });
    expect(full.data.account).toMatchObject({ isMasked: false, email: 'reader@readers.test', name: 'Name of reader' });
    expect((await scene.call(adminReader, { reader: 'no-reader' })).code).toBe('NOT_EXIST');
  });

  test('is in the audit log once an hour for an operator and a reader', async () => {
    const subject = `${HERE}/other`;
    const look = () => scene.call(adminReader, { reader: 'other' });
    await look();
    await scene.call(adminReaderTimeline, { reader: 'other' });
    expect(await logged('reader.look', subject)).toMatchObject([{ actor: 'Sam of support' }]);
    const { token } = await addOperator(scene.api.db, ['owner/all'], { name: 'Olga' });
    await scene.call(adminReader, { reader: 'other' }, token);
    expect(await logged('reader.look', subject)).toHaveLength(2);
    await scene.call(adminReader, { reader: 'other', isFull: 'true' });
    expect(await logged('reader.lookFull', subject)).toHaveLength(1);
    scene.operators.pass(60 * 60_000 - 1);
    await look();
    expect(await logged('reader.look', subject)).toHaveLength(2);
    scene.operators.pass(1);
    await look();
    expect(await logged('reader.look', subject)).toHaveLength(3);
  });

  test('says why adult works are shown or hidden, by the rule of the sites', async () => {
    const of = async (change: Partial<typeof appUser.$inferInsert>) => {
      await scene.api.db.orm.update(appUser).set(change).where(eq(appUser.id, 'arrived'));
      const { adultView, step } = (await scene.call(adminReader, { reader: 'arrived' })).data.age;
      return [adultView, step];
    };
    expect(await of({ isAdultToggle: true })).toEqual(['NOT_VERIFIED', 'birthday']);
    const verified = { isAdult: true, adultVerifiedAtMs: TEST_NOW_MS, birthedOn: '1990-01-01' };
    expect(await of({ ...verified, isAdultToggle: false })).toEqual(['SWITCH_OFF', 'none']);
    expect(await of({ isAdultToggle: true })).toEqual(['SEES', 'none']);
  });
});

describe('the timeline', () => {
  test('has everything that happened, the newest first, and page by page the same without gaps or repetitions', async () => {
    const { data } = await scene.call(adminReaderTimeline, { reader: READER, limit: '200' });
    const kinds = new Set(data.rows.map(({ kind }: { kind: string }) => kind));
    expect(TIMELINE_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['ticket']);
    const times = data.rows.map(({ atMs }: { atMs: number }) => atMs);
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
    const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;
    const paged: string[] = [];
    for (let before = ''; ; ) {
      const page = (await scene.call(adminReaderTimeline, { reader: READER, limit: '7', before })).data;
      paged.push(...page.rows.map(keyOf));
      if (page.next === null) break;
      before = page.next;
    }
    expect(paged).toEqual(data.rows.map(keyOf));
    expect(new Set(paged).size).toBe(paged.length);
  });

  test('has of a movement the lots that it changed, and only the kinds that are asked for', async () => {
    const { orders } = scene.history;
    const { rows } = (await scene.call(adminReaderTimeline, { reader: READER, kinds: 'movement,order' })).data;
    expect(new Set(rows.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['movement', 'order']));
    const charge = rows.find(
      ({ cause, type }: { cause?: string; type?: string }) => cause === `order/${orders.paid}` && type === 'CHARGE',
    );
    const [given] = await scene.api.db.run('select coins from coin_order where id = $1', [orders.paid]);
    expect(charge.lots).toContainEqual(expect.objectContaining({ kind: 'COIN', amount: given?.coins }));
    expect((await scene.call(adminReaderTimeline, { reader: READER, kinds: 'orders' })).status).toBe(400);
  });
});

test('the library says where each right comes from and whether it counts; a question about an episode is answered by the viewer’s rule', async () => {
  const { purchases, episodeIds } = scene.history;
  const { rows } = (await scene.call(adminReaderLibrary, { reader: READER, series: 'tale' })).data;
  const ofPurchase = (id: number) => rows.find(({ purchaseId }: { purchaseId: number }) => purchaseId === id);
  expect(ofPurchase(purchases.own)).toMatchObject({ scope: 'POSSESSION', source: 'PURCHASE', isActive: true });
  expect(ofPurchase(purchases.grant)).toMatchObject({ scope: 'PERMANENT', isActive: true });
  expect(ofPurchase(purchases.undone)).toMatchObject({ isActive: false });
  const first = (await scene.call(adminReaderLibrary, { reader: READER, limit: '2' })).data;
  const second = (await scene.call(adminReaderLibrary, { reader: READER, limit: '200', after: first.next })).data;
  expect([...first.rows, ...second.rows].map(({ rightId }) => rightId)).toEqual(
    (await scene.call(adminReaderLibrary, { reader: READER, limit: '200' })).data.rows.map(
      ({ rightId }: { rightId: number }) => rightId,
    ),
  );
  const access = async (place: number) =>
    (await scene.call(adminReaderAccess, { reader: READER, series: 'tale', episode: String(episodeIds[place]) })).data;
  expect(await access(2)).toMatchObject({ canRead: true, by: 'POSSESSION', refusal: null });
  expect(await access(5)).toMatchObject({ canRead: false, refusal: 'UNAUTHORIZED_CONTENTS' });
});

describe('help with signing in', () => {
  const help = async (call: 'adminReaderUnlock' | 'adminReaderSendReset' | 'adminAgeCheckReset', reader: string) => {
    const { token } = await addOperator(scene.api.db, ['support/beltoon-jp']);
    const asked = { platform: 'beltoon-jp', reader, reason: 'they wrote to us' };
    return scene.call(OPERATOR_CALLS[call], asked, token);
  };
  const signIn = async (password: string) =>
    outcome(
      await postTo(scene.api, '/auth/sign-in/local')(
        { id: 'ada@readers.test', password },
        { balconyId: 'BELTOON_JP', from: '10.9.9.9' },
      ),
    );

  test('unlocks who was locked out by wrong passwords', async () => {
    for (let count = 0; count < 5; count += 1) await signIn('Wrong-horse7');
    expect(await signIn(TEST_PASSWORD)).toBe('EXCEED_AUTH_COUNT');
    const { token } = await addOperator(scene.api.db, ['support/beltoon-jp']);
    const page = await scene.call(adminReader, { platform: 'beltoon-jp', reader: 'ada' }, token);
    expect(page.data.limits).toMatchObject([{ name: 'password', used: 5, most: 5, isReached: true }]);
    expect((await help('adminReaderUnlock', 'ada')).data).toEqual({ userId: 'ada', cleared: ['password'] });
    expect(await signIn(TEST_PASSWORD)).toBe('SUCCESS');
    expect(await logged('reader.unlock', 'beltoon-jp/ada')).toMatchObject([{ after: { cleared: ['password'] } }]);
  });

  test('mails the link that sets a new password, to who has one', async () => {
    expect((await help('adminReaderSendReset', 'ada')).data).toEqual({ userId: 'ada', sentTo: 'ad…@readers.test' });
    expect(scene.api.enqueued.at(-1)).toMatchObject({ payload: { purpose: 'RESET_LINK', to: 'ada@readers.test' } });
    await addUser(scene.api.db, { platformId: 'beltoon-jp', id: 'gus' });
    expect((await help('adminReaderSendReset', 'gus')).code).toBe('NOT_LOCAL_LOGIN_USER');
  });

  test('clears an age check, after which adult works are hidden and the date can be given again', async () => {
    await addUser(scene.api.db, { platformId: 'beltoon-jp', id: 'eve', isAdult: true, birthedOn: '1990-01-01' });
    expect((await help('adminAgeCheckReset', 'eve')).data).toMatchObject({ userId: 'eve', wasVerified: true });
    const { token } = await addOperator(scene.api.db, ['support/beltoon-jp']);
    const page = await scene.call(adminReader, { platform: 'beltoon-jp', reader: 'eve', isFull: 'true' }, token);
    expect(page.data.age).toMatchObject({ isVerified: false, adultView: 'NOT_VERIFIED' });
    expect(page.data.account.birthedOn).toBeNull();
  });

  test('a note is for other operators, and not in the audit log', async () => {
    const text = 'Writes from a new address since May.';
    await scene.call(OPERATOR_CALLS.adminReaderNote, { reader: READER, text });
    expect((await scene.call(adminReader, { reader: READER })).data.notes).toMatchObject([
      { text, writtenBy: 'Sam of support' },
    ]);
    expect(at(await logged('reader.note', `${HERE}/${READER}`), '0.after')).toEqual({
      noteId: expect.any(String),
      characters: 36,
    });
  });
});
