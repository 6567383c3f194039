/**
 * Prints how well panels and gutters are found in the demo: `pnpm --filter @longstrip/api measure-panels -- [platform] [episodes]`.
 * A developer's tool; nothing imports it. The whole demo of a platform takes some minutes.
 */
import { demoCatalogue } from '@longstrip/demo-catalogue';
import { measurePanels, type PanelMeasure } from './measure-panels.ts';

const [platform = 'bom-us', episodes = '1'] = process.argv.slice(2).filter((part) => part !== '--');
const total: PanelMeasure = { drawn: 0, found: 0, right: 0, cuts: 0, wrongCuts: 0, tallScreens: 0 };

function print(name: string, { drawn, found, right, cuts, wrongCuts, tallScreens }: PanelMeasure): void {
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `${name}: ${drawn} panels, recall ${percent(right, drawn)}, precision ${percent(right, found)}; ${cuts} cuts, ${wrongCuts} wrong (${percent(wrongCuts, cuts)}), ${tallScreens} tall screens`,
  );
}

for (const series of demoCatalogue(platform).filter(({ type }) => type === 'COMIC')) {
  const measure = await measurePanels(series, Number(episodes));
  print(series.key, measure);
  for (const key of ['drawn', 'found', 'right', 'cuts', 'wrongCuts', 'tallScreens'] as const)
    total[key] += measure[key];
}
print('all', total);
