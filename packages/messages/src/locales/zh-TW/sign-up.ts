import type { Translation } from '../../message-types.ts';
import type english from '../en-US/sign-up.ts';

const signUp: Translation<typeof english> = {
  'signUp.title': '註冊',
  'signUp.step': '第{{step}}步，共{{steps}}步',
  'signUp.addressTitle': '你的電子郵件地址是？',
  'signUp.addressText': '我們會寄出驗證碼，以確認這是你的地址。',
  'signUp.sendCode': '寄送驗證碼',
  'signUp.codeTitle': '輸入驗證碼',
  'signUp.codeText': '我們已將驗證碼寄到 {{address}}，1小時內有效。',
  'signUp.code': '驗證碼',
  'signUp.confirm': '確認',
  'signUp.changeAddress': '更改地址',
  'signUp.again': '重新寄送',
  'signUp.againIn': '{{seconds}}秒後可重新寄送',
  'signUp.wait': '驗證碼正在寄送中，{{seconds}}秒後可再次索取。',
  'signUp.passwordTitle': '設定密碼',
  'signUp.passwordAgain': '再次輸入密碼',
  'signUp.ruleLength': '8到20個字元',
  'signUp.ruleKinds': '大寫、小寫、數字、符號中至少兩種',
  'signUp.terms': '我同意[使用條款]（必填）',
  'signUp.privacy': '我同意[隱私權政策]（必填）',
  'signUp.mail': '以電子郵件接收消息與優惠（選填）',
  'signUp.agreeRequired': '同意所有必填項目',
  'signUp.start': '開始閱讀',
  'signUp.almostTitle': '就快完成了',
  'signUp.almostText': '選擇其他讀者會看到的名字。',
  'signUp.nickname': '暱稱',
  'signUp.notNow': '暫時不要',
  'signUp.ageNotice': '年滿13歲才能擁有帳號。',
  'signUp.phoneTitle': '你的手機號碼是？',
  'signUp.phoneText': '我們會傳送驗證碼，以確認這是你的號碼。',
  'signUp.phoneCodeText': '我們已將驗證碼傳到 {{phone}}，10分鐘內有效。',
  'signUp.changeNumber': '更改號碼',
};

export default signUp;
