import { expect, type Locator, type Page, test } from '@playwright/test';
import { FRAMED_PAGES } from '../browser/framed-works.ts';
import { openWork } from '../browser/open-work.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { longNovel } from '../browser/works.ts';

const NOVEL = longNovel({ title: 'Scrolled lines', language: 'en', flow: 'scrolled-doc' });
const VERTICAL = longNovel({ title: 'Scrolled vertical lines', language: 'ja', flow: 'scrolled-doc' });

/** Notes every animation and smooth scroll. Runs in the page. */
function noteMotion(): void {
  const motion: string[] = [];
  Object.assign(window, { motion });
  const look = (): void => {
    for (const { effect, playState } of document.getAnimations()) {
      if (playState !== 'running' || Number(effect?.getComputedTiming().duration) <= 1) continue;
      motion.push(effect instanceof KeyframeEffect ? `${effect.target?.className}${effect.pseudoElement ?? ''}` : '');
    }
    requestAnimationFrame(look);
  };
  look();
  for (const owner of [window, Element.prototype]) {
    for (const name of ['scrollTo', 'scrollBy'] as const) {
      const scroll = owner[name] as (...of: unknown[]) => void;
      Object.assign(owner, {
        [name](this: unknown, ...of: [{ behavior?: string }?]) {
          if (of[0]?.behavior === 'smooth') motion.push(name);
          scroll.apply(this, of);
        },
      });
    }
  }
}

/** What has moved in the frames after some steps. */
async function motionOf(page: Page, steps: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => Object(window).motion.splice(0));
  await steps();
  return page.evaluate(async () => {
    for (let frames = 0; frames < 12; frames += 1) await new Promise(requestAnimationFrame);
    return [...new Set<string>(Object(window).motion)];
  });
}

const MOVES = [
  { name: 'pages', work: FRAMED_PAGES, settings: 'books=PAPER&layout=single', keys: ['ArrowRight'] },
  { name: 'panels', work: FRAMED_PAGES, settings: 'books=GUIDED', keys: ['ArrowRight', 'ArrowRight'] },
  { name: 'a strip and the bars', work: FRAMED_PAGES, settings: 'books=SCROLL', keys: ['j'] },
  { name: 'a novel', work: NOVEL, settings: 'novels=SCROLL', keys: ['j'] },
  { name: 'a vertical novel', work: VERTICAL, settings: 'novels=SCROLL', keys: ['PageDown'] },
];
for (const { name, work, settings, keys } of MOVES) {
  test(`nothing moves by itself in ${name} where motion is reduced`, ANY_WIDTH, async ({ page }) => {
    await page.addInitScript(noteMotion);
    await openWork(page, work, settings);
    const dialog = page.getByRole('dialog');
    const turn = async () => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const sheet = async () => {
      await page.keyboard.press('b');
      await page.keyboard.press('s');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    expect(await motionOf(page, turn)).not.toEqual([]);
    expect(await motionOf(page, sheet)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWork(page, work, settings);
    expect(await motionOf(page, turn)).toEqual([]);
    expect(await motionOf(page, sheet)).toEqual([]);
  });
}

/** Whether a part of the window looks different without an element: at most so much of its width from the left. */
async function isSeen(page: Page, element: Locator, share = 1): Promise<boolean> {
  // A role is found no more while it is hidden.
  const handle = await element.elementHandle();
  const box = await handle?.boundingBox();
  if (handle === null || box == null) throw new Error('it has no box');
  const clip = { ...box, width: box.width * share };
  const shown = await page.screenshot({ clip });
  const setVisibility = (value: string) =>
    handle.evaluate((found, visibility) => {
      if (found instanceof HTMLElement) found.style.visibility = visibility;
    }, value);
  await setVisibility('hidden');
  const without = await page.screenshot({ clip });
  await setVisibility('');
  return !shown.equals(without);
}

test("controls are seen in the system's colours", ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openWork(page, NOVEL, 'novels=SCROLL');
  await page.keyboard.press('j');
  const line = page.getByRole('progressbar');
  await expect(line).not.toHaveAttribute('aria-valuenow', '0');
  expect(await isSeen(page, line.locator('div')), 'progress').toBe(true);

  const words = page.locator('article p').nth(4);
  await words.selectText();
  const toolbar = page.getByRole('toolbar');
  await expect(toolbar).toBeVisible();
  for (const colour of ['yellow', 'green', 'blue', 'pink']) {
    const dot = toolbar.getByRole('button', { name: `Mark in ${colour}` });
    expect(await isSeen(page, dot.locator('span')), colour).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await expect(toolbar).toHaveCount(0);
  const plain = await words.screenshot();
  await words.selectText();
  await toolbar.getByRole('button', { name: 'Mark in blue' }).press('Enter');
  await expect(toolbar).toHaveCount(0);
  await expect.poll(async () => (await words.screenshot()).equals(plain), 'a highlight').toBe(false);

  await page.locator('.viewer-toggle').press('Enter');
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  const item = page.getByRole('menuitem').nth(1);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const other = await item.screenshot();
  await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  expect((await item.screenshot()).equals(other), 'the item of a menu').toBe(false);
  await page.keyboard.press('Escape');

  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const size = dialog.getByRole('slider').first();
  await size.scrollIntoViewIfNeeded();
  expect(await isSeen(page, size, 0.2), 'the line of a slider').toBe(true);
  const knob = dialog.getByRole('switch', { name: /^Binge mode/ }).locator('+ span');
  await knob.scrollIntoViewIfNeeded();
  expect(await isSeen(page, knob), 'a switch').toBe(true);
  const off = await knob.screenshot();
  await knob.click();
  await expect(dialog.getByRole('switch', { name: /^Binge mode/ })).toBeChecked();
  expect((await knob.screenshot()).equals(off), 'whether it is on').toBe(false);
  const tile = (name: string) => dialog.locator('label', { hasText: name });
  const edges = await Promise.all(
    ['Scroll', 'Swipe pages'].map((name) => tile(name).evaluate((box) => getComputedStyle(box).borderTopWidth)),
  );
  expect(edges, 'the chosen tile').toEqual(['3px', '1px']);
});
