import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that count whatever axe makes of them: what stands outside every landmark is not met by who goes by landmarks. */
const ALWAYS = ['region'];

/** What axe finds that keeps somebody out: its serious and critical findings, each with where it is. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Without the mode, axe opens and closes a tab of its own to put the frames' findings together: our pages have no frames.
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
