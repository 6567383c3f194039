import type { Translation } from '../../message-types.ts';
import type english from '../en-US/use-history.ts';

const useHistory: Translation<typeof english> = {
  'useHistory.tabs': '履歴の種類',
  'useHistory.tabCharge': 'チャージ',
  'useHistory.tabUse': '利用',
  'useHistory.tabPoints': 'ポイント',
  'useHistory.title': 'コインの利用履歴',
  'useHistory.days': '過去{{days}}日間',
  'useHistory.balance': '残高',
  'useHistory.kinds': '購入 {{coin}} · 無料 {{free}} · ボーナス {{bonus}}',
  'useHistory.typeRENT': 'レンタル',
  'useHistory.typePOSSESSION': '購入',
  'useHistory.typeRENT_GIFT': 'レンタルチケット',
  'useHistory.typePOSSESSION_GIFT': '購入チケット',
  'useHistory.typeFREETIME': '待てば無料',
  'useHistory.typeALL_RENT': '全話レンタル',
  'useHistory.typeALL_POSSESSION': '全話購入',
  'useHistory.typePERMANENT': '進呈',
  'useHistory.free': 'コイン不要',
  'useHistory.undone': '{{date}}に返却',
  'useHistory.lineBought': '{{date}}購入分 {{amount}}',
  'useHistory.lineCoin': '{{date}}分 {{amount}}',
  'useHistory.lineFree': '{{date}}の無料分 {{amount}}',
  'useHistory.lineBonus': '{{date}}のボーナス {{amount}}',
  'useHistory.ends': '{{line}}({{date}}まで)',
  'useHistory.sum': '{{coins}}:{{lines}}',
  'useHistory.number': '番号 {{id}}',
  'useHistory.copy': '問い合わせ用にコピー',
  'useHistory.copied': 'コピーしました。',
  'useHistory.notCopied': 'コピーできませんでした。文字を選択してください。',
  'useHistory.emptyTitle': 'まだコインを使っていません',
  'useHistory.emptyText': 'レンタル・購入した話と明細がここに並びます。',
};

export default useHistory;
