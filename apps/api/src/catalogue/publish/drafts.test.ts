import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { applyDocument } from '../../operators/apply/apply.service.ts';
import { parseApplyDocument } from '../../operators/apply/apply-document.ts';
import { localOwner } from '../../shared/operator.ts';
import { usePublishingStore } from '../../testing/publishing-store.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const red = await picture('#ff0000');
const { store, publish, tryToPublish, describeIt } = usePublishingStore(directory);

const episodes = (...numbers: string[]) => comic(numbers.map((number) => comicEpisode(number, [red])));
/** Long after every import. */
const PUBLISHED_MS = 1_900_000_000_000;

async function apply(options: object): Promise<void> {
  const parsed = parseApplyDocument({ series: [{ series: 'salt-crown', ...options }] });
  if (!parsed.ok) throw new Error(parsed.sentences.join());
  const { database, jobs } = store();
  const parts = { database, jobs, operator: localOwner(null), nowMs: PUBLISHED_MS };
  expect(await applyDocument(parts, parsed.document)).toMatchObject({ ok: true });
}

/** The state of a series on bom-us, and of its episodes there by number. */
async function standing(id: number) {
  const { platforms, episodes: all } = await describeIt(id);
  const wordOf = ({ isVisible = false, isDraft = false } = {}) => (isDraft ? 'draft' : isVisible ? 'shown' : 'hidden');
  return [wordOf(platforms['bom-us']), all.map(({ number, platforms: on }) => `${number} ${wordOf(on['bom-us'])}`)];
}

/** Openings on bom-us, in its time. */
async function openings(id: number): Promise<string[]> {
  const { episodes: all } = await describeIt(id);
  return all.map(({ platforms: on }) =>
    DateTime.fromMillis(on['bom-us']?.openedAtMs ?? 0, { zone: 'America/Los_Angeles' }).toFormat(
      'ccc yyyy-MM-dd HH:mm',
    ),
  );
}

const onUs = (facts: object) => ({ platforms: { 'bom-us': facts } });

it('a series that is brought in as a draft is published with its episodes, and opens then', async () => {
  const { id } = await publish(episodes('1', '2'), { isDraft: true });
  expect(await standing(id)).toEqual(['draft', ['1 draft', '2 draft']]);
  // Prices are set before readers see the series; a repeated import leaves it a draft.
  await apply(onUs({ rentCoin: 7 }));
  await tryToPublish(episodes('1', '2'));
  expect(await standing(id)).toEqual(['draft', ['1 draft', '2 draft']]);
  await apply(onUs({ isDraft: false }));
  expect(await standing(id)).toEqual(['shown', ['1 shown', '2 shown']]);
  const { platforms, episodes: all } = await describeIt(id);
  expect(platforms['bom-us']).toMatchObject({ rentCoin: 7, openedAtMs: PUBLISHED_MS });
  expect(all.map(({ platforms: on }) => on['bom-us']?.openedAtMs)).toEqual([PUBLISHED_MS, PUBLISHED_MS]);
});

it('new episodes of a series that is shown can be drafts, and be published one by one', async () => {
  const { id } = await publish(episodes('1'));
  await publish(episodes('1', '2', '3'), { isDraft: true });
  expect(await standing(id)).toEqual(['shown', ['1 shown', '2 draft', '3 draft']]);
  await apply({ episodes: [{ number: '2', ...onUs({ isDraft: false }) }] });
  expect(await standing(id)).toEqual(['shown', ['1 shown', '2 shown', '3 draft']]);
  await apply(onUs({ isDraft: false }));
  expect(await standing(id)).toEqual(['shown', ['1 shown', '2 shown', '3 shown']]);
});

it('what an operator hid is not published with the drafts', async () => {
  const { id } = await publish(episodes('1', '2'), { isDraft: true });
  await apply({ episodes: [{ number: '2', ...onUs({ isVisible: false }) }] });
  await apply(onUs({ isDraft: false }));
  expect(await standing(id)).toEqual(['shown', ['1 shown', '2 hidden']]);
  // A planned opening is not changed.
  const planned = Date.parse('2040-01-31T18:00:00Z');
  await publish(episodes('3'), { isDraft: true, openAt: '2040-01-31T18:00Z' });
  await apply(onUs({ isDraft: false }));
  expect((await describeIt(id)).episodes[2]?.platforms['bom-us']).toMatchObject({
    ...{ isVisible: true, openedAtMs: planned },
  });
});

