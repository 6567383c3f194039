import type { Translation } from '../../message-types.ts';
import type english from '../en-US/benefit.ts';

const benefit: Translation<typeof english> = {
  'benefit.title': 'Vorteile',
  'benefit.lead': 'Heute gratis für dich',
  'benefit.tickets': 'Gratistickets',
  'benefit.ticketsReady_one': 'Bereit für {{count}} Serie',
  'benefit.ticketsReady_other': 'Bereit für {{count}} Serien',
  'benefit.gifts': 'Geschenke',
  'benefit.giftsToTake_one': '{{count}} Geschenk zum Abholen',
  'benefit.giftsToTake_other': '{{count}} Geschenke zum Abholen',
  'benefit.giftBox': 'Geschenkbox',
  'benefit.giftTickets_one': '{{count}} Ticket einzulösen',
  'benefit.giftTickets_other': '{{count}} Tickets einzulösen',
  'benefit.coupons': 'Gutscheine',
  'benefit.couponsUsable_one': '{{count}} einlösbar',
  'benefit.couponsUsable_other': '{{count}} einlösbar',
  'benefit.roulette': 'Glücksrad',
  'benefit.spins_one': '{{count}} Drehung',
  'benefit.spins_other': '{{count}} Drehungen',
  'benefit.points': 'Punkte',
  'benefit.usableFrom': 'Nutzbar ab {{minimum}}',
  'benefit.freeCoins_one': '{{count}} Gratis-Coin',
  'benefit.freeCoins_other': '{{count}} Gratis-Coins',
  'benefit.bonusCoins_one': '{{count}} Bonus-Coin',
  'benefit.bonusCoins_other': '{{count}} Bonus-Coins',
  'benefit.emptyTitle': 'Gerade nichts gratis',
  'benefit.emptyText': 'Tickets, Geschenke und Drehungen erscheinen hier, sobald es welche gibt.',
  'benefit.readFree': 'Gratis lesen',
  'benefit.guestTitle': 'Geschenke gibt es mit einem Konto',
  'benefit.guestText': 'Melde dich an, um deine Tickets, Geschenke, Gutscheine und Punkte zu sehen.',
  'benefit.toShop': 'Zum Shop',
};

export default benefit;
