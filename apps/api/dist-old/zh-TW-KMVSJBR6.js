import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import "./chunk-27FSKSTI.js";

// ../../packages/messages/locales/zh-TW/common.json
var common_default = {
  "common.back": "返回",
  "common.cancel": "取消",
  "common.close": "關閉",
  "common.coins_other": "{{count}} 枚代幣",
  "common.confirm": "確認",
  "common.goBack": "回上一頁",
  "common.goHome": "回首頁",
  "common.less": "收合",
  "common.logIn": "登入",
  "common.more": "更多",
  "common.retry": "再試一次",
  "common.share": "分享"
};

// ../../packages/messages/locales/zh-TW/detail.json
var detail_default = {
  "detail.adultTitle": "限{{age}}歲以上讀者閱讀",
  "detail.continueEpisode": "繼續閱讀{{episode}}",
  "detail.copyLink": "複製連結",
  "detail.episodes_other": "共 {{count}} 話",
  "detail.favourite": "收藏",
  "detail.favouriteFailed": "沒有成功，請再試一次。",
  "detail.linkCopied": "已複製連結",
  "detail.more": "更多作品",
  "detail.noEpisodesText": "第一話推出後就會顯示在這裡。",
  "detail.noEpisodesTitle": "尚未推出任何一話",
  "detail.notices": "公告",
  "detail.notShared": "無法分享，請從網址列複製網址。",
  "detail.otherLanguages": "其他語言版本",
  "detail.readFirst": "閱讀第一話",
  "detail.readFirstFree": "免費閱讀第一話",
  "detail.saveEpisodes": "將話數儲存到這台裝置",
  "detail.sortNewest": "由新到舊",
  "detail.sortOldest": "由舊到新",
  "detail.tags": "類型與標籤",
  "detail.updateDays": "{{days}}更新",
  "detail.updateTen": "每月 1 日、11 日、21 日更新"
};

// ../../packages/messages/locales/zh-TW/episode.json
var episode_default = {
  "episode.daysLeft_other": "剩 {{count}} 天",
  "episode.free": "免費",
  "episode.hoursLeft_other": "剩 {{count}} 小時",
  "episode.login": "登入",
  "episode.minutesLeft_other": "剩 {{count}} 分鐘",
  "episode.notForSale": "未販售",
  "episode.number": "第 {{number}} 話",
  "episode.own": "購買",
  "episode.owned": "已購買",
  "episode.read": "已讀",
  "episode.reading": "閱讀中",
  "episode.rent": "租閱",
  "episode.sentence": "{{title}}，{{date}}，{{state}}",
  "episode.sentenceUndated": "{{title}}，{{state}}",
  "episode.soon": "即將推出",
  "episode.spokenFree": "免費閱讀",
  "episode.spokenLogin": "免費，登入即可閱讀",
  "episode.spokenNotForSale": "目前未販售",
  "episode.spokenOwn": "{{own}}購買",
  "episode.spokenOwned": "已購買",
  "episode.spokenRead": "已讀",
  "episode.spokenReading": "閱讀中，已讀百分之 {{percent}}",
  "episode.spokenRent": "{{rent}}租閱",
  "episode.spokenRentOrOwn": "{{rent}}租閱，或{{own}}購買",
  "episode.spokenRentedDays_other": "租閱中，剩 {{count}} 天",
  "episode.spokenRentedHours_other": "租閱中，剩 {{count}} 小時",
  "episode.spokenRentedMinutes_other": "租閱中，剩 {{count}} 分鐘",
  "episode.spokenSoon": "尚未推出",
  "episode.spokenWaitFree": "可用「等就免費」券閱讀",
  "episode.waitFree": "等就免費"
};

// ../../packages/messages/locales/zh-TW/faq.json
var faq_default = {
  "faq.all": "全部主題",
  "faq.categories": "主題",
  "faq.categoryACCOUNT": "帳號",
  "faq.categoryAPP": "App 與裝置",
  "faq.categoryCOIN": "代幣與付款",
  "faq.categoryCONTENTS": "作品與話數",
  "faq.categoryOTHER": "其他",
  "faq.categoryREADING": "閱讀",
  "faq.emptyText": "常見問題的解答會顯示在這裡。",
  "faq.emptyTitle": "目前沒有問題",
  "faq.lead": "讀者最常問的問題，以及解答。",
  "faq.askTitle": "找不到答案嗎？",
  "faq.askText": "詢問客服，可附上圖片。"
};

