import type { Translation } from '../../message-types.ts';
import type english from '../en-US/ranking.ts';

const ranking: Translation<typeof english> = {
  'ranking.allGenres': '全部類型',
  'ranking.down_other': '下降 {{count}} 名',
  'ranking.emptyText': '讀者開始閱讀後，排行榜就會出現。',
  'ranking.emptyTitle': '還沒有排行榜',
  'ranking.genres': '類型',
  'ranking.new': '新上榜',
  'ranking.period': '期間',
  'ranking.periodMONTHLY': '30 天',
  'ranking.periodREALTIME': '24 小時',
  'ranking.periodTOTAL': '總榜',
  'ranking.periodWEEKLY': '7 天',
  'ranking.podium': '第 1 至 3 名',
  'ranking.rest': '第 4 名以後',
  'ranking.same': '名次不變',
  'ranking.up_other': '上升 {{count}} 名',
};

export default ranking;
