import type { Translation } from '../../message-types.ts';
import type english from '../en-US/ranking.ts';

const ranking: Translation<typeof english> = {
  'ranking.allGenres': '全ジャンル',
  'ranking.down_other': '{{count}}ランクダウン',
  'ranking.emptyText': '作品が読まれはじめると、順位が表示されます。',
  'ranking.emptyTitle': 'ランキングはまだありません',
  'ranking.genres': 'ジャンル',
  'ranking.new': '初登場',
  'ranking.period': '期間',
  'ranking.periodMONTHLY': '30日間',
  'ranking.periodREALTIME': '24時間',
  'ranking.periodTOTAL': '累計',
  'ranking.periodWEEKLY': '7日間',
  'ranking.podium': '1位から3位',
  'ranking.rest': '4位以降',
  'ranking.same': '変動なし',
  'ranking.up_other': '{{count}}ランクアップ',
};

export default ranking;
