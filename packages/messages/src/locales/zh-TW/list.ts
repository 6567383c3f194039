import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.alsoLike': '你可能也會喜歡',
  'list.count_other': '{{count}} 部作品',
  'list.emptyText': '新作上架後就會顯示在這裡。',
  'list.emptyTitle': '這個書架還是空的',
  'list.filter': '免費方式',
  'list.freeALL': '全部免費',
  'list.freeFREE': '免費話數',
  'list.freeFREETIME': '等就免費',
  'list.loading': '載入中',
  'list.ongoing': '全部連載作品',
  'list.sort': '排序',
  'list.sortLATEST': '最新',
  'list.sortPOPULAR': '熱門',
  'list.ten': '每十日更新',
  'list.tenNote': '每月 1、11、21 日更新，本期自 {{date}} 起。',
};

export default list;
