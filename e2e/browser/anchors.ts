import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './waits.ts';

/** Where the reader's stored anchor lies in the window. */
export interface ShownAnchor {
  /** How far its line begins from the beginning of what is shown: in heights of its picture, or in lines of its text. */
  away: number;
  /** Whether it is in the window. */
  isShown: boolean;
}

/** The anchor that the browser has stored for the only series that was read in it, once it has one, with what waits to be stored. */
export async function storedAnchor(page: Page): Promise<string> {
  const read = () =>
    page.evaluate(() => {
      // As when the page is hidden.
      document.dispatchEvent(new Event('visibilitychange'));
      const key = Object.keys(localStorage).find((name) => name.endsWith('-reading')) ?? '';
      const { series } = JSON.parse(localStorage.getItem(key) ?? '{"series":{}}');
      const [known] = Object.values<{ place: { anchor?: object } }>(series);
      return JSON.stringify(known?.place.anchor ?? null);
    });
  await expect.poll(read).not.toBe('null');
  return read();
}

/** Looks an anchor up in the document by itself, without the viewer's code. */
export function shownAnchor(page: Page, anchor: string): Promise<ShownAnchor> {
  return page.evaluate((written) => {
    const place = JSON.parse(written);
    const frames = [...document.querySelectorAll(`main [data-page="${place.page}"]`)];
    const isVisible = ({ width, height }: DOMRect) => width > 0 && height > 0;
    const inWindow = (x: number, y: number) => x > -2 && x < innerWidth + 2 && y > -2 && y < innerHeight + 2;
    if (place.kind === 'picture') {
      const lines = frames.map((frame) => frame.getBoundingClientRect()).filter(isVisible);
      const places = lines.map((box) => ({ x: box.left + box.width / 2, y: box.top + place.offset * box.height, box }));
      const shown = places.find(({ x, y }) => inWindow(x, y));
      const [nearest] = places.toSorted((one, other) => Math.abs(one.y) - Math.abs(other.y));
      return {
        away: nearest === undefined ? Number.NaN : nearest.y / nearest.box.height,
        isShown: shown !== undefined,
      };
    }
    let node: Node | undefined = frames[0];
    for (const index of place.path) node = node?.childNodes[index];
    if (node === undefined) return { away: Number.NaN, isShown: false };
    const range = document.createRange();
    if (node.nodeType === Node.TEXT_NODE) {
      range.setStart(node, place.character);
      range.setEnd(node, place.character + 1);
    } else range.selectNode(node);
    const box = range.getBoundingClientRect();
    const isVertical = getComputedStyle(node.parentElement ?? document.body).writingMode === 'vertical-rl';
    const away = isVertical ? (innerWidth - box.right) / box.width : box.top / box.height;
    return { away, isShown: inWindow(box.left + box.width / 2, box.top + box.height / 2) };
  }, anchor);
}

/** Waits until the pages have not moved for some frames. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const places = () =>
      JSON.stringify(
        [...document.querySelectorAll('main [data-page]')].slice(0, 40).map((each) => each.getBoundingClientRect()),
      );
    let known = places();
    for (let still = 0; still < 8; still += 1) {
      await frame();
      const now = places();
      if (now !== known) still = 0;
      known = now;
    }
  });
}

/** Chooses in the sheet of reading settings. */
export async function chooseSetting(
  page: Page,
  choose: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  const toggle = page.locator('.viewer-toggle');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.press('Enter');
  await page.getByRole('button', { name: /^(Settings|設定)$/ }).click();
  await choose(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}
