import type { Translation } from '../../message-types.ts';
import type english from '../en-US/library.ts';

const library: Translation<typeof english> = {
  'library.tabs': '書櫃分類',
  'library.tabMy': '我的話數',
  'library.tabFavorite': '收藏',
  'library.tabRecent': '最近',
  'library.sortCREATE': '最新',
  'library.sortENDING': '快到期',
  'library.owned': '已購 {{amount}} 話',
  'library.new': '新增 {{amount}} 話',
  'library.rentedLeft': '租閱中，{{left}}',
  'library.notBegun': '尚未開始閱讀',
  'library.hidden': '依您的設定隱藏了 {{amount}} 部',
  'library.end': '已經到底了。',
  'library.emptyMyTitle': '還沒有您的話數',
  'library.emptyMyText': '您租閱或購買的話數會在這裡。',
  'library.emptyFavoriteTitle': '還沒有收藏',
  'library.emptyFavoriteText': '按下作品的愛心，就能在這裡找到。',
  'library.emptyRecentTitle': '還沒有閱讀紀錄',
  'library.emptyRecentText': '在任何裝置閱讀，都能在這裡繼續。',
};

export default library;
