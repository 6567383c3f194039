import { appUser } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { DrizzleQueryError, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { describeFault, WITHOUT_VALUES } from './describe-fault.ts';

const EMAIL = 'marker@readers.test';

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

test('a statement that fails is in the log without its values, and so is what the database says of it', async () => {
  const db = await openTestDatabase();
  try {
    const reader = { platformId: 'bom-us', id: 'one', email: EMAIL, snsId: EMAIL };
    await addUser(db, reader);
    const twice = await faultOf(
      db.orm
        .insert(appUser)
        .values({ ...reader, snsProvider: 'google', createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS }),
    );
    expect(twice).toBeInstanceOf(DrizzleQueryError);
    await db.run('alter table app_user rename to app_user_away');
    const away = await faultOf(db.orm.select().from(appUser).where(eq(appUser.email, EMAIL)));
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(line) }).child({}, WITHOUT_VALUES);
    logger.error({ err: twice }, 'fault');
    logger.error({ err: away }, 'fault');
    logger.error({ err: new Error('outer', { cause: twice }) }, 'fault');
    expect(lines.filter((line) => line.includes(EMAIL))).toEqual([]);
    // What is needed to find the error is there.
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
      type: 'DrizzleQueryError',
      message: expect.stringMatching(/^Failed query: insert into "app_user"/),
      stack: expect.arrayContaining([expect.stringContaining('describe-fault.test.ts')]),
      cause: { code: '23505', table: 'app_user', constraint: expect.any(String) },
    });
    expect(JSON.parse(lines[1] ?? '').err.cause.message).toContain('app_user');
  } finally {
    await db.close();
  }
});

test.each([['a text'], [{ password: 'x' }], [null]])('what is thrown and is no error is not repeated: %j', (thrown) => {
  expect(describeFault(thrown)).toEqual({ type: typeof thrown, message: 'not an error', stack: [] });
});

test('causes that go round end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeFault(error)).match(/"round"/g)).toHaveLength(5);
});
