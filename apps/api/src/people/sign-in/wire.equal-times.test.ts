import { userPassword } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postTo, TEST_PASSWORD } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPasswordHasher } from './password.service.ts';

// D22: whether an account exists is not disclosed, neither by an answer nor by how long it takes. Requests for known and unknown
// accounts alternate, so that a busy machine slows both, and the medians are compared.

const ROUNDS = 15;
/** The first ones take longer. */
const WARM_UP = 2;
/** Each comes first as often as the other, so that the noise of the machine affects both. */
const KINDS = ['known', 'unknown'] as const;
/** Comparing a password takes ten times as long as the rest. One query more or less cannot be measured from outside. */
const MOST_RATIO = 2;
/** In milliseconds. A smaller difference is noise of the machine. */
const NOISE_MS = 10;
/** A real difference shows in every run; noise of the machine does not. */
const MOST_RUNS = 4;
const balconyId = 'BOMTOON_TH';
const platformId = 'bom-th';

let api: TestApi;
let hash: string;
let lastNumber = 0;
beforeAll(async () => {
  api = await createTestApi();
  hash = await createPasswordHasher().hash(TEST_PASSWORD);
});
afterAll(() => api.close());

/** An id that was not asked about before: limits count for an address or a number. */
async function newId(by: 'email' | 'phone', isKnown: boolean): Promise<string> {
  lastNumber += 1;
  const id = by === 'email' ? `reader-${lastNumber}@readers.test` : `+6681${String(lastNumber).padStart(7, '0')}`;
  if (!isKnown) return id;
  const userId = `user-${lastNumber}`;
  const contact = by === 'email' ? { email: id } : { phone: id, email: null };
  await addUser(api.db, { platformId, id: userId, snsProvider: by, snsId: id, ...contact });
  await api.db.orm.insert(userPassword).values({ platformId, userId, hash, changedAtMs: TEST_NOW_MS });
  return id;
}

/** Asks from a range of its own. */
function ask(path: string, body: object) {
  lastNumber += 1;
  const from = `10.${Math.floor(lastNumber / 250)}.${lastNumber % 250}.1`;
  return postTo(api, path)(body, { balconyId, from });
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

interface Question {
  what: string;
  by: 'email' | 'phone';
  /** The request before it, such as the one for a code. */
  before?: readonly [path: string, body: (id: string) => object];
  ask: readonly [path: string, body: (id: string) => object];
}
const FIND_ID = (phone: string) => ({ phone, purpose: 'FIND_ID' });
const WRONG = 'Wrong-password1';
const QUESTIONS: readonly Question[] = [
  { what: 'an address and a password', by: 'email', ask: ['/auth/sign-in/local', (id) => ({ id, password: WRONG })] },
  { what: 'a number and a password', by: 'phone', ask: ['/auth/sign-in/local', (id) => ({ id, password: WRONG })] },
  { what: 'a code to sign up', by: 'email', ask: ['/mail/signup', (email) => ({ email })] },
  { what: 'a link for a new password', by: 'email', ask: ['/mail/reset/password', (email) => ({ email })] },
  { what: 'a code to find an id', by: 'phone', ask: ['/auth/phone/code', FIND_ID] },
  {
    what: 'a code to find a password',
    by: 'phone',
    ask: ['/auth/phone/code', (phone) => ({ phone, purpose: 'FIND_PASSWORD' })],
  },
  {
    what: 'a wrong code by text message',
    by: 'phone',
    before: ['/auth/phone/code', FIND_ID],
    ask: ['/auth/phone/verify', (phone) => ({ ...FIND_ID(phone), code: '1' })],
  },
  {
    what: 'a wrong code by mail',
    by: 'email',
    before: ['/mail/signup', (email) => ({ email })],
    ask: ['/auth/verify/otp', (email) => ({ email, otp: '1' })],
  },
];

/** Asks about known and unknown ids in turn, and says the median times of both. */
async function measure({ by, before, ask: [path, body] }: Question): Promise<number[]> {
  const asked: { kind: (typeof KINDS)[number]; id: string }[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed())
      asked.push({ kind, id: await newId(by, kind === 'known') });
  }
  if (before !== undefined) for (const { id } of asked) await ask(before[0], before[1](id));
  const times: Record<(typeof KINDS)[number], number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (const { kind, id } of asked) {
    const startMs = performance.now();
    const { status, text } = await ask(path, body(id));
    times[kind].push(performance.now() - startMs);
    answers.add(`${status} ${text}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^200 /)]);
  return [times.known, times.unknown].map((each) => median(each.slice(WARM_UP)));
}

function areAlike(medians: readonly number[]): boolean {
  const [less = 0, more = 0] = medians.toSorted((a, b) => a - b);
  return more <= less * MOST_RATIO || more - less < NOISE_MS;
}

test.each(QUESTIONS)('$what: one answer in the same time, whether or not there is an account', async (question) => {
  const measured: number[][] = [];
  while (measured.length < MOST_RUNS && !measured.some(areAlike)) measured.push(await measure(question));
  expect({ measured, isAlike: measured.some(areAlike) }).toMatchObject({ isAlike: true });
});
