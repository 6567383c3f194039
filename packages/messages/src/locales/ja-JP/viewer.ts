import type { Translation } from '../../message-types.ts';
import type english from '../en-US/viewer.ts';

const viewer: Translation<typeof english> = {
  'viewer.automatic': '自動',
  'viewer.backToSeries': '作品ページへ戻る',
  'viewer.binge': '一気読み',
  'viewer.controls': 'ビューアーの操作',
  'viewer.doublePage': '見開き',
  'viewer.endText': '最新話まで読み終えました。',
  'viewer.endTitle': '{{episode}} おわり',
  'viewer.layout': 'ページ表示',
  'viewer.list': '目次',
  'viewer.lockedTitle': 'この話はまだ読めません',
  'viewer.mode': '読み方',
  'viewer.next': '次の話',
  'viewer.nextEpisode': '次の話',
  'viewer.page': '{{pages}}ページ中{{page}}ページ',
  'viewer.pageFailed': 'このページを読み込めませんでした。',
  'viewer.pageImage': '{{title}}、{{page}}ページ目',
  'viewer.pageText': '{{page}}ページ目',
  'viewer.paper': 'ページめくり',
  'viewer.previous': '前の話',
  'viewer.progress': '読んだところ',
  'viewer.readInstead': '「{{episode}}」を読む',
  'viewer.scroll': 'スクロール',
  'viewer.settings': '設定',
  'viewer.showControls': '操作バーの表示・非表示',
  'viewer.singlePage': '1ページずつ',
  'viewer.bingeHint': '次の話が続きます。有料の話では止まります。',
  'viewer.bingeRent': '次の話を確認なしでレンタル',
  'viewer.bingeLimit': 'コインの上限',
  'viewer.bingeLeft': '{{limit}}のうち残り{{left}}',
  'viewer.bingeStop': '停止',
  'viewer.lockedText': 'この話は有料です。無料の話はどなたでもお読みいただけます。',
  'viewer.bingeAllow_other': '{{count}}コインまで許可',
};

export default viewer;
