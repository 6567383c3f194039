import type { Translation } from '../../message-types.ts';
import type english from '../en-US/notice.ts';

const notice: Translation<typeof english> = {
  'notice.all': '所有公告',
  'notice.emptyText': '商店的最新消息會顯示在這裡。',
  'notice.emptyTitle': '目前沒有公告',
  'notice.newer': '較新',
  'notice.older': '較舊',
  'notice.page': '第 {{page}} 頁，共 {{pages}} 頁',
  'notice.pages': '公告分頁',
  'notice.pinned': '置頂',
};

export default notice;
