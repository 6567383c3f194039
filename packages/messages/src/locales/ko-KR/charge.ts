import type { Translation } from '../../message-types.ts';
import type english from '../en-US/charge.ts';

const charge: Translation<typeof english> = {
  'charge.window': '최근 {{days}}일',
  'charge.typeCHARGE_COIN': '코인 구매',
  'charge.received': '코인 받음',
  'charge.typeEXCHANGE_MILEAGE': '포인트 교환',
  'charge.typeCANCEL_CHARGE_COIN': '구매 환불',
  'charge.typeEXCHANGE_COUPON': '쿠폰으로 받음',
  'charge.typeADMIN_CHARGE_COIN': '운영팀 지급',
  'charge.typeADMIN_CANCEL_CHARGE_COIN': '운영팀 회수',
  'charge.bonusAmount': '{{amount}} 보너스',
  'charge.freeAmount': '{{amount}} 무료',
  'charge.statePending': '결제를 기다리는 중',
  'charge.stateRefunded': '환불됨',
  'charge.stateDisputed': '결제 서비스가 회수함',
  'charge.refundUntil': '{{date}}까지 환불 가능',
  'charge.spent': '이 중 {{amount}}코인을 썼습니다.',
  'charge.pointsUsed': '함께 받은 포인트를 썼습니다.',
  'charge.tooLate': '환불 기간이 지났습니다',
  'charge.byStore': '환불은 앱 스토어에서 합니다.',
  'charge.refund': '환불',
  'charge.view': '결제 보기',
  'charge.refundPrice': '{{price}} 환불하기',
  'charge.refundTitle': '이 코인을 돌려줄까요?',
  'charge.refundText': '아래 항목이 회수되고 금액은 결제한 곳으로 돌아갑니다.',
  'charge.coins': '코인',
  'charge.bonus': '보너스 코인',
  'charge.points': '포인트',
  'charge.money': '돌려받는 금액',
  'charge.couponBack': '쿠폰도 돌려드립니다.',
  'charge.refunded': '환불이 진행 중입니다.',
  'charge.emptyTitle': '아직 코인이 없습니다',
  'charge.emptyText': '구매하거나 교환하거나 받은 내역이 여기에 표시됩니다.',
  'charge.end': '여기까지입니다.',
};

export default charge;
