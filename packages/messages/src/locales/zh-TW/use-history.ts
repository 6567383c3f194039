import type { Translation } from '../../message-types.ts';
import type english from '../en-US/use-history.ts';

const useHistory: Translation<typeof english> = {
  'useHistory.tabs': '紀錄分類',
  'useHistory.tabCharge': '儲值',
  'useHistory.tabUse': '使用',
  'useHistory.tabPoints': '點數',
  'useHistory.title': '代幣使用紀錄',
  'useHistory.days': '最近 {{days}} 天',
  'useHistory.balance': '餘額',
  'useHistory.kinds': '購買 {{coin}} · 免費 {{free}} · 贈送 {{bonus}}',
  'useHistory.typeRENT': '租閱',
  'useHistory.typePOSSESSION': '購買',
  'useHistory.typeRENT_GIFT': '租閱券',
  'useHistory.typePOSSESSION_GIFT': '收藏券',
  'useHistory.typeFREETIME': '免費券',
  'useHistory.typeALL_RENT': '全部租閱',
  'useHistory.typeALL_POSSESSION': '全部購買',
  'useHistory.typePERMANENT': '贈與',
  'useHistory.free': '免代幣',
  'useHistory.undone': '已於 {{date}} 退回',
  'useHistory.lineBought': '{{date}} 購買 {{amount}}',
  'useHistory.lineCoin': '{{date}} 取得 {{amount}}',
  'useHistory.lineFree': '{{date}} 免費 {{amount}}',
  'useHistory.lineBonus': '{{date}} 贈送 {{amount}}',
  'useHistory.ends': '{{line}}（{{date}} 到期）',
  'useHistory.sum': '{{coins}}：{{lines}}',
  'useHistory.number': '編號 {{id}}',
  'useHistory.copy': '複製以便詢問',
  'useHistory.copied': '已複製。',
  'useHistory.notCopied': '無法複製，請自行選取文字。',
  'useHistory.emptyTitle': '還沒有使用代幣',
  'useHistory.emptyText': '您租閱或購買的每一話與明細都會在這裡。',
};

export default useHistory;
