import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sealChains } from '../money/books/seal-chains.ts';
import { connect, createDataDirectory, run, startApi } from '../testing/operators.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip wallets '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const GRANT = [
  'operator',
  'grant',
  '--platform',
  'bom-us',
  '--reader',
  'reader',
  '--amount',
  '5',
  '--reason',
  'a lost order',
];

describe('wallets by command, through the running api', () => {
  it('are given coins, with the reason in the audit log; the books show them and hold', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'running'));
    const { store, end } = await startApi(dataDirectory);
    const admin = connect(dataDirectory);
    try {
      await addUser(store.database, { platformId: 'bom-us', id: 'reader' });
      expect(await run(admin, 'books')).toMatchObject({
        exitCode: 0,
        lines: [expect.stringMatching(/^Books at /), '  No reader has a wallet yet.', 'The books are right.'],
      });
      expect(await run(admin, ...GRANT)).toMatchObject({
        exitCode: 0,
        lines: ['Gave 5 FREE_COIN to reader reader (movement 1).'],
      });
      const byMail = GRANT.map((arg) => (arg === 'reader' ? 'Reader@readers.test' : arg));
      const bonus = await run(admin, ...byMail, '--kind', 'BONUS', '--days', '3', '--json');
      expect(JSON.parse(bonus.lines[0] ?? '')).toMatchObject({
        movementId: 2,
        userId: 'reader',
        lines: [{ kind: 'BONUS', amount: 5 }],
      });
      const { lines: log } = await run(admin, 'audit', '--subject', 'wallet', '--json');
      expect(log.map((line) => JSON.parse(line))).toMatchObject([
        { action: 'wallet.grant', subjectId: 'bom-us/reader', after: { kind: 'BONUS', reason: 'a lost order' } },
        { action: 'wallet.grant', subjectId: 'bom-us/reader', after: { kind: 'FREE_COIN', amount: 5, movementId: 1 } },
      ]);
      const { exitCode, lines } = await run(admin, 'books');
      expect([exitCode, lines.slice(1)]).toEqual([
        0,
        [
          'bom-us: 2 movements, 0 sealed',
          '  unused: FREE_COIN 5, BONUS 5',
          'audit log: 2 rows, 0 sealed',
          'The books are right.',
        ],
      ]);
      await sealChains(store.database, Date.now(), new AbortController().signal);
      const head =
        (await run(admin, 'books')).lines
          .find((line) => line.includes('bom-us/2/'))
          ?.split(' ')
          .at(-1) ?? '';
      const file = join(folder, 'heads.txt');
      await writeFile(file, `{"head":"${head}"}\n${head.replace('/2/', '/3/')} 2026-11-28\n`);
      const since = await run(admin, 'books', '--since', head, file);
      expect([since.exitCode, since.lines]).toEqual([
        1,
        expect.arrayContaining(['2 of 3 given heads hold', '  seal 3 of bom-us, up to a given head: gone']),
      ]);
      // A repeated request gives coins once, and is logged once.
      const asked = {
        platform: 'bom-us',
        reader: 'reader',
        kind: 'COIN',
        amount: 1,
        days: null,
        reason: 'twice',
      } as const;
      const once = () => admin.grantCoins({ ...asked, requestId: 'sent-twice' });
      expect([await once(), await once()]).toMatchObject([
        { movementId: 3, isRepeated: false },
        { movementId: 3, isRepeated: true },
      ]);
      expect((await run(admin, 'audit', '--subject', 'wallet', '--json')).lines).toHaveLength(3);
    } finally {
      await admin.close();
      await end();
    }
  });

  it('are not given what makes no sense, or to no reader', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'refusing'));
    const { end } = await startApi(dataDirectory);
    const admin = connect(dataDirectory);
    try {
      expect(await run(admin, ...GRANT)).toMatchObject({
        exitCode: 2,
        said: ['there is no reader with that id or address on that platform.'],
      });
      for (const [change, sentence] of [
        [['--amount', '0'], 'an amount is at least 1.'],
        [['--amount', '9999999'], /must be a whole number/],
        [['--kind', 'GOLD'], 'a kind is one of COIN, FREE_COIN, BONUS, MILEAGE.'],
        [['--days', '0'], 'at least 1 day.'],
        [['--platform', 'nowhere'], 'there is no platform nowhere.'],
      ] as const) {
        const ran = await run(admin, ...GRANT, ...change);
        expect([ran.exitCode, ran.said.join()]).toEqual([2, expect.stringMatching(sentence)]);
      }
    } finally {
      await admin.close();
      await end();
    }
  });
});

describe('books by the command line alone', () => {
  it('end with exit code 1 and the rows where they do not hold', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'alone'));
    const { store, end } = await startApi(dataDirectory);
    await addUser(store.database, { platformId: 'bom-us', id: 'reader' });
    await end();
    const admin = connect(dataDirectory);
    expect((await run(admin, ...GRANT)).exitCode).toBe(0);
    expect((await run(admin, 'books')).exitCode).toBe(0);
    await admin.close();

    const again = await startApi(dataDirectory);
    await again.store.database.inTransaction(async (runner) => {
      await runner.run('set local session_replication_role = replica');
      await runner.run('update lot set remaining = 4');
    });
    await again.end();
    const other = connect(dataDirectory);
    const { exitCode, lines } = await run(other, 'books');
    expect([exitCode, lines.slice(3)]).toEqual([
      1,
      [
        'audit log: 1 row, 0 sealed',
        'proofs of orders and events: not checked, BOOKS_SECRETS is not known here',
        'Does not hold: What is left of each lot is the sum of its postings.',
        '  lot 1 of bom-us (FREE_COIN, reader reader): 4 left, its postings add up to 5',
        'Does not hold: What each reader has of each kind is the same in lots and in the ledger.',
        '  FREE_COIN of reader reader of bom-us: 4 in lots, 5 in the ledger',
        'The books are WRONG: 2 checks failed.',
      ],
    ]);
    const { lines: json } = await run(other, 'books', '--json');
    expect(JSON.parse(json[0] ?? '')).toMatchObject({ broken: [{ count: 1 }, { count: 1 }] });
    await other.close();
  });

  it('find everything sealed that a command wrote while the product was stopped', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'stopped'));
    const { store, end } = await startApi(dataDirectory);
    await addUser(store.database, { platformId: 'bom-us', id: 'reader' });
    await end();
    const admin = connect(dataDirectory);
    expect((await run(admin, ...GRANT)).exitCode).toBe(0);
    await admin.close();
    const other = connect(dataDirectory);
    const { lines } = await run(other, 'books');
    expect(lines).toEqual(expect.arrayContaining(['bom-us: 1 movement, 1 sealed', 'audit log: 1 row, 1 sealed']));
    await other.close();
  });
});
