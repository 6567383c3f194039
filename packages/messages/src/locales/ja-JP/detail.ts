import type { Translation } from '../../message-types.ts';
import type english from '../en-US/detail.ts';

const detail: Translation<typeof english> = {
  'detail.adultTitle': '{{age}}歳以上の方が対象です',
  'detail.continueEpisode': '{{episode}}の続きを読む',
  'detail.copyLink': 'リンクをコピー',
  'detail.episodes_other': '全{{count}}話',
  'detail.favourite': 'お気に入り',
  'detail.favouriteFailed': 'うまくいきませんでした。もう一度お試しください。',
  'detail.linkCopied': 'リンクをコピーしました',
  'detail.more': 'こちらもおすすめ',
  'detail.noEpisodesText': '第1話が公開されると、ここに表示されます。',
  'detail.noEpisodesTitle': 'まだ公開された話がありません',
  'detail.notices': 'お知らせ',
  'detail.notShared': '共有できませんでした。アドレスバーからURLをコピーしてください。',
  'detail.otherLanguages': 'ほかの言語で読む',
  'detail.readFirst': '第1話を読む',
  'detail.readFirstFree': '第1話を無料で読む',
  'detail.sortNewest': '最新話から',
  'detail.sortOldest': '1話から',
  'detail.tags': 'ジャンルとタグ',
  'detail.updateDays': '{{days}}更新',
  'detail.updateTen': '毎月1日・11日・21日更新',
};

export default detail;
