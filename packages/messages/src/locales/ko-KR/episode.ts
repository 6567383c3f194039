import type { Translation } from '../../message-types.ts';
import type english from '../en-US/episode.ts';

const episode: Translation<typeof english> = {
  'episode.daysLeft_other': '{{count}}일 남음',
  'episode.free': '무료',
  'episode.hoursLeft_other': '{{count}}시간 남음',
  'episode.login': '로그인',
  'episode.minutesLeft_other': '{{count}}분 남음',
  'episode.notForSale': '판매하지 않음',
  'episode.number': '{{number}}화',
  'episode.own': '소장',
  'episode.owned': '소장 중',
  'episode.read': '읽음',
  'episode.reading': '읽는 중',
  'episode.rent': '대여',
  'episode.sentence': '{{title}}, {{date}}, {{state}}',
  'episode.sentenceUndated': '{{title}}, {{state}}',
  'episode.soon': '공개 예정',
  'episode.spokenFree': '무료',
  'episode.spokenLogin': '무료, 로그인하면 볼 수 있음',
  'episode.spokenNotForSale': '현재 판매하지 않음',
  'episode.spokenOwn': '소장 {{own}}',
  'episode.spokenOwned': '소장 중',
  'episode.spokenRead': '이미 읽음',
  'episode.spokenReading': '읽는 중, {{percent}}퍼센트까지 읽음',
  'episode.spokenRent': '대여 {{rent}}',
  'episode.spokenRentOrOwn': '대여 {{rent}} 또는 소장 {{own}}',
  'episode.spokenRentedDays_other': '대여 중, {{count}}일 남음',
  'episode.spokenRentedHours_other': '대여 중, {{count}}시간 남음',
  'episode.spokenRentedMinutes_other': '대여 중, {{count}}분 남음',
  'episode.spokenSoon': '아직 공개되지 않음',
  'episode.spokenWaitFree': '기다리면 무료 이용권으로 열람 가능',
  'episode.waitFree': '기다리면 무료',
};

export default episode;
