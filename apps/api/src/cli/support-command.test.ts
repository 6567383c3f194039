import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alarm, supportPicture, supportTicket } from '@longstrip/database/schema';
import { addUser } from '@longstrip/test-kit/data';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OperatorScene, openOperatorScene } from '../testing/operators.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const SUPPORT = ['--platform', 'bom-us', '--ticket', 'ticket-1'] as const;

let scene: OperatorScene;
beforeAll(async () => {
  scene = await openOperatorScene();
  await addUser(scene.api.store.database, { platformId: 'bom-us', id: 'reader' });
});
afterAll(() => scene?.end());

const operate = (...args: string[]) => scene.operate('support', ...args);

describe('what readers ask', () => {
  it('is listed, shown with its pictures and answered, once', async () => {
    const { orm } = scene.api.store.database;
    const of = { platformId: 'bom-us', userId: 'reader' };
    await orm.insert(supportTicket).values({
      ...{ ...of, id: 'ticket-1', category: 'COIN', title: 'My coins\u001B[31m', text: 'First line\nSecond line' },
      place: 'salt-crown/ep-3#14',
      ...{ locale: 'en-US', sentOn: '2026-11-27', dayOrder: 1, createdAtMs: Date.UTC(2026, 10, 27) },
    });
    const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
    await orm
      .insert(supportPicture)
      .values({ ...of, ticketId: 'ticket-1', orderNo: 1, widthPx: 3, heightPx: 2, bytes: new Uint8Array(picture) });

    const listed = await operate('list', '--platform', 'bom-us');
    expect(listed).toMatchObject({
      exitCode: 0,
      lines: [expect.stringMatching(/ticket-1.*COIN.*salt-crown\/ep-3#14.*My coins\\u001b\[31m.*pictures: 1/)],
    });
    const shown = await operate('show', ...SUPPORT, '--pictures', join(scene.folder, 'pictures'));
    expect(shown.lines.slice(1, 4)).toEqual(['WAIT  reader reader', 'First line', 'Second line']);
    expect(await readFile(shown.lines[4] ?? '')).toEqual(picture);

    const answer = () => operate('answer', ...SUPPORT, '--text', 'It is mended.');
    expect(await answer()).toMatchObject({ exitCode: 0, lines: ['Answered ticket ticket-1 of reader reader.'] });
    expect(await scene.lastLogged('ticket/bom-us/ticket-1')).toMatchObject({
      action: 'ticket.answer',
      actor: 'commands on this machine',
    });
    expect(await orm.$count(alarm)).toBe(1);
    expect(await answer()).toMatchObject({ exitCode: 2, said: ['that ticket has its answer already.'] });
    expect(await operate('list', '--platform', 'bom-us')).toMatchObject({ lines: ['No tickets.'] });
    const done = await operate('list', '--platform', 'bom-us', '--status', 'completed', '--json');
    expect(JSON.parse(done.lines[0] ?? '')).toMatchObject([{ ticketId: 'ticket-1', answer: 'It is mended.' }]);
  });

  it.each([
    ['a ticket that there is not', ['show', '--platform', 'bom-us', '--ticket', 'nothing'], /^there is no such ticket/],
    [
      'a status that there is not',
      ['list', '--platform', 'bom-us', '--status', 'lost'],
      /^a status is WAIT or COMPLETED/,
    ],
    ['an empty answer', ['answer', ...SUPPORT, '--text', ' '], /^the answer must not be empty/],
    ['a platform that there is not', ['list', '--platform', 'nowhere'], /^there is no platform nowhere/],
  ])('%s is refused with a sentence', async (_, args, sentence) => {
    expect(await operate(...args)).toMatchObject({ exitCode: 2, said: [expect.stringMatching(sentence)] });
  });
});
