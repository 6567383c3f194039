import type { Translation } from '../../message-types.ts';
import type english from '../en-US/benefit.ts';

const benefit: Translation<typeof english> = {
  'benefit.title': '혜택',
  'benefit.lead': '오늘의 무료 혜택',
  'benefit.tickets': '무료 이용권',
  'benefit.ticketsReady_other': '{{count}}개 작품에서 사용 가능',
  'benefit.gifts': '선물',
  'benefit.giftsToTake_other': '받을 선물 {{count}}개',
  'benefit.giftBox': '선물함',
  'benefit.giftTickets_other': '사용 가능한 이용권 {{count}}장',
  'benefit.coupons': '쿠폰',
  'benefit.couponsUsable_other': '{{count}}장 사용 가능',
  'benefit.roulette': '룰렛',
  'benefit.spins_other': '{{count}}회 돌릴 수 있음',
  'benefit.events': '이벤트',
  'benefit.eventsRunning_other': '{{count}}개 진행 중',
  'benefit.points': '포인트',
  'benefit.usableFrom': '{{minimum}}부터 사용 가능',
  'benefit.freeCoins_other': '무료 코인 {{count}}개',
  'benefit.bonusCoins_other': '보너스 코인 {{count}}개',
  'benefit.emptyTitle': '지금은 무료 혜택이 없습니다',
  'benefit.emptyText': '이용권, 선물, 룰렛이 생기면 여기에 나타납니다.',
  'benefit.readFree': '무료로 보기',
  'benefit.guestTitle': '선물은 로그인한 독자에게 드립니다',
  'benefit.guestText': '로그인하면 이용권, 선물, 쿠폰, 포인트를 볼 수 있습니다.',
  'benefit.toShop': '상점으로',
  'benefit.offers': '오퍼',
  'benefit.offersText': '오퍼는 Tapjoy에서 제공해요. Tapjoy가 확인하면 코인이 들어와요.',
  'benefit.seeOffers': '오퍼 보기',
  'benefit.offersCredited': '받은 코인',
  'benefit.offerDone': '오퍼 완료',
  'benefit.offersHelp': '코인이 안 들어왔나요?',
};

export default benefit;
