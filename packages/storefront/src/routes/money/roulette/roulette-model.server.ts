import type { RouletteChance, RoulettePrize } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatNumber, formatPercent } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { barePoints, pointsText } from '../../../parts/wallet/points-text.server.ts';

/** A field of the wheel, in the reader's words. */
export interface PrizeModel {
  no: number;
  /** Drawn in the wheel. */
  label: string;
  /** Written out, for the table. */
  prize: string;
  percent: number;
  chance: string;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale'>;

export function prizeModel(site: Site, text: ServerText) {
  return ({ prize, percent }: RouletteChance): PrizeModel => ({
    no: prize.prizeNo,
    label: labelOf(prize, site),
    prize: prizeText(prize, site, text),
    percent,
    chance: formatPercent(site.locale, percent),
  });
}

function labelOf({ kind, amount }: RoulettePrize, site: Site): string {
  if (kind === 'NOTHING') return '–';
  return kind === 'MILEAGE' ? barePoints(site, amount) : `+${formatNumber(site.locale, amount)}`;
}

/** "5 free coins", "100 M" or "No prize". */
export function prizeText({ kind, amount }: RoulettePrize, site: Site, text: ServerText): string {
  switch (kind) {
    case 'FREE_COIN':
      return text('benefit.freeCoins', { count: amount });
    case 'BONUS':
      return text('benefit.bonusCoins', { count: amount });
    case 'MILEAGE':
      return pointsText(site, amount);
    case 'NOTHING':
      return text('roulette.nothing');
  }
}
