import type { Translation } from '../../message-types.ts';
import type english from '../en-US/withdrawal.ts';

const withdrawal: Translation<typeof english> = {
  'withdrawal.title': '刪除帳號',
  'withdrawal.ends': '{{list}}將立即失效。',
  'withdrawal.endsNothing': '這個帳號沒有代幣，也沒有任何話數。',
  'withdrawal.refundable_other': '還有 {{count}} 筆儲值可以退款',
  'withdrawal.dates': '資料會在一個月後，也就是 {{erased}} 刪除。此 ID 在 30 天後，自 {{again}} 起可重新註冊。',
  'withdrawal.reason': '您為什麼要離開？',
  'withdrawal.reasonFEW_SERIES': '喜歡的作品太少',
  'withdrawal.reasonPRICES': '價格太高',
  'withdrawal.reasonSELDOM': '很少看',
  'withdrawal.reasonFAULTS': '有功能無法正常使用',
  'withdrawal.reasonNEW_ACCOUNT': '想用另一個帳號重新開始',
  'withdrawal.reasonPRIVACY': '不希望留下我的資料',
  'withdrawal.reasonOTHER': '其他原因',
  'withdrawal.reasonRequired': '請選擇一個原因。',
  'withdrawal.detail': '請簡單說明',
  'withdrawal.detailRequired': '請再多說明一點。',
  'withdrawal.agree': '我已閱讀以上內容，並同意刪除我的帳號。',
  'withdrawal.keep': '保留帳號',
  'withdrawal.confirmTitle': '要刪除帳號嗎？',
  'withdrawal.confirmText': '您會立即在所有裝置上登出，且無法復原。',
  'withdrawal.yes': '是',
  'withdrawal.no': '否',
  'withdrawal.doneTitle': '我們已收到您的申請',
  'withdrawal.doneText': '您的帳號已關閉，資料將於 {{erased}} 刪除。此 ID 自 {{again}} 起可重新註冊。',
  'withdrawal.requestedUntil': '此帳號已申請刪除，自 {{date}} 起可重新註冊。',
  'withdrawal.deletedUntil': '使用此 ID 的帳號最近已刪除，自 {{date}} 起可重新註冊。',
};

export default withdrawal;
