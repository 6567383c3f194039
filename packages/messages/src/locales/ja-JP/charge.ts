import type { Translation } from '../../message-types.ts';
import type english from '../en-US/charge.ts';

const charge: Translation<typeof english> = {
  'charge.window': '直近{{days}}日',
  'charge.typeCHARGE_COIN': 'コイン購入',
  'charge.received': 'コイン受け取り',
  'charge.typeEXCHANGE_MILEAGE': 'ポイント交換',
  'charge.typeCANCEL_CHARGE_COIN': '購入の返金',
  'charge.typeEXCHANGE_COUPON': 'クーポンから',
  'charge.typeADMIN_CHARGE_COIN': '運営からのプレゼント',
  'charge.typeADMIN_CANCEL_CHARGE_COIN': '運営による取り消し',
  'charge.bonusAmount': 'ボーナス{{amount}}',
  'charge.freeAmount': '無料{{amount}}',
  'charge.statePending': 'お支払い待ち',
  'charge.stateRefunded': '返金済み',
  'charge.stateDisputed': '決済サービスにより取り消し',
  'charge.refundUntil': '{{date}}まで返金できます',
  'charge.spent': 'このうち{{amount}}コインは使用済みです。',
  'charge.pointsUsed': '付与ポイントは使用済みです。',
  'charge.tooLate': '返金期間は終了しました',
  'charge.byStore': '返金はアプリストアで行えます。',
  'charge.refund': '返金する',
  'charge.view': 'お支払いを見る',
  'charge.refundPrice': '{{price}}を返金する',
  'charge.refundTitle': 'このコインを返しますか',
  'charge.refundText': '次のものが取り消され、代金はお支払い方法に戻ります。',
  'charge.coins': 'コイン',
  'charge.bonus': 'ボーナスコイン',
  'charge.points': 'ポイント',
  'charge.money': '返金額',
  'charge.couponBack': 'クーポンも戻ります。',
  'charge.refunded': '返金の手続きをしました。',
  'charge.emptyTitle': 'まだコインがありません',
  'charge.emptyText': '購入、交換、プレゼントの記録がここに並びます。',
  'charge.end': '以上です。',
};

export default charge;
