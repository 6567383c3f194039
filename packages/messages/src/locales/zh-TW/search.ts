import type { Translation } from '../../message-types.ts';
import type english from '../en-US/search.ts';

const search: Translation<typeof english> = {
  'search.clear': '清除輸入',
  'search.everywhere': '搜尋全部',
  'search.more': '顯示更多',
  'search.moreFailed': '無法載入後續內容。',
  'search.noneText': '請檢查拼字、減少字詞，或改以作者、標籤搜尋。',
  'search.noneTitle': '找不到「{{query}}」',
  'search.placeholder': '作品名、作者或標籤',
  'search.recent': '最近搜尋',
  'search.remove': '移除「{{query}}」',
  'search.removeAll': '全部清除',
  'search.resultsALL': '「{{query}}」的搜尋結果',
  'search.resultsTAG': '標籤「{{query}}」的作品',
  'search.resultsTITLE': '作品名含「{{query}}」',
  'search.scopeALL': '全部',
  'search.scopeTAG': '標籤',
  'search.scopeTITLE': '作品名',
  'search.scopes': '搜尋範圍',
  'search.startText': '可用作品名、作者或標籤搜尋。',
  'search.startTitle': '想看什麼作品？',
  'search.topTags': '熱門標籤',
};

export default search;
