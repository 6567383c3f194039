import type { Translation } from '../../message-types.ts';
import type english from '../en-US/points.ts';

const points: Translation<typeof english> = {
  'points.title': '點數',
  'points.balance': '您的點數',
  'points.window': '最近 {{days}} 天',
  'points.exchange': '兌換點數',
  'points.missing': '還差 {{missing}}',
  'points.amount': '要兌換的點數',
  'points.less': '減少點數',
  'points.more': '增加點數',
  'points.all': '全部',
  'points.preview': '{{points}} › {{coins}}，{{date}} 到期',
  'points.form': '滿 {{minimum}}，以 {{step}} 為單位。',
  'points.amountForm': '請輸入點數。',
  'points.exchangeAmount': '兌換 {{points}}',
  'points.exchanged': '已獲得 {{coins}}，{{date}} 前有效',
  'points.typeCHARGE': '獲得點數',
  'points.typeEXCHANGE': '兌換紅利代幣',
  'points.typeEXPIRE': '已到期',
  'points.typeCANCEL': '因退款收回',
  'points.takenBack': '由我們收回',
  'points.typeMERGE': '來自先前的帳號',
  'points.sourcePAYMENT': '購買代幣贈送',
  'points.sourceCOUPON': '來自優惠券',
  'points.sourceMILEAGE': '來自兌換',
  'points.sourceREWARD': '獎勵',
  'points.sourceEVENT': '來自活動',
  'points.sourceADMIN': '由我們贈送',
  'points.sourceOFFERWALL': '來自任務',
  'points.until': '{{date}} 到期',
  'points.end': '已經到底了。',
  'points.emptyTitle': '這段期間沒有點數紀錄',
  'points.emptyText': '購買代幣或參加活動即可獲得點數。',
};

export default points;
