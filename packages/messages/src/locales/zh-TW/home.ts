import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.continueReading': '繼續閱讀',
  'home.description': '漫畫與小說每日更新，在 {{brand}} 免費閱讀前幾話。',
  'home.emptyCommand': '請用以下指令匯入漫畫或小說，然後重新載入頁面：',
  'home.emptyText': 'CBZ、EPUB、一張圖片或一個圖片資料夾，都會成為可在此閱讀的作品。',
  'home.emptyTitle': '書架還是空的',
  'home.newest': '最新上架',
  'home.newestNovels': '最新小說',
  'home.title': '漫畫與小說',
};

export default home;
