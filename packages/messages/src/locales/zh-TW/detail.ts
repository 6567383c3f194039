import type { Translation } from '../../message-types.ts';
import type english from '../en-US/detail.ts';

const detail: Translation<typeof english> = {
  'detail.adultTitle': '限{{age}}歲以上讀者閱讀',
  'detail.continueEpisode': '繼續閱讀{{episode}}',
  'detail.copyLink': '複製連結',
  'detail.episodes_other': '共 {{count}} 話',
  'detail.favourite': '收藏',
  'detail.favouriteFailed': '沒有成功，請再試一次。',
  'detail.linkCopied': '已複製連結',
  'detail.more': '更多作品',
  'detail.noEpisodesText': '第一話推出後就會顯示在這裡。',
  'detail.noEpisodesTitle': '尚未推出任何一話',
  'detail.notices': '公告',
  'detail.notShared': '無法分享，請從網址列複製網址。',
  'detail.otherLanguages': '其他語言版本',
  'detail.readFirst': '閱讀第一話',
  'detail.readFirstFree': '免費閱讀第一話',
  'detail.sortNewest': '由新到舊',
  'detail.sortOldest': '由舊到新',
  'detail.tags': '類型與標籤',
  'detail.updateDays': '{{days}}更新',
  'detail.updateTen': '每月 1 日、11 日、21 日更新',
};

export default detail;
