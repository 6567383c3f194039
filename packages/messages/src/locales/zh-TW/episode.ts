import type { Translation } from '../../message-types.ts';
import type english from '../en-US/episode.ts';

const episode: Translation<typeof english> = {
  'episode.daysLeft_other': '剩 {{count}} 天',
  'episode.free': '免費',
  'episode.hoursLeft_other': '剩 {{count}} 小時',
  'episode.login': '登入',
  'episode.minutesLeft_other': '剩 {{count}} 分鐘',
  'episode.notForSale': '未販售',
  'episode.number': '第 {{number}} 話',
  'episode.own': '購買',
  'episode.owned': '已購買',
  'episode.read': '已讀',
  'episode.reading': '閱讀中',
  'episode.rent': '租閱',
  'episode.sentence': '{{title}}，{{date}}，{{state}}',
  'episode.sentenceUndated': '{{title}}，{{state}}',
  'episode.soon': '即將推出',
  'episode.spokenFree': '免費閱讀',
  'episode.spokenLogin': '免費，登入即可閱讀',
  'episode.spokenNotForSale': '目前未販售',
  'episode.spokenOwn': '{{own}}購買',
  'episode.spokenOwned': '已購買',
  'episode.spokenRead': '已讀',
  'episode.spokenReading': '閱讀中，已讀百分之 {{percent}}',
  'episode.spokenRent': '{{rent}}租閱',
  'episode.spokenRentOrOwn': '{{rent}}租閱，或{{own}}購買',
  'episode.spokenRentedDays_other': '租閱中，剩 {{count}} 天',
  'episode.spokenRentedHours_other': '租閱中，剩 {{count}} 小時',
  'episode.spokenRentedMinutes_other': '租閱中，剩 {{count}} 分鐘',
  'episode.spokenSoon': '尚未推出',
  'episode.spokenWaitFree': '可用「等就免費」券閱讀',
  'episode.waitFree': '等就免費',
};

export default episode;
