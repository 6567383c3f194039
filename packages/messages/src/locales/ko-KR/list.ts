import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.alsoLike': '이런 작품은 어떠세요?',
  'list.count_other': '작품 {{count}}개',
  'list.emptyText': '새 작품이 공개되면 여기에 표시됩니다.',
  'list.emptyTitle': '아직 비어 있는 책장입니다',
  'list.filter': '무료 유형',
  'list.freeALL': '전체',
  'list.freeFREE': '무료 회차',
  'list.freeFREETIME': '기다리면 무료',
  'list.loading': '불러오는 중',
  'list.ongoing': '연재 중인 전체 작품',
  'list.sort': '정렬',
  'list.sortLATEST': '최신순',
  'list.sortPOPULAR': '인기순',
  'list.ten': '열흘마다 연재',
  'list.tenNote': '매월 1일, 11일, 21일 연재. 이번 주기는 {{date}}부터.',
};

export default list;
