import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.bannerFree': '오늘의 무료 작품',
  'home.bannerToday': '오늘의 연재',
  'home.bannerTop': '지금 1위',
  'home.browse': '테마별로 보기',
  'home.continueReading': '이어 보기',
  'home.days': '요일',
  'home.emptyCommand': '아래 명령으로 웹툰이나 소설을 가져온 뒤 페이지를 새로고침해 주세요.',
  'home.emptyText': 'CBZ, EPUB, 이미지 한 장 또는 이미지 폴더가 여기에서 볼 수 있는 작품이 됩니다.',
  'home.emptyTitle': '책장이 아직 비어 있습니다',
  'home.endText': '오늘의 새 소식은 여기까지예요. 내일 또 만나요.',
  'home.featured': '추천 작품',
  'home.freeShelf': '무료로 보기',
  'home.newest': '새로 나온 작품',
  'home.newestNovels': '새 소설',
  'home.nextSlide': '다음 배너',
  'home.pauseSlides': '배너 멈추기',
  'home.playSlides': '배너 재생',
  'home.popupNotToday': '오늘 하루 보지 않기',
  'home.popupOpen': '자세히 보기',
  'home.previousSlide': '이전 배너',
  'home.seeAll': '전체 보기',
  'home.slidePlace': '{{count}}개 중 {{index}}번째',
  'home.tabs': '메뉴',
  'home.title': '웹툰과 소설',
  'home.topNow': '지금 인기',
};

export default home;
