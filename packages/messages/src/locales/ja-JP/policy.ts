import type { Translation } from '../../message-types.ts';
import type english from '../en-US/policy.ts';

const policy: Translation<typeof english> = {
  'policy.current': '現行版を読む',
  'policy.effective': '{{date}}施行',
  'policy.emptyText': '運営者がまだこの文書を公開していません。しばらくしてからご確認ください。',
  'policy.emptyTitle': 'まだ公開されていません',
  'policy.kindMARKETING': 'マーケティング情報の配信',
  'policy.kindPAYMENT': 'お支払い規約',
  'policy.kindPRIVACY': 'プライバシーポリシー',
  'policy.kindTERMS': '利用規約',
  'policy.kindYOUTH': '青少年の保護',
  'policy.more': 'その他の規約',
  'policy.otherLanguage': 'この文書は{{language}}のみで公開されています。',
  'policy.past': '過去の版（{{date}}施行）',
  'policy.version': '第{{version}}版 · {{date}}',
  'policy.versions': 'これまでの版',
};

export default policy;
