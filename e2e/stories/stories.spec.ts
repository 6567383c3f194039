import { expect, test } from '@playwright/test';
import { differentStories, type StoryPicture } from './pictures.ts';
import { openStories, showStory } from './show-story.ts';
import { builtStories } from './storybook-files.ts';

const groups = builtStories();

test('Storybook is built, with the stories of ui, the storefront and the console', () => {
  expect([...(groups?.keys() ?? [])]).toEqual(
    expect.arrayContaining(['Components/Controls', 'Content/Detail', 'Foundations/Tokens']),
  );
});

for (const [title, stories] of groups ?? []) {
  test(`${title}: each story is drawn, its steps succeed, and axe finds nothing`, async ({ page }, testInfo) => {
    const [first] = stories;
    if (first === undefined) return;
    await openStories(page, first);
    const pictures: StoryPicture[] = [];
    for (const story of stories) {
      expect.soft(await showStory(page, story), story.name).toEqual([]);
      pictures.push({ story, png: await page.screenshot({ animations: 'disabled', caret: 'hide' }) });
    }
    // One theme is enough: the tokens of both have tests of their own.
    if (testInfo.project.name === 'light')
      expect(await differentStories(title, pictures, testInfo.outputPath('pictures'))).toEqual([]);
  });
}
