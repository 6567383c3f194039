import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import "./chunk-27FSKSTI.js";

// ../../packages/messages/locales/en-US/common.json
var common_default = {
  "common.back": "Back",
  "common.cancel": "Cancel",
  "common.close": "Close",
  "common.coins_one": "{{count}} coin",
  "common.coins_other": "{{count}} coins",
  "common.confirm": "Confirm",
  "common.goBack": "Go back",
  "common.goHome": "Go home",
  "common.less": "Less",
  "common.logIn": "Log in",
  "common.more": "More",
  "common.retry": "Try again",
  "common.share": "Share"
};

// ../../packages/messages/locales/en-US/detail.json
var detail_default = {
  "detail.adultTitle": "For readers of {{age}} and over",
  "detail.continueEpisode": "Continue {{episode}}",
  "detail.copyLink": "Copy link",
  "detail.episodes_one": "{{count}} episode",
  "detail.episodes_other": "{{count}} episodes",
  "detail.favourite": "Favorite",
  "detail.favouriteFailed": "That did not work. Please try again.",
  "detail.linkCopied": "Link copied",
  "detail.more": "More to read",
  "detail.noEpisodesText": "The first one appears here as soon as it is out.",
  "detail.noEpisodesTitle": "No episodes yet",
  "detail.notices": "Notices",
  "detail.notShared": "This could not be shared. Please copy the address from the address bar.",
  "detail.otherLanguages": "Also available in",
  "detail.readFirst": "Read first episode",
  "detail.readFirstFree": "Read first episode free",
  "detail.saveEpisodes": "Save episodes to this device",
  "detail.sortNewest": "Newest first",
  "detail.sortOldest": "Oldest first",
  "detail.tags": "Genres and tags",
  "detail.updateDays": "New on {{days}}",
  "detail.updateTen": "New on the 1st, 11th and 21st"
};

// ../../packages/messages/locales/en-US/episode.json
var episode_default = {
  "episode.daysLeft_one": "{{count}} day left",
  "episode.daysLeft_other": "{{count}} days left",
  "episode.free": "Free",
  "episode.hoursLeft_one": "{{count}} h left",
  "episode.hoursLeft_other": "{{count}} h left",
  "episode.login": "Log in",
  "episode.minutesLeft_one": "{{count}} min left",
  "episode.minutesLeft_other": "{{count}} min left",
  "episode.notForSale": "Not for sale",
  "episode.number": "Ep. {{number}}",
  "episode.own": "Own",
  "episode.owned": "Owned",
  "episode.read": "Read",
  "episode.reading": "Reading",
  "episode.rent": "Rent",
  "episode.sentence": "{{title}}, {{date}}, {{state}}",
  "episode.sentenceUndated": "{{title}}, {{state}}",
  "episode.soon": "Soon",
  "episode.spokenFree": "free",
  "episode.spokenLogin": "free, log in to read",
  "episode.spokenNotForSale": "not for sale at the moment",
  "episode.spokenOwn": "own for {{own}}",
  "episode.spokenOwned": "owned",
  "episode.spokenRead": "already read",
  "episode.spokenReading": "you are reading it, {{percent}} percent done",
  "episode.spokenRent": "rent for {{rent}}",
  "episode.spokenRentOrOwn": "rent for {{rent}} or own for {{own}}",
  "episode.spokenRentedDays_one": "rented, {{count}} day left",
  "episode.spokenRentedDays_other": "rented, {{count}} days left",
  "episode.spokenRentedHours_one": "rented, {{count}} hour left",
  "episode.spokenRentedHours_other": "rented, {{count}} hours left",
  "episode.spokenRentedMinutes_one": "rented, {{count}} minute left",
  "episode.spokenRentedMinutes_other": "rented, {{count}} minutes left",
  "episode.spokenSoon": "not out yet",
  "episode.spokenWaitFree": "opens with a wait-for-free ticket",
  "episode.waitFree": "Wait for free"
};

// ../../packages/messages/locales/en-US/faq.json
var faq_default = {
  "faq.all": "All topics",
  "faq.categories": "Topics",
  "faq.categoryACCOUNT": "Account",
  "faq.categoryAPP": "App and device",
  "faq.categoryCOIN": "Coins and payment",
  "faq.categoryCONTENTS": "Series and episodes",
  "faq.categoryOTHER": "Other",
  "faq.categoryREADING": "Reading",
  "faq.emptyText": "Answers to what readers ask most will appear here.",
  "faq.emptyTitle": "No questions here yet",
  "faq.lead": "What readers ask most, and the answers.",
  "faq.askTitle": "Not answered here?",
  "faq.askText": "Ask our support; pictures help."
};

