import type { Translation } from '../../message-types.ts';
import type english from '../en-US/roulette.ts';

const roulette: Translation<typeof english> = {
  'roulette.title': '룰렛',
  'roulette.until': '{{date}}까지',
  'roulette.spin': '돌리기 · 1장',
  'roulette.turning': '돌아가는 중',
  'roulette.skip': '결과 바로 보기',
  'roulette.chances': '확률',
  'roulette.prize': '상품',
  'roulette.chance': '당첨 확률',
  'roulette.nothing': '꽝',
  'roulette.won': '당첨: {{prize}}',
  'roulette.lost': '이번에는 꽝입니다.',
  'roulette.noTickets': '이용권이 없습니다. 이용권은 쿠폰과 이벤트로 받을 수 있습니다.',
  'roulette.toCoupons': '쿠폰 코드 입력',
  'roulette.closedTitle': '지금은 룰렛이 없습니다',
  'roulette.closedText': '이벤트와 함께 돌아옵니다. 또 들러 주세요.',
  'roulette.refusedTitle': '이 계정은 참여할 수 없습니다',
  'roulette.toBenefit': '오늘의 혜택 보기',
};

export default roulette;
