export default {
  'transfer.aboutText':
    '{{from}}では話とコインの販売を終了しました。同じ運営の{{to}}へアカウントを移せるように、このサイトは最終日まで開いています。最終日を過ぎると閉鎖します。',
  'transfer.aboutTitle': '{{from}}はどうなりますか',
  'transfer.checkText': '引き継がれるものと引き継がれないものを、コインも作品もひとつずつ表示します。',
  'transfer.checkTitle': '一覧を確認',
  'transfer.coinsText':
    '購入コイン、無料コイン、ボーナスコイン、ポイントを、種類も数もそのまま引き継ぎます。有効期限があるものは期限も変わりません。',
  'transfer.coinsTitle': 'すべてのコインとポイント',
  'transfer.confirmText': 'すべてがすぐにそろい、読みかけのところから続けられます。',
  'transfer.confirmTitle': '確定して{{to}}にログイン',
  'transfer.costAnswer': 'いいえ。無料で、差し引かれるものもありません。',
  'transfer.costQuestion': '移転に費用はかかりますか？',
  'transfer.description':
    'コイン、本棚、閲覧履歴を{{from}}から{{to}}へ引き継げます。引き継げるもの、引き継げないもの、期限のご案内です。',
  'transfer.forgotAnswer':
    'はい。ログインページでメールアドレスを使って再設定できます。Google、Facebook、Appleで登録された方は不要です。',
  'transfer.forgotQuestion': 'パスワードを忘れました。それでも移転できますか？',
  'transfer.historyText': '{{to}}にある作品について、読んだ話と読みかけの場所を引き継ぎます。',
  'transfer.historyTitle': '閲覧履歴',
  'transfer.kicker': '{{from}}をご利用のみなさまへ',
  'transfer.languageAnswer': '{{to}}の配信言語は{{language}}です。お持ちの作品もその言語で開きます。',
  'transfer.languageQuestion': '作品は何語ですか？',
  'transfer.lastDayLabel': '移転手続きの最終日',
  'transfer.lastDayText': 'それまではアカウントの内容は変わらず、何も失われません。',
  'transfer.lateAnswer':
    '{{date}}を過ぎるとアカウントは移転できなくなり、残っているものはサイトとともに終了します。お早めにお手続きください。',
  'transfer.lateQuestion': '最終日を過ぎたらどうなりますか？',
  'transfer.lead':
    'このストアは終了し、あなたのコレクションは{{to}}で続きます。コインは1枚ずつそのまま、本棚と履歴もいっしょに。',
  'transfer.libraryText':
    '購入またはレンタル中の話は、{{to}}に同じ作品があればそのまま読めます。買い直す必要はありません。',
  'transfer.libraryTitle': '本棚',
  'transfer.missingText': '確定する前に、作品名をひとつずつ確認できます。知らないうちに消えることはありません。',
  'transfer.missingTitle': '{{to}}にない作品',
  'transfer.movesTitle': '引き継がれるもの',
  'transfer.onceAnswer':
    'いいえ。移転は1アカウントにつき1回、まるごとです。移転後のアカウントはここでは使えなくなり、ログインすると移した内容を確認できます。',
  'transfer.onceQuestion': '何度でも移転できますか？',
  'transfer.passwordText': '{{to}}には{{methods}}でログインします。',
  'transfer.passwordTitle': 'パスワード',
  'transfer.questionsTitle': 'よくある質問',
  'transfer.settingsText': '{{to}}であらためてお選びください。',
  'transfer.settingsTitle': '設定と通知',
  'transfer.signInText': 'これまでどおり{{from}}のアカウントで。',
  'transfer.signInTitle': 'ここでログイン',
  'transfer.soon': '移転の受付はまもなくこのページで始まります。今日のところ、必要な操作はありません。',
  'transfer.staysTitle': '引き継がれないもの',
  'transfer.stepsTitle': '移転の流れ',
  'transfer.title': '{{from}}は{{to}}へ移転します',
  'transfer.valueAnswer': 'いいえ。ここでの1コインは{{to}}でも1コインです。数、種類、有効期限は変わりません。',
  'transfer.valueQuestion': 'コインの価値は下がりますか？',
} as const;
