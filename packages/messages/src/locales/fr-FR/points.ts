import type { Translation } from '../../message-types.ts';
import type english from '../en-US/points.ts';

const points: Translation<typeof english> = {
  'points.title': 'Points de fidélité',
  'points.balance': 'Vos points',
  'points.window': '{{days}} derniers jours',
  'points.exchange': 'Échanger des points',
  'points.missing': 'Encore {{missing}}',
  'points.amount': 'Points à échanger',
  'points.less': 'Moins de points',
  'points.more': 'Plus de points',
  'points.all': 'Tous',
  'points.preview': '{{points}} › {{coins}}, jusqu’au {{date}}',
  'points.form': 'Dès {{minimum}}, par pas de {{step}}.',
  'points.amountForm': 'Saisissez un nombre de points.',
  'points.exchangeAmount': 'Échanger {{points}}',
  'points.exchanged': '{{coins}} : à vous jusqu’au {{date}}',
  'points.typeCHARGE': 'Points gagnés',
  'points.typeEXCHANGE': 'Échangés contre des pièces bonus',
  'points.typeEXPIRE': 'Expirés',
  'points.typeCANCEL': 'Repris avec un remboursement',
  'points.takenBack': 'Repris par nous',
  'points.typeMERGE': 'De votre ancien compte',
  'points.sourcePAYMENT': 'Avec des pièces achetées',
  'points.sourceCOUPON': 'D’un coupon',
  'points.sourceMILEAGE': 'D’un échange',
  'points.sourceREWARD': 'Récompense',
  'points.sourceEVENT': 'D’un événement',
  'points.sourceADMIN': 'Offerts par nous',
  'points.sourceOFFERWALL': 'D’une offre',
  'points.until': 'jusqu’au {{date}}',
  'points.end': 'C’est tout.',
  'points.emptyTitle': 'Pas de points sur cette période',
  'points.emptyText': 'Les points viennent avec les pièces de la boutique et les événements.',
};

export default points;
