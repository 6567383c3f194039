import type { Translation } from '../../message-types.ts';
import type english from '../en-US/my.ts';

const my: Translation<typeof english> = {
  'my.emptyText': '작품을 열면 여기에 표시됩니다.',
  'my.emptyTitle': '읽던 작품이 없습니다',
  'my.guestText': '감상 기록은 이 브라우저에만 저장됩니다.',
  'my.guestTitle': '게스트로 보고 있습니다',
};

export default my;
