import type { Translation } from '../../message-types.ts';
import type english from '../en-US/detail.ts';

const detail: Translation<typeof english> = {
  'detail.adultTitle': '{{age}}세 이상 이용가',
  'detail.continueEpisode': '{{episode}} 이어 보기',
  'detail.copyLink': '링크 복사',
  'detail.episodes_other': '총 {{count}}화',
  'detail.favourite': '관심 작품',
  'detail.favouriteFailed': '실패했어요. 다시 시도해 주세요.',
  'detail.linkCopied': '링크를 복사했습니다',
  'detail.more': '더 읽을 작품',
  'detail.noEpisodesText': '첫 화가 공개되면 여기에 표시됩니다.',
  'detail.noEpisodesTitle': '아직 회차가 없습니다',
  'detail.notices': '공지사항',
  'detail.notShared': '공유하지 못했습니다. 주소창에서 주소를 복사해 주세요.',
  'detail.otherLanguages': '다른 언어로 보기',
  'detail.readFirst': '첫 화 보기',
  'detail.readFirstFree': '첫 화 무료로 보기',
  'detail.sortNewest': '최신 화부터',
  'detail.sortOldest': '첫 화부터',
  'detail.tags': '장르와 태그',
  'detail.updateDays': '{{days}} 연재',
  'detail.updateTen': '매월 1일, 11일, 21일 연재',
};

export default detail;