// ../../packages/messages/locales/zh-TW/genre.json
var genre_default = {
  "genre.ACTION": "動作",
  "genre.ADVENTURE": "冒險",
  "genre.BL": "BL",
  "genre.COMEDY": "喜劇",
  "genre.CRIME": "犯罪",
  "genre.DRAMA": "劇情",
  "genre.FANTASY": "奇幻",
  "genre.HISTORICAL": "歷史",
  "genre.HORROR": "恐怖",
  "genre.MYSTERY": "懸疑",
  "genre.ROMANCE": "戀愛",
  "genre.SCHOOL": "校園",
  "genre.SCIENCE_FICTION": "科幻",
  "genre.SLICE_OF_LIFE": "日常",
  "genre.SPORTS": "運動",
  "genre.THRILLER": "驚悚"
};

// ../../packages/messages/locales/zh-TW/home.json
var home_default = {
  "home.bannerFree": "今日免費作品",
  "home.bannerToday": "今日連載",
  "home.bannerTop": "即時排行第一",
  "home.browse": "依主題瀏覽",
  "home.continueReading": "繼續閱讀",
  "home.days": "星期",
  "home.emptyCommand": "請用以下指令匯入漫畫或小說，然後重新載入頁面：",
  "home.emptyText": "CBZ、EPUB、一張圖片或一個圖片資料夾，都會成為可在此閱讀的作品。",
  "home.emptyTitle": "書架還是空的",
  "home.endText": "今天的新作到此為止，明天再見。",
  "home.featured": "精選推薦",
  "home.freeShelf": "免費看",
  "home.newest": "最新上架",
  "home.newestNovels": "最新小說",
  "home.nextSlide": "下一張橫幅",
  "home.pauseSlides": "暫停橫幅",
  "home.playSlides": "播放橫幅",
  "home.popupNotToday": "今天不再顯示",
  "home.popupOpen": "前往看看",
  "home.previousSlide": "上一張橫幅",
  "home.seeAll": "看全部",
  "home.slidePlace": "第 {{index}} 張，共 {{count}} 張",
  "home.tabs": "分類",
  "home.title": "漫畫與小說",
  "home.topNow": "即時熱門"
};

// ../../packages/messages/locales/zh-TW/list.json
var list_default = {
  "list.alsoLike": "你可能也會喜歡",
  "list.count_other": "{{count}} 部作品",
  "list.emptyText": "新作上架後就會顯示在這裡。",
  "list.emptyTitle": "這個書架還是空的",
  "list.filter": "免費方式",
  "list.freeALL": "全部免費",
  "list.freeFREE": "免費話數",
  "list.freeFREETIME": "等就免費",
  "list.loading": "載入中",
  "list.ongoing": "全部連載作品",
  "list.sort": "排序",
  "list.sortLATEST": "最新",
  "list.sortPOPULAR": "熱門",
  "list.ten": "每十日更新",
  "list.tenNote": "每月 1、11、21 日更新，本期自 {{date}} 起。"
};

// ../../packages/messages/locales/zh-TW/my.json
var my_default = {
  "my.emptyText": "開始閱讀作品後，就會出現在這裡。",
  "my.emptyTitle": "還沒有讀到一半的作品",
  "my.guestText": "閱讀紀錄只會保存在這個瀏覽器。",
  "my.guestTitle": "您正以訪客身分閱讀"
};

// ../../packages/messages/locales/zh-TW/nav.json
var nav_default = {
  "nav.benefit": "禮物",
  "nav.event": "活動",
  "nav.faq": "常見問題",
  "nav.fresh": "有新內容",
  "nav.history": "代幣紀錄",
  "nav.home": "首頁",
  "nav.inLanguage": "{{label}}（{{language}}）",
  "nav.library": "書櫃",
  "nav.marks": "書籤與筆記",
  "nav.my": "我的",
  "nav.notice": "公告",
  "nav.search": "搜尋",
  "nav.setting": "設定",
  "nav.shop": "商店",
  "nav.transfer": "轉移帳號",
  "nav.alarm": "通知",
  "nav.qna": "我的提問"
};

// ../../packages/messages/locales/zh-TW/notice.json
var notice_default = {
  "notice.all": "所有公告",
  "notice.emptyText": "商店的最新消息會顯示在這裡。",
  "notice.emptyTitle": "目前沒有公告",
  "notice.newer": "較新",
  "notice.older": "較舊",
  "notice.page": "第 {{page}} 頁，共 {{pages}} 頁",
  "notice.pages": "公告分頁",
  "notice.pinned": "置頂"
};

