import type { Translation } from '../../message-types.ts';
import type english from '../en-US/coupons.ts';

const coupons: Translation<typeof english> = {
  'coupons.title': 'Gutscheine',
  'coupons.code': 'Gutscheincode',
  'coupons.codeRequired': 'Gib einen Code ein',
  'coupons.add': 'Hinzufügen',
  'coupons.tabs': 'Gutscheine nach Stand',
  'coupons.usable': 'Einlösbar',
  'coupons.expired': 'Abgelaufen',
  'coupons.used': 'Eingelöst',
  'coupons.off': 'Rabatt',
  'coupons.extraPoints': 'Extrapunkte',
  'coupons.freeCoins': 'Gratis-Coins',
  'coupons.freePoints': 'Gratispunkte',
  'coupons.spins': 'Drehungen',
  'coupons.from': 'Ab {{price}}',
  'coupons.where': 'Gültig: {{places}}',
  'coupons.everywhere': 'Überall gültig',
  'coupons.clientWEB': 'im Web',
  'coupons.clientAND_PLAY': 'in der App von Google Play',
  'coupons.clientAND_PLUS': 'in der Android-App von unserer Website',
  'coupons.clientIOS_APP': 'in der iPhone-App',
  'coupons.until': 'Bis {{date}}',
  'coupons.usedOn': 'Eingelöst am {{date}}',
  'coupons.expiredOn': 'Abgelaufen am {{date}}',
  'coupons.held': 'Wartet auf eine Zahlung',
  'coupons.use': 'Im Shop einlösen',
  'coupons.added': 'Der Gutschein gehört dir. Löse ihn im Shop ein.',
  'coupons.emptyUsableTitle': 'Noch keine Gutscheine',
  'coupons.emptyUsableText': 'Hast du einen Code? Gib ihn oben ein.',
  'coupons.emptyExpiredTitle': 'Kein Gutschein ist abgelaufen',
  'coupons.emptyUsedTitle': 'Noch kein Gutschein eingelöst',
  'coupons.emptyOtherText': 'Deine einlösbaren Gutscheine sind einen Tipp entfernt.',
  'coupons.toUsable': 'Einlösbare Gutscheine ansehen',
};

export default coupons;
