import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.bannerFree': '本日の無料作品',
  'home.bannerToday': '本日の連載',
  'home.bannerTop': 'いま人気1位',
  'home.browse': 'テーマで探す',
  'home.continueReading': '続きを読む',
  'home.days': '曜日',
  'home.emptyCommand': '次のコマンドでマンガや小説を取り込み、ページを再読み込みしてください。',
  'home.emptyText': 'CBZ、EPUB、画像1枚、または画像のフォルダが、そのままここで読める作品になります。',
  'home.emptyTitle': 'まだ作品がありません',
  'home.endText': '今日の新着はここまで。では、また明日。',
  'home.featured': 'おすすめ',
  'home.freeShelf': '無料で読める作品',
  'home.newest': '新着作品',
  'home.newestNovels': '新着小説',
  'home.nextSlide': '次のバナー',
  'home.pauseSlides': 'バナーを止める',
  'home.playSlides': 'バナーを再生する',
  'home.popupNotToday': '今日は表示しない',
  'home.popupOpen': 'くわしく見る',
  'home.previousSlide': '前のバナー',
  'home.seeAll': 'すべて見る',
  'home.slidePlace': '{{count}}件中{{index}}件目',
  'home.tabs': 'メニュー',
  'home.title': 'マンガと小説',
  'home.topNow': 'いま人気の作品',
};

export default home;
