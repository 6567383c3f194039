import type { Translation } from '../../message-types.ts';
import type english from '../en-US/roulette.ts';

const roulette: Translation<typeof english> = {
  'roulette.title': 'La roulette',
  'roulette.until': 'Jusqu’au {{date}}',
  'roulette.spin': 'Tourner · 1 ticket',
  'roulette.turning': 'La roue tourne',
  'roulette.skip': 'Passer au résultat',
  'roulette.chances': 'Probabilités',
  'roulette.prize': 'Lot',
  'roulette.chance': 'Probabilité',
  'roulette.nothing': 'Pas de lot',
  'roulette.won': 'Vous gagnez : {{prize}}',
  'roulette.lost': 'Pas de lot cette fois.',
  'roulette.noTickets': 'Vous n’avez pas de ticket. Ils viennent avec les coupons et les événements.',
  'roulette.toCoupons': 'Saisir un code de coupon',
  'roulette.closedTitle': 'Aucune roue ne tourne en ce moment',
  'roulette.closedText': 'Elle revient avec les événements. Revenez bientôt.',
  'roulette.refusedTitle': 'Cette roue n’est pas pour ce compte',
  'roulette.toBenefit': 'Voir ce qui est gratuit aujourd’hui',
};

export default roulette;
