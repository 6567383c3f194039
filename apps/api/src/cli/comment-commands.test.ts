import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comment, commentReport } from '@longstrip/database/schema';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OperatorScene, openOperatorScene, run } from '../testing/operators.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const platformId = 'beltoon-jp';

let scene: OperatorScene;
let ids: number[];
beforeAll(async () => {
  scene = await openOperatorScene();
  const { database } = scene.api.store;
  for (const id of ['ann', 'ben', 'eve']) await addUser(database, { platformId, id });
  const { id: seriesId, episodes } = await addSeries(database, {
    alias: 'tale',
    platformIds: [platformId],
    episodes: [{}],
  });
  const place = { platformId, userId: 'ann', seriesId, episodeId: episodes[0]?.id ?? 0, createdAtMs: 1 };
  const rows = await database.orm
    .insert(comment)
    .values(['one\nand two', 'not reported', 'three'].map((text) => ({ ...place, text })))
    .returning({ id: comment.id });
  ids = rows.map(({ id }) => id);
  const reports = [
    ['ben', 0, 'SPAM'],
    ['eve', 0, 'SPAM'],
    ['ben', 2, 'ABUSE'],
  ] as const;
  await database.orm.insert(commentReport).values(
    reports.map(([userId, index, reason]) => ({
      platformId,
      userId,
      commentId: ids[index] ?? 0,
      reason,
      createdAtMs: 1,
    })),
  );
});
afterAll(() => scene?.end());

const operate = (...args: string[]) => scene.operate('comment', ...args);
const judge = (judgement: string, index: number) =>
  operate(judgement, '--platform', platformId, '--comment', String(ids[index]), '--reason', 'seen by support');
const lastLogged = () => scene.lastLogged('comment');

it('lists what is reported, those with the most reports first', async () => {
  expect((await operate('list', '--platform', platformId)).lines).toEqual([
    `${ids[0]} tale/ep-1, reader ann (shown, SPAM 2): one and two`,
    `${ids[2]} tale/ep-1, reader ann (shown, ABUSE 1): three`,
  ]);
  expect((await operate('list', '--platform', 'bom-th')).lines).toEqual(['Nothing is reported.']);
});

it('hides a comment, and shows it again with its reports settled', async () => {
  expect((await judge('blind', 0)).lines).toEqual([`Hid comment ${ids[0]} of reader ann; 0 reports are settled.`]);
  expect((await operate('list', '--platform', platformId)).lines[0]).toContain('(hidden, SPAM 2)');
  expect((await judge('restore', 0)).lines).toEqual([
    `Showed again comment ${ids[0]} of reader ann; 2 reports are settled.`,
  ]);
  expect((await operate('list', '--platform', platformId)).lines).toHaveLength(1);
  expect(await lastLogged()).toMatchObject({
    ...{ action: 'comment.restore', subjectId: `${platformId}/${ids[0]}` },
    before: { state: 'hidden', reports: 2 },
    after: { state: 'shown', reason: 'seen by support' },
  });
});

it('deletes a comment for good; the log tells why, and has no text of it', async () => {
  expect((await judge('delete', 2)).exitCode).toBe(0);
  expect((await operate('list', '--platform', platformId)).lines).toEqual(['Nothing is reported.']);
  expect(JSON.stringify(await lastLogged())).not.toContain('three');
  expect(await judge('restore', 2)).toMatchObject({ exitCode: 2 });
  expect(await operate('delete', '--platform', platformId, '--comment', 'x', '--reason', 'y')).toMatchObject({
    exitCode: 2,
  });
});

it('applies words that comments may not have, once', async () => {
  const file = join(scene.folder, 'words.json');
  const apply = async (words: string[]) => {
    await writeFile(file, JSON.stringify({ prohibitedWords: [{ platform: platformId, locale: 'ja-JP', words }] }));
    return run(scene.admin, 'apply', file);
  };
  expect((await apply(['ばか', 'bad word'])).exitCode).toBe(0);
  expect((await apply(['ばか', 'bad word'])).lines.join()).toContain('=');
  expect(await scene.api.store.database.run('select words from prohibited_word_list')).toEqual([
    { words: ['ばか', 'bad word'] },
  ]);
  expect((await apply([])).exitCode).toBe(0);
  for (const words of [['!?'], ['a'], ['x'.repeat(61)]]) expect((await apply(words)).exitCode).toBe(2);
});
