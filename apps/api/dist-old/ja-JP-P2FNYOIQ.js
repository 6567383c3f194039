import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import "./chunk-27FSKSTI.js";

// ../../packages/messages/locales/ja-JP/common.json
var common_default = {
  "common.back": "戻る",
  "common.cancel": "キャンセル",
  "common.close": "閉じる",
  "common.coins_other": "{{count}}コイン",
  "common.confirm": "確認",
  "common.goBack": "前のページへ",
  "common.goHome": "ホームへ",
  "common.less": "閉じる",
  "common.logIn": "ログイン",
  "common.more": "もっと見る",
  "common.retry": "もう一度試す",
  "common.share": "シェア"
};

// ../../packages/messages/locales/ja-JP/detail.json
var detail_default = {
  "detail.adultTitle": "{{age}}歳以上の方が対象です",
  "detail.continueEpisode": "{{episode}}の続きを読む",
  "detail.copyLink": "リンクをコピー",
  "detail.episodes_other": "全{{count}}話",
  "detail.favourite": "お気に入り",
  "detail.favouriteFailed": "うまくいきませんでした。もう一度お試しください。",
  "detail.linkCopied": "リンクをコピーしました",
  "detail.more": "こちらもおすすめ",
  "detail.noEpisodesText": "第1話が公開されると、ここに表示されます。",
  "detail.noEpisodesTitle": "まだ公開された話がありません",
  "detail.notices": "お知らせ",
  "detail.notShared": "共有できませんでした。アドレスバーからURLをコピーしてください。",
  "detail.otherLanguages": "ほかの言語で読む",
  "detail.readFirst": "第1話を読む",
  "detail.readFirstFree": "第1話を無料で読む",
  "detail.saveEpisodes": "話をこの端末に保存",
  "detail.sortNewest": "最新話から",
  "detail.sortOldest": "1話から",
  "detail.tags": "ジャンルとタグ",
  "detail.updateDays": "{{days}}更新",
  "detail.updateTen": "毎月1日・11日・21日更新"
};

// ../../packages/messages/locales/ja-JP/episode.json
var episode_default = {
  "episode.daysLeft_other": "残り{{count}}日",
  "episode.free": "無料",
  "episode.hoursLeft_other": "残り{{count}}時間",
  "episode.login": "ログイン",
  "episode.minutesLeft_other": "残り{{count}}分",
  "episode.notForSale": "販売なし",
  "episode.number": "第{{number}}話",
  "episode.own": "購入",
  "episode.owned": "購入済み",
  "episode.read": "既読",
  "episode.reading": "読みかけ",
  "episode.rent": "レンタル",
  "episode.sentence": "{{title}}、{{date}}、{{state}}",
  "episode.sentenceUndated": "{{title}}、{{state}}",
  "episode.soon": "近日公開",
  "episode.spokenFree": "無料で読めます",
  "episode.spokenLogin": "無料、ログインすると読めます",
  "episode.spokenNotForSale": "現在は販売していません",
  "episode.spokenOwn": "{{own}}で購入できます",
  "episode.spokenOwned": "購入済み",
  "episode.spokenRead": "既読",
  "episode.spokenReading": "読みかけ、{{percent}}パーセントまで読みました",
  "episode.spokenRent": "{{rent}}でレンタルできます",
  "episode.spokenRentOrOwn": "{{rent}}でレンタル、または{{own}}で購入できます",
  "episode.spokenRentedDays_other": "レンタル中、残り{{count}}日",
  "episode.spokenRentedHours_other": "レンタル中、残り{{count}}時間",
  "episode.spokenRentedMinutes_other": "レンタル中、残り{{count}}分",
  "episode.spokenSoon": "まだ公開されていません",
  "episode.spokenWaitFree": "待てば無料チケットで読めます",
  "episode.waitFree": "待てば無料"
};

// ../../packages/messages/locales/ja-JP/faq.json
var faq_default = {
  "faq.all": "すべて",
  "faq.categories": "カテゴリー",
  "faq.categoryACCOUNT": "アカウント",
  "faq.categoryAPP": "アプリと端末",
  "faq.categoryCOIN": "コインとお支払い",
  "faq.categoryCONTENTS": "作品と各話",
  "faq.categoryOTHER": "その他",
  "faq.categoryREADING": "閲覧",
  "faq.emptyText": "よくある質問への回答はここに表示されます。",
  "faq.emptyTitle": "質問はまだありません",
  "faq.lead": "よくある質問と、その答えです。",
  "faq.askTitle": "解決しませんでしたか？",
  "faq.askText": "サポートにお問い合わせください。画像も送れます。"
};