it('new episodes open weekly, by number, after those that are planned already', async () => {
  // The store's clock is in January 2027.
  const { id } = await publish(episodes('2', '10', '1'), { openWeekly: 'FRI@20:00' });
  const first = ['Fri 2027-01-15 20:00', 'Fri 2027-01-22 20:00', 'Fri 2027-01-29 20:00'];
  expect(await openings(id)).toEqual(first);
  await publish(episodes('10', '11'), { openWeekly: 'FRI@20:00', isDraft: true });
  expect(await openings(id)).toEqual([...first, 'Fri 2027-02-05 20:00']);
  await publish(episodes('12'), { openWeekly: 'MON,WED@08:30', openAt: '2027-06-01' });
  expect((await openings(id)).at(-1)).toBe('Wed 2027-06-02 08:30');
});

it('a new episode that opens by default before earlier ones is doubted', async () => {
  await publish(episodes('0', '1', '2'), { openWeekly: 'FRI@20:00' });
  const doubts = async (numbers: string, options: object = {}) => {
    const result = await tryToPublish(episodes(...numbers.split(' ')), options);
    return result.ok ? result.warnings.filter((sentence) => sentence.includes('at once')) : result;
  };
  expect(await doubts('3', { isDraft: true })).toEqual([]);
  expect(await doubts('4', { openAt: '2027-01-02' })).toEqual([]);
  expect(await doubts('5', { openWeekly: 'FRI@20:00' })).toEqual([]);
  expect(await doubts('-1')).toEqual([]);
  expect(await doubts('6')).toEqual([
    'Episode 6 opens on bom-us at once, though episode 0 opens there later: --open-at or --open-weekly says when.',
  ]);
  expect(await doubts('-2 6 7 8')).toEqual([
    'Episodes 7 and 8 open on bom-us at once, though episode 0 opens there later: --open-at or --open-weekly says when.',
  ]);
});

it('drafts open weekly from their publication on', async () => {
  const { id } = await publish(episodes('1', '2', '10'), { isDraft: true });
  await apply(onUs({ isDraft: false, openWeekly: 'FRI@20:00' }));
  expect(await openings(id)).toEqual(['Fri 2030-03-22 20:00', 'Fri 2030-03-29 20:00', 'Fri 2030-04-05 20:00']);
  expect(await standing(id)).toEqual(['shown', ['1 shown', '2 shown', '10 shown']]);
});

it('a weekly plan alone leaves drafts as they are, and what is published later opens as planned', async () => {
  const { id } = await publish(episodes('1', '2'), { isDraft: true });
  await apply(onUs({ openWeekly: 'FRI@20:00' }));
  const planned = ['Fri 2030-03-22 20:00', 'Fri 2030-03-29 20:00'];
  expect(await openings(id)).toEqual(planned);
  expect(await standing(id)).toEqual(['draft', ['1 draft', '2 draft']]);
  await apply(onUs({ isDraft: false }));
  expect(await openings(id)).toEqual(planned);
  expect(await standing(id)).toEqual(['shown', ['1 shown', '2 shown']]);
});

it('drafts that are published open weekly after what is planned already, whatever they were planned for as drafts', async () => {
  const planned = { openAt: '2030-06-01', openWeekly: 'FRI@20:00' };
  const { id } = await publish(episodes('1', '2'), planned);
  await publish(episodes('3', '4'), { isDraft: true, openAt: '2031-01-01' });
  await apply(onUs({ isDraft: false, openWeekly: 'FRI@20:00' }));
  expect(await openings(id)).toEqual([
    ...['Fri 2030-06-07 20:00', 'Fri 2030-06-14 20:00'],
    ...['Fri 2030-06-21 20:00', 'Fri 2030-06-28 20:00'],
  ]);
});

it('an import says what is a draft, and how it is published', async () => {
  expect(await tryToPublish(episodes('1'), { isDraft: true })).toMatchObject({
    warnings: [
      'The series salt-crown is a draft on bom-us, shown to no reader: npm run catalogue -- publish salt-crown publishes it and its episodes.',
    ],
  });
  await apply(onUs({ isDraft: false }));
  expect(await tryToPublish(episodes('2', '3'), { isDraft: true })).toMatchObject({
    warnings: expect.arrayContaining([
      'Episodes 2 and 3 are drafts, shown to no reader: npm run catalogue -- publish salt-crown publishes what is a draft of the series.',
    ]),
  });
});
