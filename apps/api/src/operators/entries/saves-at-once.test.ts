import { type Database, openDatabase } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { applyDocument } from '../apply/apply.service.ts';
import { parseApplyDocument } from '../apply/apply-document.ts';
import { readPresentEntry } from './present-entry.ts';

const of = { platform: 'bom-us', key: 'one' };
const OPERATORS = Array.from({ length: 8 }, (_, index) => `Operator ${index}`);

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`saves at once${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  let database: Database;
  beforeAll(async () => {
    server = await useTestServer();
    database = await openDatabase({ engine: 'server', url: await server.createDatabase(), maxConnections: 10 });
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  function save(title: string, edition: string | null) {
    const notice = { ...of, publishAt: '2030-01-01', texts: { 'en-US': { title, body: 'Words' } } };
    const parsed = parseApplyDocument({ notices: [notice] });
    if (!parsed.ok) throw new Error(parsed.sentences.join(' '));
    const parts = { database, jobs: null as never, operator: localOwner('r'), nowMs: NOW_MS };
    return applyDocument(parts, parsed.document, 'series.apply', { notices: [{ ...of, edition }] });
  }
  const present = () => readPresentEntry(database.orm, 'notices', of, NOW_MS);

  it('of a new entry, and of one that all of them saw: one is done, and the others are told what is stored', async () => {
    for (const round of [1, 2]) {
      const edition = (await present())?.edition ?? null;
      const ends = await Promise.all(OPERATORS.map((name) => save(`${name}, round ${round}`, edition)));
      const refused = ends.flatMap((end) => (end.ok ? [] : end.refusals));
      expect(refused.map(({ code }) => code)).toEqual(OPERATORS.slice(1).map(() => 'STALE'));
      const stored = await present();
      for (const refusal of refused) expect(refusal.present).toEqual(stored);
      expect(await database.orm.$count(auditLog)).toBe(round);
    }
  });
});
