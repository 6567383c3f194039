import type { Translation } from '../../message-types.ts';
import type english from '../en-US/notice.ts';

const notice: Translation<typeof english> = {
  'notice.all': '공지사항 전체',
  'notice.emptyText': '새로운 소식이 여기에 표시됩니다.',
  'notice.emptyTitle': '아직 공지사항이 없습니다',
  'notice.newer': '최신 글',
  'notice.older': '이전 글',
  'notice.page': '{{pages}}쪽 중 {{page}}쪽',
  'notice.pages': '공지사항 페이지',
  'notice.pinned': '고정',
};

export default notice;