// ../../packages/messages/locales/ja-JP/genre.json
var genre_default = {
  "genre.ACTION": "アクション",
  "genre.ADVENTURE": "冒険",
  "genre.BL": "BL",
  "genre.COMEDY": "コメディ",
  "genre.CRIME": "クライム",
  "genre.DRAMA": "ドラマ",
  "genre.FANTASY": "ファンタジー",
  "genre.HISTORICAL": "歴史",
  "genre.HORROR": "ホラー",
  "genre.MYSTERY": "ミステリー",
  "genre.ROMANCE": "恋愛",
  "genre.SCHOOL": "学園",
  "genre.SCIENCE_FICTION": "SF",
  "genre.SLICE_OF_LIFE": "日常",
  "genre.SPORTS": "スポーツ",
  "genre.THRILLER": "サスペンス"
};

// ../../packages/messages/locales/ja-JP/home.json
var home_default = {
  "home.bannerFree": "本日の無料作品",
  "home.bannerToday": "本日の連載",
  "home.bannerTop": "いま人気1位",
  "home.browse": "テーマで探す",
  "home.continueReading": "続きを読む",
  "home.days": "曜日",
  "home.emptyCommand": "次のコマンドでマンガや小説を取り込み、ページを再読み込みしてください。",
  "home.emptyText": "CBZ、EPUB、画像1枚、または画像のフォルダが、そのままここで読める作品になります。",
  "home.emptyTitle": "まだ作品がありません",
  "home.endText": "今日の新着はここまで。では、また明日。",
  "home.featured": "おすすめ",
  "home.freeShelf": "無料で読める作品",
  "home.newest": "新着作品",
  "home.newestNovels": "新着小説",
  "home.nextSlide": "次のバナー",
  "home.pauseSlides": "バナーを止める",
  "home.playSlides": "バナーを再生する",
  "home.popupNotToday": "今日は表示しない",
  "home.popupOpen": "くわしく見る",
  "home.previousSlide": "前のバナー",
  "home.seeAll": "すべて見る",
  "home.slidePlace": "{{count}}件中{{index}}件目",
  "home.tabs": "メニュー",
  "home.title": "マンガと小説",
  "home.topNow": "いま人気の作品"
};

// ../../packages/messages/locales/ja-JP/list.json
var list_default = {
  "list.alsoLike": "こちらもおすすめ",
  "list.count_other": "{{count}}作品",
  "list.emptyText": "新しい作品は、公開されるとここに並びます。",
  "list.emptyTitle": "この棚にはまだ作品がありません",
  "list.filter": "無料の種類",
  "list.freeALL": "すべて",
  "list.freeFREE": "無料話あり",
  "list.freeFREETIME": "待てば無料",
  "list.loading": "読み込み中",
  "list.ongoing": "連載中の全作品",
  "list.sort": "並び順",
  "list.sortLATEST": "新着順",
  "list.sortPOPULAR": "人気順",
  "list.ten": "10日ごとの更新",
  "list.tenNote": "毎月1日・11日・21日に更新。今回は{{date}}から。"
};

// ../../packages/messages/locales/ja-JP/my.json
var my_default = {
  "my.emptyText": "作品を開くと、ここに表示されます。",
  "my.emptyTitle": "読みかけの作品はありません",
  "my.guestText": "読んだ内容は、このブラウザにだけ記録されます。",
  "my.guestTitle": "ゲストとして閲覧中です"
};

// ../../packages/messages/locales/ja-JP/nav.json
var nav_default = {
  "nav.benefit": "ギフト",
  "nav.event": "イベント",
  "nav.faq": "ヘルプ",
  "nav.fresh": "新着あり",
  "nav.history": "コイン履歴",
  "nav.home": "ホーム",
  "nav.inLanguage": "{{label}}（{{language}}）",
  "nav.library": "本棚",
  "nav.marks": "しおりとメモ",
  "nav.my": "マイページ",
  "nav.notice": "お知らせ",
  "nav.search": "検索",
  "nav.setting": "設定",
  "nav.shop": "ショップ",
  "nav.transfer": "アカウントの移転",
  "nav.alarm": "通知",
  "nav.qna": "お問い合わせ履歴"
};

// ../../packages/messages/locales/ja-JP/notice.json
var notice_default = {
  "notice.all": "お知らせ一覧",
  "notice.emptyText": "新しいお知らせはここに表示されます。",
  "notice.emptyTitle": "お知らせはまだありません",
  "notice.newer": "新しいお知らせ",
  "notice.older": "過去のお知らせ",
  "notice.page": "{{page}} / {{pages}}ページ",
  "notice.pages": "お知らせのページ",
  "notice.pinned": "重要"
};

// ../../packages/messages/locales/ja-JP/novel.json
var novel_default = {
  "novel.footnote": "注"
};

