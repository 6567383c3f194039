import type { Translation } from '../../message-types.ts';
import type english from '../en-US/points.ts';

const points: Translation<typeof english> = {
  'points.title': '포인트',
  'points.balance': '내 포인트',
  'points.window': '최근 {{days}}일',
  'points.exchange': '포인트 교환',
  'points.missing': '{{missing}} 더 필요',
  'points.amount': '교환할 포인트',
  'points.less': '포인트 줄이기',
  'points.more': '포인트 늘리기',
  'points.all': '전부',
  'points.preview': '{{points}} › {{coins}}, {{date}} 만료',
  'points.form': '{{minimum}}부터 {{step}} 단위입니다.',
  'points.amountForm': '포인트 수를 입력해 주세요.',
  'points.exchangeAmount': '{{points}} 교환',
  'points.exchanged': '{{coins}}를 받았습니다. {{date}}까지 쓸 수 있어요.',
  'points.typeCHARGE': '포인트 적립',
  'points.typeEXCHANGE': '보너스 코인으로 교환',
  'points.typeEXPIRE': '기간 만료',
  'points.typeCANCEL': '환불로 회수',
  'points.takenBack': '운영팀 회수',
  'points.typeMERGE': '이전 계정에서 이동',
  'points.sourcePAYMENT': '코인 구매 적립',
  'points.sourceCOUPON': '쿠폰 적립',
  'points.sourceMILEAGE': '교환 적립',
  'points.sourceREWARD': '보상',
  'points.sourceEVENT': '이벤트 적립',
  'points.sourceADMIN': '운영자 지급',
  'points.sourceOFFERWALL': '오퍼 적립',
  'points.until': '{{date}}까지',
  'points.end': '모두 확인했습니다.',
  'points.emptyTitle': '이 기간의 포인트가 없습니다',
  'points.emptyText': '포인트는 코인 구매와 이벤트로 받을 수 있습니다.',
};

export default points;
