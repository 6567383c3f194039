import type { Translation } from '../../message-types.ts';
import type english from '../en-US/head.ts';

const head: Translation<typeof english> = {
  'head.action': '숨 막히는 대결과 짜릿한 역전: {{brand}}에서 보는 액션 웹툰과 소설.',
  'head.bl': '다정하거나 격렬한 그들의 사랑: {{brand}}에서 보는 BL 웹툰과 소설.',
  'head.creator': '{{title}}의 웹툰과 소설을 {{brand}}에서 만나 보세요.',
  'head.event': '스탬프, 코드, 추첨, 추천 목록까지: {{brand}}의 이벤트와 기간.',
  'head.faq': '{{brand}} 독자들이 자주 묻는 질문과 답변.',
  'head.free': '{{brand}}에서 무료 회차가 있는 웹툰과 소설. 결제 없이 오늘 바로 시작하세요.',
  'head.home': '매일 새로운 웹툰과 소설. {{brand}}에서 첫 화부터 무료로 만나 보세요.',
  'head.mature': '{{brand}}의 성인 웹툰과 소설. 나이를 확인한 독자만 볼 수 있습니다.',
  'head.notice': '{{brand}} 소식: 새 기능, 이벤트, 서비스 안내.',
  'head.pick': '{{brand}} 에디터가 직접 고른 목록: 기분에, 저녁에, 주말에 꼭 맞는 웹툰과 소설.',
  'head.policy': '{{brand}}의 {{title}} 현행 버전.',
  'head.ranking': '{{brand}} 독자들이 가장 많이 본 웹툰과 소설: 24시간, 7일, 30일, 전체 기간 랭킹.',
  'head.romance': '천천히 스며드는 사랑부터 다시 만난 인연까지: {{brand}}에서 보는 로맨스 웹툰과 소설.',
  'head.search': '{{brand}}의 웹툰과 소설을 제목, 작가, 태그로 찾아보세요.',
  'head.transfer':
    '{{from}}의 코인, 보관함, 감상 기록을 {{to}}에서 이어 쓸 수 있습니다. 옮겨지는 것과 남는 것, 기한을 안내합니다.',
  'head.weekly': '월요일부터 일요일까지 요일별 연재: 오늘 {{brand}}에서 새 화가 올라온 웹툰과 소설을 확인하세요.',
};
export default head;