// ../../packages/messages/locales/en-US/genre.json
var genre_default = {
  "genre.ACTION": "Action",
  "genre.ADVENTURE": "Adventure",
  "genre.BL": "BL",
  "genre.COMEDY": "Comedy",
  "genre.CRIME": "Crime",
  "genre.DRAMA": "Drama",
  "genre.FANTASY": "Fantasy",
  "genre.HISTORICAL": "Historical",
  "genre.HORROR": "Horror",
  "genre.MYSTERY": "Mystery",
  "genre.ROMANCE": "Romance",
  "genre.SCHOOL": "School",
  "genre.SCIENCE_FICTION": "Science fiction",
  "genre.SLICE_OF_LIFE": "Slice of life",
  "genre.SPORTS": "Sports",
  "genre.THRILLER": "Thriller"
};

// ../../packages/messages/locales/en-US/home.json
var home_default = {
  "home.bannerFree": "Free series of the day",
  "home.bannerToday": "On today’s schedule",
  "home.bannerTop": "No. 1 right now",
  "home.browse": "Browse by theme",
  "home.continueReading": "Continue reading",
  "home.days": "Days of the week",
  "home.emptyCommand": "Bring a comic or a novel in with this command, then reload the page:",
  "home.emptyText": "A CBZ, an EPUB, a picture or a folder of pictures: each becomes a series that you can read here.",
  "home.emptyTitle": "The shelves are still empty",
  "home.endText": "That is all that is new. See you tomorrow.",
  "home.featured": "Featured",
  "home.freeShelf": "Read for free",
  "home.newest": "New here",
  "home.newestNovels": "New novels",
  "home.nextSlide": "Next banner",
  "home.pauseSlides": "Pause the banners",
  "home.playSlides": "Play the banners",
  "home.popupNotToday": "Not today",
  "home.popupOpen": "Take a look",
  "home.previousSlide": "Previous banner",
  "home.seeAll": "See all",
  "home.slidePlace": "{{index}} of {{count}}",
  "home.tabs": "Sections",
  "home.title": "Comics and novels",
  "home.topNow": "Top right now"
};

// ../../packages/messages/locales/en-US/list.json
var list_default = {
  "list.alsoLike": "You may also like",
  "list.count_one": "{{count}} series",
  "list.count_other": "{{count}} series",
  "list.emptyText": "New series appear here as soon as they are out.",
  "list.emptyTitle": "Nothing on this shelf yet",
  "list.filter": "What is free",
  "list.freeALL": "All free",
  "list.freeFREE": "Free episodes",
  "list.freeFREETIME": "Wait for free",
  "list.loading": "Loading",
  "list.ongoing": "All ongoing series",
  "list.sort": "Order",
  "list.sortLATEST": "Latest",
  "list.sortPOPULAR": "Popular",
  "list.ten": "Ten-day series",
  "list.tenNote": "New on the 1st, 11th and 21st. This round began on {{date}}."
};

// ../../packages/messages/locales/en-US/my.json
var my_default = {
  "my.emptyText": "Open a series and it waits for you here.",
  "my.emptyTitle": "Nothing in progress yet",
  "my.guestText": "What you read is remembered in this browser only.",
  "my.guestTitle": "You are reading as a guest"
};

// ../../packages/messages/locales/en-US/nav.json
var nav_default = {
  "nav.benefit": "Gifts",
  "nav.event": "Events",
  "nav.faq": "Help",
  "nav.fresh": "New",
  "nav.history": "Coin history",
  "nav.home": "Home",
  "nav.inLanguage": "{{label}} (in {{language}})",
  "nav.library": "Library",
  "nav.marks": "Bookmarks and notes",
  "nav.my": "My",
  "nav.notice": "Notices",
  "nav.search": "Search",
  "nav.setting": "Settings",
  "nav.shop": "Shop",
  "nav.transfer": "Move your account",
  "nav.alarm": "Notifications",
  "nav.qna": "My questions"
};

// ../../packages/messages/locales/en-US/notice.json
var notice_default = {
  "notice.all": "All notices",
  "notice.emptyText": "News about the store will appear here.",
  "notice.emptyTitle": "No notices yet",
  "notice.newer": "Newer",
  "notice.older": "Older",
  "notice.page": "Page {{page}} of {{pages}}",
  "notice.pages": "Pages of notices",
  "notice.pinned": "Pinned"
};

