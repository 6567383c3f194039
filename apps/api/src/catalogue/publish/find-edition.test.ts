import { expect, it } from 'vitest';
import { publishedBy, usePublishingStore } from '../../testing/publishing-store.ts';
import { comic, createPictureFolder, textEpisode } from './publication.fixture.ts';

const { directory } = await createPictureFolder();
const { store, tryToPublish } = usePublishingStore(directory);

/** A text that no other subject has. */
const textOf = (subject: string) =>
  `<p>${subject} was ${[...'abcdefgh'].map((each) => `${subject}${each}`).join(' ')}.</p>`;

/** A novel with a chapter on each subject; the chapters are called by their count. */
function novel(title: string, subjects: readonly string[], volume: number | null = null, identifier = `urn:${title}`) {
  const chapters = subjects.map((subject, index) => ({
    ...textEpisode(volume === null ? String(index + 1) : `${volume}-${index + 1}`, textOf(subject)),
    isNumberStated: volume !== null,
    source: { identifier, title, part: index + 1 },
    title: `Chapter ${index + 1}`,
  }));
  return { ...comic(chapters, { seriesKey: 'gull-cycle' }), type: 'NOVEL' as const };
}

/** By episode number: its subject and its id. */
async function readEpisodes() {
  const rows = await store().database.run(
    'select number, episode.id, html from episode join page on episode_id = episode.id order by episode.order_no',
  );
  return rows.map(({ number, id, html }) => ({ number, id, subject: /<p>(.*?) was/.exec(String(html))?.[1] }));
}

it('a novel under another title and identifier is the one that says most of the same', async () => {
  await tryToPublish(novel('Kite Book', ['Wind', 'String', 'Paper']));
  await tryToPublish(novel('Tide Book', ['Salt', 'Sand']));
  const before = await readEpisodes();
  const again = publishedBy(await tryToPublish(novel('Kite Book, Revised', ['Dawn', 'Wind', 'String', 'Paper'])));
  expect(again.warnings).toEqual([
    '"Kite Book, Revised" is taken for a new edition of "Kite Book": most of its text is the same.',
  ]);
  const after = await readEpisodes();
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after.map(({ number, subject }) => `${number} ${subject}`)).toEqual([
    '0.1 Dawn',
    '1 Wind',
    '2 String',
    '3 Paper',
    '4 Salt',
    '5 Sand',
  ]);
});

it('a novel that shares less than half of its chapters with another is one of its own', async () => {
  await tryToPublish(novel('Kite Book', ['Wind', 'String', 'Paper']));
  const { warnings } = publishedBy(await tryToPublish(novel('Sail Book', ['Wind', 'Rope', 'Cloth'])));
  expect(warnings).toEqual([expect.stringContaining('"Sail Book" states no number')]);
  expect((await readEpisodes()).map(({ subject }) => subject)).toEqual([
    ...['Wind', 'String', 'Paper'],
    ...['Wind', 'Rope', 'Cloth'],
  ]);
});

it('a volume that states the number of another is refused, and so is one that readers have under another number', async () => {
  await tryToPublish(novel('Gull One', ['Eggs', 'Down', 'Wings'], 1));
  await tryToPublish(novel('Gull Two', ['Flight', 'Storm'], 2));
  const before = await readEpisodes();
  expect(await tryToPublish(novel('Gull Zero', ['Nest'], 1))).toMatchObject({
    ok: false,
    refusal: {
      code: 'EPISODE_OF_OTHER_BOOK',
      sentence:
        'episode 1-1 of the series is of the book "Gull One", and "Gull Zero" is number 1 of the series too. Let it state a number that is free, or give it another series by --series; if it is that book made anew, let it keep its title or its identifier.',
    },
  });
  for (const number of [2, 3]) {
    expect(await tryToPublish(novel('Gull One', ['Eggs', 'Down', 'Wings'], number))).toMatchObject({
      ok: false,
      refusal: {
        code: 'BOOK_OF_OTHER_NUMBER',
        sentence: `"Gull One" came as number 1 of the series, under which readers have it, and is number ${number} now. Let it state number 1, or give it another series by --series.`,
      },
    });
  }
  expect(await readEpisodes()).toEqual(before);
  expect(await tryToPublish(novel('Gull Zero', ['Nest'], 0))).toMatchObject({ ok: true, warnings: [] });
  expect((await readEpisodes()).map(({ number }) => number)).toEqual(['0-1', '1-1', '1-2', '1-3', '2-1', '2-2']);
});

it('a volume under another title keeps its number and its episodes', async () => {
  await tryToPublish(novel('Gull One', ['Eggs', 'Down', 'Wings'], 1));
  const before = await readEpisodes();
  const { warnings } = publishedBy(await tryToPublish(novel('The First Gull', ['Eggs', 'Down', 'Wings'], 1)));
  expect(warnings).toEqual([
    '"The First Gull" is taken for a new edition of "Gull One": most of its text is the same.',
  ]);
  expect(await readEpisodes()).toEqual(before);
});

it('a novel of the same title, another identifier and none of the text is another book, and refused', async () => {
  await tryToPublish(novel('Otter', ['River', 'Bank', 'Holt']));
  const before = await readEpisodes();
  expect(await tryToPublish(novel('Otter', ['Zoo', 'Cage'], null, 'urn:other'))).toMatchObject({
    ok: false,
    refusal: { code: 'OTHER_BOOK_OF_TITLE', sentence: expect.stringContaining('Give it another series by --series') },
  });
  expect(await readEpisodes()).toEqual(before);
  expect(await tryToPublish(novel('Otter', ['Holt', 'Cage'], null, 'urn:anew'))).toMatchObject({ ok: true });
});
