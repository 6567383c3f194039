import type { Translation } from '../../message-types.ts';
import type english from '../en-US/my.ts';

const my: Translation<typeof english> = {
  'my.emptyText': '開始閱讀作品後，就會出現在這裡。',
  'my.emptyTitle': '還沒有讀到一半的作品',
  'my.guestText': '閱讀紀錄只會保存在這個瀏覽器。',
  'my.guestTitle': '您正以訪客身分閱讀',
};

export default my;
