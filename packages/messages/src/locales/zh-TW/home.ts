import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.bannerFree': '今日免費作品',
  'home.bannerToday': '今日連載',
  'home.bannerTop': '即時排行第一',
  'home.browse': '依主題瀏覽',
  'home.continueReading': '繼續閱讀',
  'home.days': '星期',
  'home.emptyCommand': '請用以下指令匯入漫畫或小說，然後重新載入頁面：',
  'home.emptyText': 'CBZ、EPUB、一張圖片或一個圖片資料夾，都會成為可在此閱讀的作品。',
  'home.emptyTitle': '書架還是空的',
  'home.endText': '今天的新作到此為止，明天再見。',
  'home.featured': '精選推薦',
  'home.freeShelf': '免費看',
  'home.newest': '最新上架',
  'home.newestNovels': '最新小說',
  'home.nextSlide': '下一張橫幅',
  'home.pauseSlides': '暫停橫幅',
  'home.playSlides': '播放橫幅',
  'home.popupNotToday': '今天不再顯示',
  'home.popupOpen': '前往看看',
  'home.previousSlide': '上一張橫幅',
  'home.seeAll': '看全部',
  'home.slidePlace': '第 {{index}} 張，共 {{count}} 張',
  'home.tabs': '分類',
  'home.title': '漫畫與小說',
  'home.topNow': '即時熱門',
};

export default home;
