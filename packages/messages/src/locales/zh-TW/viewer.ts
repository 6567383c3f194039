import type { Translation } from '../../message-types.ts';
import type english from '../en-US/viewer.ts';

const viewer: Translation<typeof english> = {
  'viewer.automatic': '自動',
  'viewer.backToSeries': '回到作品頁',
  'viewer.binge': '連續閱讀',
  'viewer.controls': '閱讀控制列',
  'viewer.doublePage': '雙頁',
  'viewer.endText': '您已讀到最新一話。',
  'viewer.endTitle': '{{episode}} 完',
  'viewer.layout': '頁面顯示',
  'viewer.list': '目錄',
  'viewer.lockedTitle': '這一話尚未解鎖',
  'viewer.mode': '閱讀模式',
  'viewer.next': '下一話',
  'viewer.nextEpisode': '下一話',
  'viewer.page': '第 {{page}} 頁，共 {{pages}} 頁',
  'viewer.pageFailed': '這一頁載入失敗。',
  'viewer.pageImage': '{{title}}，第 {{page}} 頁',
  'viewer.pageText': '第 {{page}} 頁',
  'viewer.paper': '滑動翻頁',
  'viewer.previous': '上一話',
  'viewer.progress': '閱讀進度',
  'viewer.readInstead': '閱讀 {{episode}}',
  'viewer.scroll': '捲動',
  'viewer.settings': '設定',
  'viewer.showControls': '顯示或隱藏控制列',
  'viewer.singlePage': '單頁',
  'viewer.bingeHint': '下一話會自動接續，遇到付費話數仍會停下。',
  'viewer.bingeRent': '後續話數直接租閱，不再詢問',
  'viewer.bingeLimit': '代幣上限',
  'viewer.bingeLeft': '{{limit}} 中剩 {{left}}',
  'viewer.bingeStop': '停止',
  'viewer.lockedText': '這一話需付費。免費的各話人人都能閱讀。',
  'viewer.bingeAllow_other': '最多允許 {{count}} 枚代幣',
};

export default viewer;
