import { describe, expect, it } from 'vitest';
import { publishedBy, usePublishingStore } from '../../testing/publishing-store.ts';
import { comic, comicEpisode, createPictureFolder } from './publication.fixture.ts';

const { directory, picture } = await createPictureFolder();
const [red, green, blue, grey] = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#777777'].map(picture));
if (!red || !green || !blue || !grey) throw new Error('no pictures');
const { tryToPublish } = usePublishingStore(directory);

const scan = (...images: (typeof red)[]) => comic([{ ...comicEpisode('1', images), isNumberStated: false }]);
const numbered = (number: string, ...images: (typeof red)[]) => comic([comicEpisode(number, images)]);

const warningsOf = async (publication: ReturnType<typeof comic>) =>
  publishedBy(await tryToPublish(publication)).warnings;

describe('a comic that is an episode by its name alone', () => {
  it('is said where nothing of that episode stays', async () => {
    await warningsOf(scan(red, green));
    expect(await warningsOf(scan(blue, grey))).toEqual([
      'No page of episode 1 is as it was. If "Salt Crown" is another work, give it another series by --series, and bring the one before in again.',
    ]);
  });

  it('is that episode without a warning where a page stays, and where it states its number or itself', async () => {
    await warningsOf(scan(red, green));
    expect(await warningsOf(scan(grey, green))).toEqual([]);
    expect(await warningsOf(numbered('1', red, blue))).toEqual([]);
    const source = { identifier: 'urn:salt', title: 'Salt Crown', part: 1 };
    expect(await warningsOf(comic([{ ...comicEpisode('1', [grey]), isNumberStated: false, source }]))).toEqual([]);
  });
});

describe('an episode that has the pages of another', () => {
  it('is said with the number of that one, new or not', async () => {
    await warningsOf(numbered('1', grey));
    await warningsOf(numbered('2', red, green));
    const doubled = (number: string) => [`Episode ${number} has the pages of episode 2, which stays beside it.`];
    expect(await warningsOf(numbered('3', red, green))).toEqual(doubled('3'));
    expect(await warningsOf(numbered('1', red, blue))).toEqual(doubled('1'));
  });

  it('is fine where less than half is the same', async () => {
    await warningsOf(numbered('1', red, green, blue));
    expect(await warningsOf(numbered('2', red, grey, grey))).toEqual([]);
  });

  it('is fine where both change places', async () => {
    await warningsOf(comic([comicEpisode('1', [red]), comicEpisode('2', [green])]));
    expect(await warningsOf(comic([comicEpisode('1', [green]), comicEpisode('2', [red])]))).toEqual([]);
    await warningsOf(numbered('3', blue));
    expect(await warningsOf(comic([comicEpisode('1', [blue]), comicEpisode('2', [green])]))).toEqual([
      'Episode 1 has the pages of episode 3, which stays beside it.',
    ]);
  });
});
