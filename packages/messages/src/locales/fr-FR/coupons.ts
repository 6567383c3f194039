import type { Translation } from '../../message-types.ts';
import type english from '../en-US/coupons.ts';

const coupons: Translation<typeof english> = {
  'coupons.title': 'Coupons de réduction',
  'coupons.code': 'Code du coupon',
  'coupons.codeRequired': 'Saisissez un code',
  'coupons.add': 'Ajouter',
  'coupons.tabs': 'Coupons par état',
  'coupons.usable': 'Utilisables',
  'coupons.expired': 'Expirés',
  'coupons.used': 'Utilisés',
  'coupons.off': 'de remise',
  'coupons.extraPoints': 'points en plus',
  'coupons.freeCoins': 'pièces offertes',
  'coupons.freePoints': 'points offerts',
  'coupons.spins': 'tours de roue',
  'coupons.from': 'À partir de {{price}}',
  'coupons.where': 'Valable : {{places}}',
  'coupons.everywhere': 'Valable partout',
  'coupons.clientWEB': 'sur le site',
  'coupons.clientAND_PLAY': 'dans l’appli Google Play',
  'coupons.clientAND_PLUS': 'dans l’appli Android de notre site',
  'coupons.clientIOS_APP': 'dans l’appli iPhone',
  'coupons.until': 'Jusqu’au {{date}}',
  'coupons.usedOn': 'Utilisé le {{date}}',
  'coupons.expiredOn': 'Expiré le {{date}}',
  'coupons.held': 'En attente d’un paiement',
  'coupons.use': 'Utiliser en boutique',
  'coupons.added': 'Le coupon est à vous. Utilisez-le en boutique.',
  'coupons.emptyUsableTitle': 'Pas encore de coupon',
  'coupons.emptyUsableText': 'Un code ? Saisissez-le ci-dessus.',
  'coupons.emptyExpiredTitle': 'Aucun coupon expiré',
  'coupons.emptyUsedTitle': 'Aucun coupon utilisé',
  'coupons.emptyOtherText': 'Vos coupons utilisables sont à portée de doigt.',
  'coupons.toUsable': 'Voir les coupons utilisables',
};

export default coupons;
