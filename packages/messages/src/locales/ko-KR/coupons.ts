import type { Translation } from '../../message-types.ts';
import type english from '../en-US/coupons.ts';

const coupons: Translation<typeof english> = {
  'coupons.title': '쿠폰',
  'coupons.code': '쿠폰 코드',
  'coupons.codeRequired': '코드를 입력해 주세요',
  'coupons.add': '등록',
  'coupons.tabs': '상태별 쿠폰',
  'coupons.usable': '사용 가능',
  'coupons.expired': '기간 만료',
  'coupons.used': '사용 완료',
  'coupons.off': '할인',
  'coupons.extraPoints': '추가 포인트',
  'coupons.freeCoins': '무료 코인',
  'coupons.freePoints': '무료 포인트',
  'coupons.spins': '룰렛 횟수',
  'coupons.from': '{{price}} 이상',
  'coupons.where': '사용처: {{places}}',
  'coupons.everywhere': '어디서나 사용 가능',
  'coupons.clientWEB': '웹',
  'coupons.clientAND_PLAY': 'Google Play 앱',
  'coupons.clientAND_PLUS': '홈페이지용 Android 앱',
  'coupons.clientIOS_APP': 'iPhone 앱',
  'coupons.until': '{{date}}까지',
  'coupons.usedOn': '{{date}} 사용',
  'coupons.expiredOn': '{{date}} 만료',
  'coupons.held': '결제 대기 중',
  'coupons.use': '상점에서 사용',
  'coupons.added': '쿠폰을 등록했습니다. 상점에서 사용하세요.',
  'coupons.emptyUsableTitle': '아직 쿠폰이 없습니다',
  'coupons.emptyUsableText': '코드가 있다면 위에 입력하세요.',
  'coupons.emptyExpiredTitle': '만료된 쿠폰이 없습니다',
  'coupons.emptyUsedTitle': '사용한 쿠폰이 없습니다',
  'coupons.emptyOtherText': '사용 가능한 쿠폰을 바로 볼 수 있습니다.',
  'coupons.toUsable': '사용 가능한 쿠폰 보기',
};

export default coupons;