// ../../packages/messages/locales/ja-JP/page.json
var page_default = {
  "page.accessDeniedText": "もう一度ログインすると、続きから利用できます。",
  "page.accessDeniedTitle": "セッションの有効期限が切れました。",
  "page.errorReference": "お問い合わせの際は、この番号をお知らせください：{{id}}",
  "page.errorText": "サイト側で問題が発生しました。購入した作品はそのままです。しばらくしてからもう一度お試しください。",
  "page.errorTitle": "問題が発生しました",
  "page.notFoundText": "ページが移動したか、存在しません。購入した作品はそのままです。",
  "page.notFoundTitle": "このコマは見つかりません",
  "page.notTakenText": "送信された内容は、このページでは受け付けられません。購入した作品はそのままです。もう一度ページを開いてください。",
  "page.offlineText": "接続を確認してから、もう一度お試しください。",
  "page.offlineTitle": "オフラインです",
  "page.prepareText": "ただいま準備中のため、しばらくサイトを閉じています。本棚とコインはそのままです。",
  "page.prepareTitle": "まもなく再開します",
  "page.shelfTitle": "かわりに、こちらはいかがですか"
};

// ../../packages/messages/locales/ja-JP/pick.json
var pick_default = {
  "pick.text": "編集部が気分や時間に合わせて選びました。",
  "pick.title": "編集部のおすすめ"
};

// ../../packages/messages/locales/ja-JP/policy.json
var policy_default = {
  "policy.current": "現行版を読む",
  "policy.effective": "{{date}}施行",
  "policy.emptyText": "運営者がまだこの文書を公開していません。しばらくしてからご確認ください。",
  "policy.emptyTitle": "まだ公開されていません",
  "policy.kindMARKETING": "マーケティング情報の配信",
  "policy.kindPAYMENT": "お支払い規約",
  "policy.kindPRIVACY": "プライバシーポリシー",
  "policy.kindTERMS": "利用規約",
  "policy.kindYOUTH": "青少年の保護",
  "policy.more": "その他の規約",
  "policy.otherLanguage": "この文書は{{language}}のみで公開されています。",
  "policy.past": "過去の版（{{date}}施行）",
  "policy.version": "第{{version}}版 · {{date}}",
  "policy.versions": "これまでの版"
};

// ../../packages/messages/locales/ja-JP/ranking.json
var ranking_default = {
  "ranking.allGenres": "全ジャンル",
  "ranking.down_other": "{{count}}ランクダウン",
  "ranking.emptyText": "作品が読まれはじめると、順位が表示されます。",
  "ranking.emptyTitle": "ランキングはまだありません",
  "ranking.genres": "ジャンル",
  "ranking.new": "初登場",
  "ranking.period": "期間",
  "ranking.periodMONTHLY": "30日間",
  "ranking.periodREALTIME": "24時間",
  "ranking.periodTOTAL": "累計",
  "ranking.periodWEEKLY": "7日間",
  "ranking.podium": "1位から3位",
  "ranking.rest": "4位以降",
  "ranking.same": "変動なし",
  "ranking.up_other": "{{count}}ランクアップ"
};

// ../../packages/messages/locales/ja-JP/search.json
var search_default = {
  "search.clear": "入力を消す",
  "search.everywhere": "すべてから探す",
  "search.more": "もっと見る",
  "search.moreFailed": "続きを読み込めませんでした。",
  "search.noneText": "入力内容を確かめるか、言葉を減らすか、作者やタグで探してみてください。",
  "search.noneTitle": "「{{query}}」は見つかりませんでした",
  "search.placeholder": "タイトル・作者・タグ",
  "search.recent": "最近の検索",
  "search.remove": "「{{query}}」を削除",
  "search.removeAll": "すべて削除",
  "search.resultsALL": "「{{query}}」の検索結果",
  "search.resultsTAG": "タグ「{{query}}」の作品",
  "search.resultsTITLE": "タイトルに「{{query}}」",
  "search.scopeALL": "すべて",
  "search.scopeTAG": "タグ",
  "search.scopeTITLE": "タイトル",
  "search.scopes": "検索する場所",
  "search.startText": "タイトル、作者、タグで探せます。",
  "search.startTitle": "どんな作品をお探しですか？",
  "search.topTags": "人気のタグ"
};

// ../../packages/messages/locales/ja-JP/series.json
var series_default = {
  "series.badgeFree_other": "{{count}}話無料",
  "series.badgeUp": "UP",
  "series.badgeWaitFree": "待てば無料",
  "series.reads_other": "{{reads}}回閲覧",
  "series.rated_other": "{{raters}}人の読者による評価：5点中{{average}}点",
  "series.statusCOMPLETED": "完結",
  "series.statusPAUSED": "休載中",
  "series.statusSCHEDULED": "連載中",
  "series.typeCOMIC": "マンガ",
  "series.typeNOVEL": "小説"
};

