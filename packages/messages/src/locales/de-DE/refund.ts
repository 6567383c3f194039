import type { Translation } from '../../message-types.ts';
import type english from '../en-US/refund.ts';

const refund: Translation<typeof english> = {
  'refund.overMonthlyCap': 'Damit wäre das Limit dieses Monats überschritten.',
  'refund.totalTooSmall':
    'Der restliche Betrag ist zu klein für eine Zahlung. Bitte wähle ein größeres Paket oder einen anderen Gutschein.',
  'refund.birthMonthNeeded': 'Bitte nenne uns zuerst Jahr und Monat deiner Geburt.',
  'refund.refundNotPaid': 'Für diese Bestellung wurde nichts bezahlt.',
  'refund.refundDone': 'Das Geld für diese Bestellung ist unterwegs zu dir oder schon angekommen.',
  'refund.refundTooLate': 'Eine Aufladung kann innerhalb von 7 Tagen erstattet werden.',
  'refund.refundTouched': 'Ein Teil dieser Aufladung ist schon verbraucht, deshalb ist keine Erstattung möglich.',
  'refund.refundAtStore': 'Was im Store der App bezahlt wurde, erstattet der Store.',
};

export default refund;
