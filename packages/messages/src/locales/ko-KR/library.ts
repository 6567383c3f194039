import type { Translation } from '../../message-types.ts';
import type english from '../en-US/library.ts';

const library: Translation<typeof english> = {
  'library.tabs': '보관함 구분',
  'library.tabMy': '내 작품',
  'library.tabFavorite': '관심 작품',
  'library.tabRecent': '최근',
  'library.sortCREATE': '최신순',
  'library.sortENDING': '만료 임박순',
  'library.owned': '소장 {{amount}}화',
  'library.new': '새 회차 {{amount}}화',
  'library.rentedLeft': '대여 중, {{left}}',
  'library.notBegun': '아직 안 읽음',
  'library.hidden': '설정에 따라 {{amount}}개 작품이 숨겨져 있어요',
  'library.end': '여기까지예요.',
  'library.emptyMyTitle': '아직 소장한 회차가 없어요',
  'library.emptyMyText': '대여하거나 구매한 회차가 여기에 모여요.',
  'library.emptyFavoriteTitle': '아직 관심 작품이 없어요',
  'library.emptyFavoriteText': '작품의 하트를 누르면 여기에 모여요.',
  'library.emptyRecentTitle': '아직 읽은 작품이 없어요',
  'library.emptyRecentText': '어느 기기에서 읽든 여기서 이어 볼 수 있어요.',
};

export default library;
