import type { Translation } from '../../message-types.ts';
import type english from '../en-US/charge.ts';

const charge: Translation<typeof english> = {
  'charge.window': 'Letzte {{days}} Tage',
  'charge.typeCHARGE_COIN': 'Coins gekauft',
  'charge.received': 'Coins erhalten',
  'charge.typeEXCHANGE_MILEAGE': 'Punkte getauscht',
  'charge.typeCANCEL_CHARGE_COIN': 'Kauf erstattet',
  'charge.typeEXCHANGE_COUPON': 'Aus einem Gutschein',
  'charge.typeADMIN_CHARGE_COIN': 'Von uns geschenkt',
  'charge.typeADMIN_CANCEL_CHARGE_COIN': 'Von uns zurückgenommen',
  'charge.bonusAmount': '{{amount}} Bonus',
  'charge.freeAmount': '{{amount}} gratis',
  'charge.statePending': 'Wartet auf deine Zahlung',
  'charge.stateRefunded': 'Erstattet',
  'charge.stateDisputed': 'Vom Zahlungsdienst zurückgeholt',
  'charge.refundUntil': 'Erstattung bis {{date}}',
  'charge.spent': '{{amount}} ihrer Coins sind ausgegeben.',
  'charge.pointsUsed': 'Ihre Punkte sind verwendet.',
  'charge.tooLate': 'Nicht mehr erstattbar',
  'charge.byStore': 'Erstattet wird im App-Store.',
  'charge.refund': 'Erstatten',
  'charge.view': 'Zahlung ansehen',
  'charge.refundPrice': '{{price}} erstatten',
  'charge.refundTitle': 'Diese Coins zurückgeben?',
  'charge.refundText': 'Das wird zurückgenommen, und das Geld geht denselben Weg zurück.',
  'charge.coins': 'Gekaufte Coins',
  'charge.bonus': 'Bonus-Coins',
  'charge.points': 'Punkte',
  'charge.money': 'Du bekommst zurück',
  'charge.couponBack': 'Der Gutschein gehört wieder dir.',
  'charge.refunded': 'Die Erstattung ist unterwegs.',
  'charge.emptyTitle': 'Noch keine Coins',
  'charge.emptyText': 'Was du kaufst, tauschst oder bekommst, steht hier.',
  'charge.end': 'Das ist alles.',
};

export default charge;