// ../../packages/messages/locales/zh-TW/novel.json
var novel_default = {
  "novel.footnote": "註"
};

// ../../packages/messages/locales/zh-TW/page.json
var page_default = {
  "page.accessDeniedText": "請重新登入，即可從上次的地方繼續。",
  "page.accessDeniedTitle": "登入階段已過期。",
  "page.errorReference": "如需聯絡我們，請提供此編號：{{id}}",
  "page.errorText": "問題出在我們這邊，您購買的內容都還在。請稍後再試。",
  "page.errorTitle": "發生錯誤",
  "page.notFoundText": "頁面已移動或不存在，您購買的內容都還在。",
  "page.notFoundTitle": "這一格不見了",
  "page.notTakenText": "這個頁面無法處理送出的內容，您購買的內容都還在。請重新開啟頁面。",
  "page.offlineText": "請檢查網路連線後再試一次。",
  "page.offlineTitle": "目前離線",
  "page.prepareText": "網站暫時關閉，您的書櫃與代幣都安然無恙。",
  "page.prepareTitle": "我們很快就回來",
  "page.shelfTitle": "不妨改看這些"
};

// ../../packages/messages/locales/zh-TW/pick.json
var pick_default = {
  "pick.text": "編輯依心情與時刻為您挑選。",
  "pick.title": "編輯精選"
};

// ../../packages/messages/locales/zh-TW/policy.json
var policy_default = {
  "policy.current": "閱讀現行版本",
  "policy.effective": "自 {{date}} 起生效",
  "policy.emptyText": "本站營運者尚未發布此文件，請稍後再來查看。",
  "policy.emptyTitle": "尚未發布",
  "policy.kindMARKETING": "行銷訊息",
  "policy.kindPAYMENT": "付款條款",
  "policy.kindPRIVACY": "隱私權政策",
  "policy.kindTERMS": "使用條款",
  "policy.kindYOUTH": "未成年人保護",
  "policy.more": "其他法律文件",
  "policy.otherLanguage": "此文件僅提供{{language}}版本。",
  "policy.past": "舊版本，自 {{date}} 起生效",
  "policy.version": "第 {{version}} 版 · {{date}}",
  "policy.versions": "所有版本"
};

// ../../packages/messages/locales/zh-TW/ranking.json
var ranking_default = {
  "ranking.allGenres": "全部類型",
  "ranking.down_other": "下降 {{count}} 名",
  "ranking.emptyText": "讀者開始閱讀後，排行榜就會出現。",
  "ranking.emptyTitle": "還沒有排行榜",
  "ranking.genres": "類型",
  "ranking.new": "新上榜",
  "ranking.period": "期間",
  "ranking.periodMONTHLY": "30 天",
  "ranking.periodREALTIME": "24 小時",
  "ranking.periodTOTAL": "總榜",
  "ranking.periodWEEKLY": "7 天",
  "ranking.podium": "第 1 至 3 名",
  "ranking.rest": "第 4 名以後",
  "ranking.same": "名次不變",
  "ranking.up_other": "上升 {{count}} 名"
};

// ../../packages/messages/locales/zh-TW/search.json
var search_default = {
  "search.clear": "清除輸入",
  "search.everywhere": "搜尋全部",
  "search.more": "顯示更多",
  "search.moreFailed": "無法載入後續內容。",
  "search.noneText": "請檢查拼字、減少字詞，或改以作者、標籤搜尋。",
  "search.noneTitle": "找不到「{{query}}」",
  "search.placeholder": "作品名、作者或標籤",
  "search.recent": "最近搜尋",
  "search.remove": "移除「{{query}}」",
  "search.removeAll": "全部清除",
  "search.resultsALL": "「{{query}}」的搜尋結果",
  "search.resultsTAG": "標籤「{{query}}」的作品",
  "search.resultsTITLE": "作品名含「{{query}}」",
  "search.scopeALL": "全部",
  "search.scopeTAG": "標籤",
  "search.scopeTITLE": "作品名",
  "search.scopes": "搜尋範圍",
  "search.startText": "可用作品名、作者或標籤搜尋。",
  "search.startTitle": "想看什麼作品？",
  "search.topTags": "熱門標籤"
};

