import type { Translation } from '../../message-types.ts';
import type english from '../en-US/policy.ts';

const policy: Translation<typeof english> = {
  'policy.current': '閱讀現行版本',
  'policy.effective': '自 {{date}} 起生效',
  'policy.emptyText': '本站營運者尚未發布此文件，請稍後再來查看。',
  'policy.emptyTitle': '尚未發布',
  'policy.kindMARKETING': '行銷訊息',
  'policy.kindPAYMENT': '付款條款',
  'policy.kindPRIVACY': '隱私權政策',
  'policy.kindTERMS': '使用條款',
  'policy.kindYOUTH': '未成年人保護',
  'policy.more': '其他法律文件',
  'policy.otherLanguage': '此文件僅提供{{language}}版本。',
  'policy.past': '舊版本，自 {{date}} 起生效',
  'policy.version': '第 {{version}} 版 · {{date}}',
  'policy.versions': '所有版本',
};

export default policy;
