import type { Translation } from '../../message-types.ts';
import type english from '../en-US/episode.ts';

const episode: Translation<typeof english> = {
  'episode.daysLeft_other': '残り{{count}}日',
  'episode.free': '無料',
  'episode.hoursLeft_other': '残り{{count}}時間',
  'episode.login': 'ログイン',
  'episode.minutesLeft_other': '残り{{count}}分',
  'episode.notForSale': '販売なし',
  'episode.number': '第{{number}}話',
  'episode.own': '購入',
  'episode.owned': '購入済み',
  'episode.read': '既読',
  'episode.reading': '読みかけ',
  'episode.rent': 'レンタル',
  'episode.sentence': '{{title}}、{{date}}、{{state}}',
  'episode.sentenceUndated': '{{title}}、{{state}}',
  'episode.soon': '近日公開',
  'episode.spokenFree': '無料で読めます',
  'episode.spokenLogin': '無料、ログインすると読めます',
  'episode.spokenNotForSale': '現在は販売していません',
  'episode.spokenOwn': '{{own}}で購入できます',
  'episode.spokenOwned': '購入済み',
  'episode.spokenRead': '既読',
  'episode.spokenReading': '読みかけ、{{percent}}パーセントまで読みました',
  'episode.spokenRent': '{{rent}}でレンタルできます',
  'episode.spokenRentOrOwn': '{{rent}}でレンタル、または{{own}}で購入できます',
  'episode.spokenRentedDays_other': 'レンタル中、残り{{count}}日',
  'episode.spokenRentedHours_other': 'レンタル中、残り{{count}}時間',
  'episode.spokenRentedMinutes_other': 'レンタル中、残り{{count}}分',
  'episode.spokenSoon': 'まだ公開されていません',
  'episode.spokenWaitFree': '待てば無料チケットで読めます',
  'episode.waitFree': '待てば無料',
};

export default episode;