// ../../packages/messages/locales/en-US/novel.json
var novel_default = {
  "novel.footnote": "Note"
};

// ../../packages/messages/locales/en-US/page.json
var page_default = {
  "page.accessDeniedText": "Log in again to carry on where you left off.",
  "page.accessDeniedTitle": "This session has expired.",
  "page.errorReference": "If you write to us, please give this number: {{id}}",
  "page.errorText": "The fault is on our side. Nothing you own is lost. Please try again in a moment.",
  "page.errorTitle": "Something went wrong",
  "page.notFoundText": "The page moved or never existed. Nothing you own is lost.",
  "page.notFoundTitle": "This panel is missing",
  "page.notTakenText": "This page cannot take what was sent to it. Nothing you own is lost. Please open it again.",
  "page.offlineText": "Check your connection, then try again.",
  "page.offlineTitle": "You are offline",
  "page.prepareText": "The site is closed for a short while. Your library and your coins are safe.",
  "page.prepareTitle": "We will be back soon",
  "page.shelfTitle": "Read this instead"
};

// ../../packages/messages/locales/en-US/pick.json
var pick_default = {
  "pick.text": "Hand-picked by our editors, for a mood or an evening.",
  "pick.title": "Our picks"
};

// ../../packages/messages/locales/en-US/policy.json
var policy_default = {
  "policy.current": "Read the version in force",
  "policy.effective": "In force since {{date}}",
  "policy.emptyText": "The operator of this site has not published this text yet. Please look again later.",
  "policy.emptyTitle": "Nothing is published here yet",
  "policy.kindMARKETING": "Marketing messages",
  "policy.kindPAYMENT": "Payment terms",
  "policy.kindPRIVACY": "Privacy",
  "policy.kindTERMS": "Terms of use",
  "policy.kindYOUTH": "Protection of minors",
  "policy.more": "Other legal texts",
  "policy.otherLanguage": "This text is available in {{language}} only.",
  "policy.past": "An earlier version, in force from {{date}}",
  "policy.version": "Version {{version}} · {{date}}",
  "policy.versions": "All versions"
};

// ../../packages/messages/locales/en-US/ranking.json
var ranking_default = {
  "ranking.allGenres": "All genres",
  "ranking.down_one": "Down {{count}} place",
  "ranking.down_other": "Down {{count}} places",
  "ranking.emptyText": "The ranking fills as soon as readers open episodes.",
  "ranking.emptyTitle": "No ranking yet",
  "ranking.genres": "Genres",
  "ranking.new": "New",
  "ranking.period": "Period",
  "ranking.periodMONTHLY": "30 days",
  "ranking.periodREALTIME": "24 hours",
  "ranking.periodTOTAL": "All time",
  "ranking.periodWEEKLY": "7 days",
  "ranking.podium": "First to third place",
  "ranking.rest": "From fourth place on",
  "ranking.same": "No change",
  "ranking.up_one": "Up {{count}} place",
  "ranking.up_other": "Up {{count}} places"
};

// ../../packages/messages/locales/en-US/search.json
var search_default = {
  "search.clear": "Clear the field",
  "search.everywhere": "Look everywhere",
  "search.more": "Show more",
  "search.moreFailed": "The next ones did not arrive.",
  "search.noneText": "Check the spelling, use fewer words, or look for a creator or a tag.",
  "search.noneTitle": "Nothing found for “{{query}}”",
  "search.placeholder": "Title, creator or tag",
  "search.recent": "Recent searches",
  "search.remove": "Remove “{{query}}”",
  "search.removeAll": "Remove all",
  "search.resultsALL": "Results for “{{query}}”",
  "search.resultsTAG": "Tagged “{{query}}”",
  "search.resultsTITLE": "Titles with “{{query}}”",
  "search.scopeALL": "All",
  "search.scopeTAG": "Tags",
  "search.scopeTITLE": "Titles",
  "search.scopes": "Where to look",
  "search.startText": "Look for a title, a creator or a tag.",
  "search.startTitle": "What would you like to read?",
  "search.topTags": "Popular tags"
};

