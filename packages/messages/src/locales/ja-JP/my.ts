import type { Translation } from '../../message-types.ts';
import type english from '../en-US/my.ts';

const my: Translation<typeof english> = {
  'my.emptyText': '作品を開くと、ここに表示されます。',
  'my.emptyTitle': '読みかけの作品はありません',
  'my.guestText': '読んだ内容は、このブラウザにだけ記録されます。',
  'my.guestTitle': 'ゲストとして閲覧中です',
};

export default my;
