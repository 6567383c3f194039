import type { Translation } from '../../message-types.ts';
import type english from '../en-US/viewer.ts';

const viewer: Translation<typeof english> = {
  'viewer.automatic': '자동',
  'viewer.backToSeries': '작품 페이지로',
  'viewer.binge': '정주행 모드',
  'viewer.controls': '뷰어 메뉴',
  'viewer.doublePage': '두 쪽 보기',
  'viewer.endText': '최신 화까지 모두 보셨습니다.',
  'viewer.endTitle': '{{episode}} 끝',
  'viewer.layout': '쪽 보기',
  'viewer.list': '목록',
  'viewer.lockedTitle': '아직 열리지 않은 회차입니다',
  'viewer.mode': '보기 방식',
  'viewer.next': '다음 화',
  'viewer.nextEpisode': '다음 화',
  'viewer.page': '{{pages}}쪽 중 {{page}}쪽',
  'viewer.pageFailed': '이 쪽을 불러오지 못했습니다.',
  'viewer.pageImage': '{{title}}, {{page}}쪽',
  'viewer.pageText': '{{page}}쪽',
  'viewer.paper': '페이지 넘기기',
  'viewer.previous': '이전 화',
  'viewer.progress': '읽은 정도',
  'viewer.readInstead': '{{episode}} 보기',
  'viewer.scroll': '스크롤',
  'viewer.settings': '설정',
  'viewer.showControls': '메뉴 표시 또는 숨기기',
  'viewer.singlePage': '한 쪽 보기',
  'viewer.bingeHint': '다음 화가 이어져요. 유료 화에서는 멈춰요.',
  'viewer.bingeRent': '다음 화를 묻지 않고 대여',
  'viewer.bingeLimit': '코인 한도',
  'viewer.bingeLeft': '{{limit}} 중 {{left}} 남음',
  'viewer.bingeStop': '중지',
  'viewer.lockedText': '무료 회차가 아닙니다. 무료 회차는 누구나 볼 수 있습니다.',
  'viewer.bingeAllow_other': '최대 {{count}}코인까지 허용',
};

export default viewer;
