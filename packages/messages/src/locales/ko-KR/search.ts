import type { Translation } from '../../message-types.ts';
import type english from '../en-US/search.ts';

const search: Translation<typeof english> = {
  'search.clear': '입력 지우기',
  'search.everywhere': '전체에서 찾기',
  'search.more': '더보기',
  'search.moreFailed': '다음 목록을 불러오지 못했습니다.',
  'search.noneText': '맞춤법을 확인하거나, 단어를 줄이거나, 작가 또는 태그로 찾아보세요.',
  'search.noneTitle': '‘{{query}}’ 검색 결과가 없습니다',
  'search.placeholder': '제목, 작가, 태그',
  'search.recent': '최근 검색어',
  'search.remove': '‘{{query}}’ 삭제',
  'search.removeAll': '전체 삭제',
  'search.resultsALL': '‘{{query}}’ 검색 결과',
  'search.resultsTAG': '‘{{query}}’ 태그 작품',
  'search.resultsTITLE': '제목에 ‘{{query}}’',
  'search.scopeALL': '전체',
  'search.scopeTAG': '태그',
  'search.scopeTITLE': '제목',
  'search.scopes': '검색 범위',
  'search.startText': '제목, 작가, 태그로 찾아보세요.',
  'search.startTitle': '어떤 작품을 찾으시나요?',
  'search.topTags': '인기 태그',
};

export default search;
