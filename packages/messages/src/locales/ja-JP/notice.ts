import type { Translation } from '../../message-types.ts';
import type english from '../en-US/notice.ts';

const notice: Translation<typeof english> = {
  'notice.all': 'お知らせ一覧',
  'notice.emptyText': '新しいお知らせはここに表示されます。',
  'notice.emptyTitle': 'お知らせはまだありません',
  'notice.newer': '新しいお知らせ',
  'notice.older': '過去のお知らせ',
  'notice.page': '{{page}} / {{pages}}ページ',
  'notice.pages': 'お知らせのページ',
  'notice.pinned': '重要',
};

export default notice;
