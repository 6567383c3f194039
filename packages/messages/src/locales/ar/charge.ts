import type { Translation } from '../../message-types.ts';
import type english from '../en-US/charge.ts';

const charge: Translation<typeof english> = {
  'charge.window': 'آخر {{days}} يومًا',
  'charge.typeCHARGE_COIN': 'شراء عملات',
  'charge.received': 'عملات مستلمة',
  'charge.typeEXCHANGE_MILEAGE': 'استبدال نقاط',
  'charge.typeCANCEL_CHARGE_COIN': 'استرداد شراء',
  'charge.typeEXCHANGE_COUPON': 'من قسيمة',
  'charge.typeADMIN_CHARGE_COIN': 'هدية منا',
  'charge.typeADMIN_CANCEL_CHARGE_COIN': 'استرجعناها نحن',
  'charge.bonusAmount': '{{amount}} مكافأة',
  'charge.freeAmount': '{{amount}} مجانًا',
  'charge.statePending': 'ننتظر دفعتك',
  'charge.stateRefunded': 'استُرد',
  'charge.stateDisputed': 'استرجعته خدمة الدفع',
  'charge.refundUntil': 'يمكن الاسترداد حتى {{date}}',
  'charge.spent': 'أُنفقت {{amount}} من عملاتها.',
  'charge.pointsUsed': 'استُخدمت نقاطها.',
  'charge.tooLate': 'انتهت مهلة الاسترداد',
  'charge.byStore': 'الاسترداد عبر متجر التطبيقات.',
  'charge.refund': 'استرداد',
  'charge.view': 'عرض الدفعة',
  'charge.refundPrice': 'استرداد {{price}}',
  'charge.refundTitle': 'هل تعيد هذه العملات؟',
  'charge.refundText': 'يُسترجع ما يلي، ويعود المال من حيث أتى.',
  'charge.coins': 'عملات',
  'charge.bonus': 'عملات مكافأة',
  'charge.points': 'نقاط',
  'charge.money': 'تستعيد',
  'charge.couponBack': 'تعود القسيمة إليك.',
  'charge.refunded': 'استردادك في الطريق.',
  'charge.emptyTitle': 'لا عملات بعد',
  'charge.emptyText': 'يظهر هنا ما تشتريه أو تستبدله أو تتلقاه.',
  'charge.end': 'هذا كل شيء.',
};

export default charge;
