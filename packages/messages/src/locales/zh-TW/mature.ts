import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mature.ts';

const mature: Translation<typeof english> = {
  'mature.ask': '您是否已年滿 {{age}} 歲？',
  'mature.laterText': '成人作品僅提供給已確認年齡的讀者。本站的年齡確認功能將於日後開放。',
  'mature.leave': '離開',
  'mature.loginText': '登入並每年確認一次年齡，即可瀏覽此分類。',
  'mature.no': '否',
  'mature.text': '此分類含有成人作品，每天詢問一次。',
  'mature.toNew': '看最新作品',
  'mature.toRanking': '看排行榜',
  'mature.yes': '是',
};

export default mature;