// ../../packages/messages/locales/en-US/series.json
var series_default = {
  "series.badgeFree_one": "{{count}} free",
  "series.badgeFree_other": "{{count}} free",
  "series.badgeUp": "UP",
  "series.badgeWaitFree": "Wait for free",
  "series.reads_one": "{{reads}} read",
  "series.reads_other": "{{reads}} reads",
  "series.rated_one": "Rated {{average}} of 5 by {{raters}} reader",
  "series.rated_other": "Rated {{average}} of 5 by {{raters}} readers",
  "series.statusCOMPLETED": "Completed",
  "series.statusPAUSED": "On hiatus",
  "series.statusSCHEDULED": "Ongoing",
  "series.typeCOMIC": "Comic",
  "series.typeNOVEL": "Novel"
};

// ../../packages/messages/locales/en-US/setting.json
var setting_default = {
  "setting.appearance": "Appearance",
  "setting.clearReading": "Clear reading history",
  "setting.clearReadingConfirm": "Clear",
  "setting.clearReadingText": "This browser forgets what you have read and where you left off. This cannot be undone.",
  "setting.language": "Language",
  "setting.reading": "Reading",
  "setting.readingCleared": "Reading history cleared",
  "setting.themeDark": "Dark",
  "setting.themeLight": "Light",
  "setting.themeSystem": "Same as device"
};

// ../../packages/messages/locales/en-US/shell.json
var shell_default = {
  "shell.about": "About this site",
  "shell.mainNavigation": "Main navigation",
  "shell.notifications": "Notifications",
  "shell.scrollToTop": "Back to top",
  "shell.skipToContent": "Skip to content",
  "shell.unsupportedBrowserAction": "Get a modern browser",
  "shell.unsupportedBrowserText": "Internet Explorer cannot show this site. Please open it in a modern browser.",
  "shell.unsupportedBrowserTitle": "This browser is not supported",
  "shell.wallet": "Your coins"
};

// ../../packages/messages/locales/en-US/tab.json
var tab_default = {
  "tab.DAILY": "Daily",
  "tab.RANKING": "Ranking",
  "tab.FREE": "Free",
  "tab.ACTION": "Action",
  "tab.ADULT": "Adult",
  "tab.ALL": "All",
  "tab.MON": "Mon",
  "tab.TUE": "Tue",
  "tab.WED": "Wed",
  "tab.THU": "Thu",
  "tab.FRI": "Fri",
  "tab.SAT": "Sat",
  "tab.SUN": "Sun",
  "tab.TEN": "Ten-day"
};

// ../../packages/messages/locales/en-US/viewer.json
var viewer_default = {
  "viewer.backToSeries": "Back to the series",
  "viewer.comments": "Comments",
  "viewer.controls": "Reading controls",
  "viewer.endText": "You have reached the newest episode.",
  "viewer.endTitle": "End of {{episode}}",
  "viewer.list": "List",
  "viewer.lockedTitle": "This episode is locked",
  "viewer.next": "Next",
  "viewer.nextEpisode": "Next episode",
  "viewer.nextPage": "Next page",
  "viewer.page": "Page {{page}} of {{pages}}",
  "viewer.pageFailed": "This page did not load.",
  "viewer.pageText": "Page {{page}}",
  "viewer.previous": "Previous",
  "viewer.previousPage": "Previous page",
  "viewer.progress": "Read so far",
  "viewer.readInstead": "Read {{episode}}",
  "viewer.settings": "Settings",
  "viewer.showControls": "Show or hide the controls",
  "viewer.bingeLeft": "{{left}} of {{limit}} left",
  "viewer.bingeStop": "Stop",
  "viewer.lockedText": "This episode is not free. The free ones are open to everybody.",
  "viewer.retryAll": "Try all again",
  "viewer.seek": "Go to",
  "viewer.report": "Report a broken page",
  "viewer.rate": "How was it?",
  "viewer.stars_one": "{{count}} star",
  "viewer.stars_other": "{{count}} stars",
  "viewer.rateSend": "Rate",
  "viewer.rateThanks": "Thank you for rating.",
  "viewer.rateLogIn": "Log in to rate.",
  "viewer.bookmark": "Bookmark",
  "viewer.bookmarks": "Bookmarks and notes in this episode",
  "viewer.autoScrollStop": "Stop scrolling",
  "viewer.bookmarkLimit": "You have as many bookmarks and notes here as one can. Please remove some first.",
  "viewer.more": "More",
  "viewer.bingeSpent": "Binge mode has ended. Spent: {{coins}}."
};

// ../../packages/messages/src/locales/en-US/index.ts
var en_US_default = {
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
  en_US_default as default
};
//# sourceMappingURL=en-US-RRHYRRKJ.js.map
