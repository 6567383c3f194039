import type { Translation } from '../../message-types.ts';
import type english from '../en-US/points.ts';

const points: Translation<typeof english> = {
  'points.title': 'ポイント',
  'points.balance': '保有ポイント',
  'points.window': '過去{{days}}日間',
  'points.exchange': 'ポイントを交換',
  'points.missing': 'あと{{missing}}',
  'points.amount': '交換するポイント',
  'points.less': '減らす',
  'points.more': '増やす',
  'points.all': 'すべて',
  'points.preview': '{{points}} › {{coins}}（{{date}}まで）',
  'points.form': '{{minimum}}から、{{step}}単位で交換できます。',
  'points.amountForm': 'ポイント数を入力してください。',
  'points.exchangeAmount': '{{points}}を交換する',
  'points.exchanged': '{{coins}}を受け取りました（{{date}}まで）',
  'points.typeCHARGE': 'ポイント獲得',
  'points.typeEXCHANGE': 'ボーナスコインに交換',
  'points.typeEXPIRE': '期限切れ',
  'points.typeCANCEL': '返金による取り消し',
  'points.takenBack': '運営による取り消し',
  'points.typeMERGE': '以前のアカウントから',
  'points.sourcePAYMENT': 'コイン購入で獲得',
  'points.sourceCOUPON': 'クーポンで獲得',
  'points.sourceMILEAGE': '交換で獲得',
  'points.sourceREWARD': 'ごほうび',
  'points.sourceEVENT': 'イベントで獲得',
  'points.sourceADMIN': '運営からの付与',
  'points.sourceOFFERWALL': 'オファーで獲得',
  'points.until': '{{date}}まで',
  'points.end': 'これですべてです。',
  'points.emptyTitle': 'この期間のポイントはありません',
  'points.emptyText': 'ポイントはコインの購入やイベントでもらえます。',
};

export default points;
