import type { Translation } from '../../message-types.ts';
import type english from '../en-US/ranking.ts';

const ranking: Translation<typeof english> = {
  'ranking.allGenres': '전체 장르',
  'ranking.down_other': '{{count}}계단 하락',
  'ranking.emptyText': '독자들이 작품을 보기 시작하면 랭킹이 채워집니다.',
  'ranking.emptyTitle': '아직 랭킹이 없습니다',
  'ranking.genres': '장르',
  'ranking.new': '신규',
  'ranking.period': '기간',
  'ranking.periodMONTHLY': '30일',
  'ranking.periodREALTIME': '24시간',
  'ranking.periodTOTAL': '누적',
  'ranking.periodWEEKLY': '7일',
  'ranking.podium': '1위부터 3위',
  'ranking.rest': '4위 이하',
  'ranking.same': '변동 없음',
  'ranking.up_other': '{{count}}계단 상승',
};

export default ranking;
