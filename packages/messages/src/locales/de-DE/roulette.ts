import type { Translation } from '../../message-types.ts';
import type english from '../en-US/roulette.ts';

const roulette: Translation<typeof english> = {
  'roulette.title': 'Glücksrad',
  'roulette.until': 'Bis {{date}}',
  'roulette.spin': 'Drehen · 1 Ticket',
  'roulette.turning': 'Dreht sich',
  'roulette.skip': 'Zum Ergebnis springen',
  'roulette.chances': 'Gewinnchancen',
  'roulette.prize': 'Gewinn',
  'roulette.chance': 'Wahrscheinlichkeit',
  'roulette.nothing': 'Kein Gewinn',
  'roulette.won': 'Gewonnen: {{prize}}',
  'roulette.lost': 'Diesmal kein Gewinn.',
  'roulette.noTickets': 'Du hast kein Ticket. Tickets gibt es mit Gutscheinen und Aktionen.',
  'roulette.toCoupons': 'Gutscheincode eingeben',
  'roulette.closedTitle': 'Gerade dreht sich kein Rad',
  'roulette.closedText': 'Es kommt mit Aktionen zurück. Schau bald wieder vorbei.',
  'roulette.refusedTitle': 'Dieses Rad ist nicht für dieses Konto',
  'roulette.toBenefit': 'Sieh, was heute gratis ist',
};

export default roulette;