// ../../packages/messages/locales/ja-JP/setting.json
var setting_default = {
  "setting.appearance": "表示テーマ",
  "setting.clearReading": "閲覧履歴を消去",
  "setting.clearReadingConfirm": "消去する",
  "setting.clearReadingText": "読んだ話と読みかけの位置が、このブラウザから消えます。元に戻すことはできません。",
  "setting.language": "言語",
  "setting.reading": "閲覧",
  "setting.readingCleared": "閲覧履歴を消去しました",
  "setting.themeDark": "ダーク",
  "setting.themeLight": "ライト",
  "setting.themeSystem": "端末の設定に合わせる"
};

// ../../packages/messages/locales/ja-JP/shell.json
var shell_default = {
  "shell.about": "このサイトについて",
  "shell.mainNavigation": "メインメニュー",
  "shell.notifications": "通知",
  "shell.scrollToTop": "ページの先頭へ",
  "shell.skipToContent": "本文へ移動",
  "shell.unsupportedBrowserAction": "最新のブラウザを入手",
  "shell.unsupportedBrowserText": "Internet Explorerではこのサイトを表示できません。最新のブラウザで開いてください。",
  "shell.unsupportedBrowserTitle": "お使いのブラウザには対応していません",
  "shell.wallet": "あなたのコイン"
};

// ../../packages/messages/locales/ja-JP/tab.json
var tab_default = {
  "tab.DAILY": "曜日",
  "tab.RANKING": "ランキング",
  "tab.FREE": "無料",
  "tab.ACTION": "アクション",
  "tab.ADULT": "オトナ",
  "tab.ALL": "すべて",
  "tab.MON": "月",
  "tab.TUE": "火",
  "tab.WED": "水",
  "tab.THU": "木",
  "tab.FRI": "金",
  "tab.SAT": "土",
  "tab.SUN": "日",
  "tab.TEN": "10日"
};

// ../../packages/messages/locales/ja-JP/viewer.json
var viewer_default = {
  "viewer.backToSeries": "作品ページへ戻る",
  "viewer.comments": "コメント",
  "viewer.controls": "ビューアーの操作",
  "viewer.endText": "最新話まで読み終えました。",
  "viewer.endTitle": "「{{episode}}」おわり",
  "viewer.list": "目次",
  "viewer.lockedTitle": "この話はまだ読めません",
  "viewer.next": "次の話",
  "viewer.nextEpisode": "次の話",
  "viewer.nextPage": "次のページ",
  "viewer.page": "{{page}} / {{pages}}ページ",
  "viewer.pageFailed": "このページを読み込めませんでした。",
  "viewer.pageText": "{{page}}ページ目",
  "viewer.previous": "前の話",
  "viewer.previousPage": "前のページ",
  "viewer.progress": "読んだところ",
  "viewer.readInstead": "「{{episode}}」を読む",
  "viewer.settings": "設定",
  "viewer.showControls": "操作バーの表示・非表示",
  "viewer.bingeLeft": "{{limit}}のうち残り{{left}}",
  "viewer.bingeStop": "停止",
  "viewer.lockedText": "この話は有料です。無料の話はどなたでもお読みいただけます。",
  "viewer.retryAll": "すべてもう一度試す",
  "viewer.seek": "移動先",
  "viewer.report": "ページの不具合を報告",
  "viewer.rate": "いかがでしたか？",
  "viewer.stars_other": "星{{count}}つ",
  "viewer.rateSend": "評価する",
  "viewer.rateThanks": "評価ありがとうございます。",
  "viewer.rateLogIn": "評価するにはログインしてください。",
  "viewer.bookmark": "しおり",
  "viewer.bookmarks": "この話のしおり・メモ",
  "viewer.autoScrollStop": "スクロールを止める",
  "viewer.bookmarkLimit": "しおりとメモの数が上限に達しました。先にいくつか削除してください。",
  "viewer.more": "その他",
  "viewer.bingeSpent": "一気読みを終了しました。使用：{{coins}}"
};

// ../../packages/messages/src/locales/ja-JP/index.ts
var ja_JP_default = {
  ...common_default,
  ...detail_default,
  ...episode_default,
  ...faq_default,
  ...genre_default,
  ...home_default,
  ...list_default,
  ...my_default,
  ...nav_default,
  ...notice_default,
  ...novel_default,
  ...page_default,
  ...pick_default,
  ...policy_default,
  ...ranking_default,
  ...search_default,
  ...series_default,
  ...setting_default,
  ...shell_default,
  ...tab_default,
  ...viewer_default
};
export {
  ja_JP_default as default
};
//# sourceMappingURL=ja-JP-P2FNYOIQ.js.map
