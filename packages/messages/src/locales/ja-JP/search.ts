import type { Translation } from '../../message-types.ts';
import type english from '../en-US/search.ts';

const search: Translation<typeof english> = {
  'search.clear': '入力を消す',
  'search.everywhere': 'すべてから探す',
  'search.more': 'もっと見る',
  'search.moreFailed': '続きを読み込めませんでした。',
  'search.noneText': '入力内容を確かめるか、言葉を減らすか、作者やタグで探してみてください。',
  'search.noneTitle': '「{{query}}」は見つかりませんでした',
  'search.placeholder': 'タイトル・作者・タグ',
  'search.recent': '最近の検索',
  'search.remove': '「{{query}}」を削除',
  'search.removeAll': 'すべて削除',
  'search.resultsALL': '「{{query}}」の検索結果',
  'search.resultsTAG': 'タグ「{{query}}」の作品',
  'search.resultsTITLE': 'タイトルに「{{query}}」',
  'search.scopeALL': 'すべて',
  'search.scopeTAG': 'タグ',
  'search.scopeTITLE': 'タイトル',
  'search.scopes': '検索する場所',
  'search.startText': 'タイトル、作者、タグで探せます。',
  'search.startTitle': 'どんな作品をお探しですか？',
  'search.topTags': '人気のタグ',
};

export default search;
