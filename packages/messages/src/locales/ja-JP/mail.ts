import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mail.ts';

const mail: Translation<typeof english> = {
  'mail.changeLead': '{{name}}のアカウントでこのアドレスを使うには、次のコードを入力してください。',
  'mail.changeSubject': '新しいメールアドレスの確認',
  'mail.changedButton': 'ヘルプを開く',
  'mail.changedCaution':
    'お心当たりがない場合は、他の人がアカウントに入った可能性があります。すぐにヘルプページからお知らせください。',
  'mail.changedFooter': 'このメールは、{{name}}のアカウントに以前登録されていたアドレスにお送りしています。',
  'mail.changedLead':
    '{{name}}のアカウントのメールアドレスが変更されました。今後のコードやリンクは新しいアドレスに届き、このアドレスには届きません。',
  'mail.changedSubject': '{{name}}のメールアドレスが変更されました',
  'mail.codeCaution': 'コードは誰にも教えないでください。電話やメッセージでお尋ねすることはありません。',
  'mail.codeValid': 'コードの有効期間は{{duration}}です。',
  'mail.confirmLead': 'メールアドレスを確認するため、{{name}}で次のコードを入力してください。',
  'mail.confirmSubject': 'メールアドレスの確認',
  'mail.footer': 'このメールは、{{name}}でこのアドレスが入力されたためお送りしています。',
  'mail.ignore': 'お心当たりがない場合は、このメールを破棄してください。何も変更されません。',
  'mail.linkCaution': 'リンクは一度だけ使えます。他の人には渡さないでください。',
  'mail.linkOtherwise': 'ボタンが使えない場合は、次のアドレスを開いてください。',
  'mail.linkValid': 'リンクの有効期間は{{duration}}です。',
  'mail.phoneCode': '【{{name}}】認証コードは{{code}}です（有効期間{{duration}}）。誰にも教えないでください。',
  'mail.resetButton': '新しいパスワードを設定',
  'mail.resetLead':
    '{{name}}のアカウントについて、パスワードの再設定が申し込まれました。ご本人の場合は、こちらから設定してください。',
  'mail.resetSubject': '{{name}}のパスワード再設定',
  'mail.signUpLead': '{{name}}の会員登録を続けるには、次のコードを入力してください。',
  'mail.signUpSubject': '{{name}}の会員登録用コード',
  'mail.withdrawalLead': '{{name}}を退会される場合は、次のコードを入力してください。入力するまでは何も削除されません。',
  'mail.withdrawalSubject': '{{name}}の退会手続きの確認',
  'mail.answeredSubject': 'お問い合わせに回答しました',
  'mail.answeredLead': '{{name}}へのお問い合わせに回答しました。サイトでご覧ください。',
  'mail.answeredButton': '回答を見る',
  'mail.answeredFooter': 'このメールは、{{name}}へのお問い合わせに対してお送りしています。',
  'mail.digestSubject': '{{name}}からの新着のお知らせ',
  'mail.digestLead': '新しいお知らせがあります：',
  'mail.digestMore': 'ほかのお知らせ：{{count}}件',
  'mail.digestButton': 'すべて見る',
  'mail.digestFooter': 'メールでのお知らせを希望されている方に{{name}}からお送りしています。1日1通までです。',
  'mail.digestUnsubscribe': '配信を停止する',
};

export default mail;
