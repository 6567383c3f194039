import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that count whatever axe's rating: readers who navigate by landmarks miss what is outside of all of them. */
const ALWAYS = ['region'];

/** Axe's serious and critical findings, each with its place, once what appears has appeared: half faded, it has no contrast. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState === 'running' && timeline === document.timeline && !isEndless;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // By default axe opens a tab for each run to combine the findings of frames: our pages have no frames.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || ALWAYS.includes(id))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}