// ../../packages/messages/locales/zh-TW/series.json
var series_default = {
  "series.badgeFree_other": "{{count}} 話免費",
  "series.badgeUp": "UP",
  "series.badgeWaitFree": "等就免費",
  "series.reads_other": "{{reads}} 次閱讀",
  "series.rated_other": "{{raters}} 位讀者評分：{{average}} 分（滿分 5 分）",
  "series.statusCOMPLETED": "已完結",
  "series.statusPAUSED": "休刊中",
  "series.statusSCHEDULED": "連載中",
  "series.typeCOMIC": "漫畫",
  "series.typeNOVEL": "小說"
};

// ../../packages/messages/locales/zh-TW/setting.json
var setting_default = {
  "setting.appearance": "外觀",
  "setting.clearReading": "清除閱讀紀錄",
  "setting.clearReadingConfirm": "清除",
  "setting.clearReadingText": "這個瀏覽器中的閱讀紀錄與進度將會清除，且無法復原。",
  "setting.language": "語言",
  "setting.reading": "閱讀",
  "setting.readingCleared": "已清除閱讀紀錄",
  "setting.themeDark": "深色",
  "setting.themeLight": "淺色",
  "setting.themeSystem": "跟隨裝置"
};

// ../../packages/messages/locales/zh-TW/shell.json
var shell_default = {
  "shell.about": "關於本站",
  "shell.mainNavigation": "主選單",
  "shell.notifications": "通知",
  "shell.scrollToTop": "回到頂端",
  "shell.skipToContent": "跳至內容",
  "shell.unsupportedBrowserAction": "取得新版瀏覽器",
  "shell.unsupportedBrowserText": "Internet Explorer 無法顯示本網站，請改用新版瀏覽器開啟。",
  "shell.unsupportedBrowserTitle": "不支援此瀏覽器",
  "shell.wallet": "你的代幣"
};

// ../../packages/messages/locales/zh-TW/tab.json
var tab_default = {
  "tab.DAILY": "每日",
  "tab.RANKING": "排行榜",
  "tab.FREE": "免費",
  "tab.ACTION": "動作",
  "tab.ADULT": "成人",
  "tab.ALL": "全部",
  "tab.MON": "週一",
  "tab.TUE": "週二",
  "tab.WED": "週三",
  "tab.THU": "週四",
  "tab.FRI": "週五",
  "tab.SAT": "週六",
  "tab.SUN": "週日",
  "tab.TEN": "十日"
};

// ../../packages/messages/locales/zh-TW/viewer.json
var viewer_default = {
  "viewer.backToSeries": "回到作品頁",
  "viewer.comments": "留言",
  "viewer.controls": "閱讀控制列",
  "viewer.endText": "您已讀到最新一話。",
  "viewer.endTitle": "{{episode}} 完",
  "viewer.list": "目錄",
  "viewer.lockedTitle": "這一話尚未解鎖",
  "viewer.next": "下一話",
  "viewer.nextEpisode": "下一話",
  "viewer.nextPage": "下一頁",
  "viewer.page": "第 {{page}} / {{pages}} 頁",
  "viewer.pageFailed": "這一頁載入失敗。",
  "viewer.pageText": "第 {{page}} 頁",
  "viewer.previous": "上一話",
  "viewer.previousPage": "上一頁",
  "viewer.progress": "閱讀進度",
  "viewer.readInstead": "閱讀 {{episode}}",
  "viewer.settings": "設定",
  "viewer.showControls": "顯示或隱藏控制列",
  "viewer.bingeLeft": "{{limit}} 中剩 {{left}}",
  "viewer.bingeStop": "停止",
  "viewer.lockedText": "這一話需付費。免費的各話人人都能閱讀。",
  "viewer.retryAll": "全部再試一次",
  "viewer.seek": "前往",
  "viewer.report": "回報頁面問題",
  "viewer.rate": "覺得如何？",
  "viewer.stars_other": "{{count}} 顆星",
  "viewer.rateSend": "送出評分",
  "viewer.rateThanks": "感謝您的評分。",
  "viewer.rateLogIn": "登入後即可評分。",
  "viewer.bookmark": "書籤",
  "viewer.bookmarks": "本話的書籤與筆記",
  "viewer.autoScrollStop": "停止捲動",
  "viewer.bookmarkLimit": "書籤和筆記已達上限，請先刪除一些。",
  "viewer.more": "更多",
  "viewer.bingeSpent": "連續閱讀已結束，共花費 {{coins}}。"
};

// ../../packages/messages/src/locales/zh-TW/index.ts
var zh_TW_default = {
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
  zh_TW_default as default
};
//# sourceMappingURL=zh-TW-KMVSJBR6.js.map
