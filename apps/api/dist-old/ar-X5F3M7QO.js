import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import "./chunk-27FSKSTI.js";

// ../../packages/messages/locales/ar/common.json
var common_default = {
  "common.back": "رجوع",
  "common.cancel": "إلغاء",
  "common.close": "إغلاق",
  "common.coins_zero": "لا عملات",
  "common.coins_one": "عملة واحدة",
  "common.coins_two": "عملتان",
  "common.coins_few": "{{count}} عملات",
  "common.coins_many": "{{count}} عملة",
  "common.coins_other": "{{count}} عملة",
  "common.confirm": "تأكيد",
  "common.goBack": "رجوع",
  "common.goHome": "إلى الرئيسية",
  "common.less": "أقل",
  "common.logIn": "تسجيل الدخول",
  "common.more": "المزيد",
  "common.retry": "إعادة المحاولة",
  "common.share": "مشاركة"
};

// ../../packages/messages/locales/ar/detail.json
var detail_default = {
  "detail.adultTitle": "للقرّاء من سن {{age}} فما فوق",
  "detail.continueEpisode": "تابع {{episode}}",
  "detail.copyLink": "نسخ الرابط",
  "detail.episodes_zero": "لا حلقات",
  "detail.episodes_one": "حلقة واحدة",
  "detail.episodes_two": "حلقتان",
  "detail.episodes_few": "{{count}} حلقات",
  "detail.episodes_many": "{{count}} حلقة",
  "detail.episodes_other": "{{count}} حلقة",
  "detail.favourite": "أضف إلى المفضلة",
  "detail.favouriteFailed": "لم ينجح ذلك. يرجى المحاولة مرة أخرى.",
  "detail.linkCopied": "نُسخ الرابط",
  "detail.more": "المزيد للقراءة",
  "detail.noEpisodesText": "تظهر الحلقة الأولى هنا فور صدورها.",
  "detail.noEpisodesTitle": "لا حلقات بعد",
  "detail.notices": "الإعلانات",
  "detail.notShared": "تعذّرت المشاركة. يرجى نسخ العنوان من شريط العنوان.",
  "detail.otherLanguages": "اقرأها بلغة أخرى",
  "detail.readFirst": "اقرأ الحلقة الأولى",
  "detail.readFirstFree": "اقرأ الحلقة الأولى مجانًا",
  "detail.saveEpisodes": "احفظ الحلقات على هذا الجهاز",
  "detail.sortNewest": "الأحدث أولًا",
  "detail.sortOldest": "الأقدم أولًا",
  "detail.tags": "الأنواع والوسوم",
  "detail.updateDays": "جديد كل {{days}}",
  "detail.updateTen": "جديد في أيام 1 و11 و21 من الشهر"
};

// ../../packages/messages/locales/ar/episode.json
var episode_default = {
  "episode.daysLeft_zero": "بقي أقل من يوم",
  "episode.daysLeft_one": "بقي يوم واحد",
  "episode.daysLeft_two": "بقي يومان",
  "episode.daysLeft_few": "بقيت {{count}} أيام",
  "episode.daysLeft_many": "بقي {{count}} يومًا",
  "episode.daysLeft_other": "بقي {{count}} يوم",
  "episode.free": "مجانية",
  "episode.hoursLeft_zero": "بقي أقل من ساعة",
  "episode.hoursLeft_one": "بقيت ساعة",
  "episode.hoursLeft_two": "بقيت ساعتان",
  "episode.hoursLeft_few": "بقيت {{count}} ساعات",
  "episode.hoursLeft_many": "بقيت {{count}} ساعة",
  "episode.hoursLeft_other": "بقيت {{count}} ساعة",
  "episode.login": "تسجيل الدخول",
  "episode.minutesLeft_zero": "بقي أقل من دقيقة",
  "episode.minutesLeft_one": "بقيت دقيقة",
  "episode.minutesLeft_two": "بقيت دقيقتان",
  "episode.minutesLeft_few": "بقيت {{count}} دقائق",
  "episode.minutesLeft_many": "بقيت {{count}} دقيقة",
  "episode.minutesLeft_other": "بقيت {{count}} دقيقة",
  "episode.notForSale": "غير متاحة للبيع",
  "episode.number": "الحلقة {{number}}",
  "episode.own": "شراء",
  "episode.owned": "مشتراة",
  "episode.read": "مقروءة",
  "episode.reading": "قيد القراءة",
  "episode.rent": "استئجار",
  "episode.sentence": "{{title}}، {{date}}، {{state}}",
  "episode.sentenceUndated": "{{title}}، {{state}}",
  "episode.soon": "قريبًا",
  "episode.spokenFree": "مجانية",
  "episode.spokenLogin": "مجانية، سجّل الدخول لتقرأها",
  "episode.spokenNotForSale": "غير متاحة للبيع حاليًا",
  "episode.spokenOwn": "للشراء مقابل {{own}}",
  "episode.spokenOwned": "مشتراة",
  "episode.spokenRead": "سبق أن قرأتها",
  "episode.spokenReading": "قيد القراءة، أنجزت {{percent}} بالمئة",
  "episode.spokenRent": "للاستئجار مقابل {{rent}}",
  "episode.spokenRentOrOwn": "للاستئجار مقابل {{rent}} أو للشراء مقابل {{own}}",
  "episode.spokenRentedDays_zero": "مستأجرة، بقي أقل من يوم",
  "episode.spokenRentedDays_one": "مستأجرة، بقي يوم واحد",
  "episode.spokenRentedDays_two": "مستأجرة، بقي يومان",
  "episode.spokenRentedDays_few": "مستأجرة، بقيت {{count}} أيام",
  "episode.spokenRentedDays_many": "مستأجرة، بقي {{count}} يومًا",
  "episode.spokenRentedDays_other": "مستأجرة، بقي {{count}} يوم",
  "episode.spokenRentedHours_zero": "مستأجرة، بقي أقل من ساعة",
  "episode.spokenRentedHours_one": "مستأجرة، بقيت ساعة واحدة",
  "episode.spokenRentedHours_two": "مستأجرة، بقيت ساعتان",
  "episode.spokenRentedHours_few": "مستأجرة، بقيت {{count}} ساعات",
  "episode.spokenRentedHours_many": "مستأجرة، بقيت {{count}} ساعة",
  "episode.spokenRentedHours_other": "مستأجرة، بقيت {{count}} ساعة",
  "episode.spokenRentedMinutes_zero": "مستأجرة، بقي أقل من دقيقة",
  "episode.spokenRentedMinutes_one": "مستأجرة، بقيت دقيقة واحدة",
  "episode.spokenRentedMinutes_two": "مستأجرة، بقيت دقيقتان",
  "episode.spokenRentedMinutes_few": "مستأجرة، بقيت {{count}} دقائق",
  "episode.spokenRentedMinutes_many": "مستأجرة، بقيت {{count}} دقيقة",
  "episode.spokenRentedMinutes_other": "مستأجرة، بقيت {{count}} دقيقة",
  "episode.spokenSoon": "لم تصدر بعد",
  "episode.spokenWaitFree": "تُفتح بتذكرة «انتظر واقرأ»",
  "episode.waitFree": "انتظر واقرأ"
};

// ../../packages/messages/locales/ar/faq.json
var faq_default = {
  "faq.all": "كل المواضيع",
  "faq.categories": "المواضيع",
  "faq.categoryACCOUNT": "الحساب",
  "faq.categoryAPP": "التطبيق والجهاز",
  "faq.categoryCOIN": "العملات والدفع",
  "faq.categoryCONTENTS": "السلاسل والحلقات",
  "faq.categoryOTHER": "غير ذلك",
  "faq.categoryREADING": "القراءة",
  "faq.emptyText": "ستظهر هنا إجابات الأسئلة الشائعة.",
  "faq.emptyTitle": "لا أسئلة هنا بعد",
  "faq.lead": "أكثر ما يسأل عنه القرّاء، مع الإجابات.",
  "faq.askTitle": "لم تجد الجواب؟",
  "faq.askText": "اسأل فريق الدعم، ويمكنك إرفاق صور."
};

// ../../packages/messages/locales/ar/genre.json
var genre_default = {
  "genre.ACTION": "أكشن",
  "genre.ADVENTURE": "مغامرة",
  "genre.BL": "BL",
  "genre.COMEDY": "كوميديا",
  "genre.CRIME": "جريمة",
  "genre.DRAMA": "دراما",
  "genre.FANTASY": "خيال",
  "genre.HISTORICAL": "تاريخي",
  "genre.HORROR": "رعب",
  "genre.MYSTERY": "غموض",
  "genre.ROMANCE": "رومانسية",
  "genre.SCHOOL": "مدرسي",
  "genre.SCIENCE_FICTION": "خيال علمي",
  "genre.SLICE_OF_LIFE": "شريحة من الحياة",
  "genre.SPORTS": "رياضة",
  "genre.THRILLER": "تشويق"
};

// ../../packages/messages/locales/ar/home.json
var home_default = {
  "home.bannerFree": "عمل اليوم المجاني",
  "home.bannerToday": "في جدول اليوم",
  "home.bannerTop": "الأول الآن",
  "home.browse": "تصفّح حسب الموضوع",
  "home.continueReading": "تابع القراءة",
  "home.days": "أيام الأسبوع",
  "home.emptyCommand": "أضف قصة مصوّرة أو رواية بهذا الأمر، ثم أعد تحميل الصفحة:",
  "home.emptyText": "ملف CBZ أو EPUB أو صورة أو مجلد صور: كل منها يصبح سلسلة تقرؤها هنا.",
  "home.emptyTitle": "الرفوف ما زالت فارغة",
  "home.endText": "هذا كل جديد اليوم. نلتقي غدًا.",
  "home.featured": "مختارات بارزة",
  "home.freeShelf": "اقرأ مجانًا",
  "home.newest": "جديدنا",
  "home.newestNovels": "روايات جديدة",
  "home.nextSlide": "اللافتة التالية",
  "home.pauseSlides": "إيقاف اللافتات",
  "home.playSlides": "تشغيل اللافتات",
  "home.popupNotToday": "ليس اليوم",
  "home.popupOpen": "ألقِ نظرة",
  "home.previousSlide": "اللافتة السابقة",
  "home.seeAll": "عرض الكل",
  "home.slidePlace": "{{index}} من {{count}}",
  "home.tabs": "الأقسام",
  "home.title": "قصص مصوّرة وروايات",
  "home.topNow": "الأعلى الآن"
};

// ../../packages/messages/locales/ar/list.json
var list_default = {
  "list.alsoLike": "قد يعجبك أيضًا",
  "list.count_zero": "لا سلاسل",
  "list.count_one": "سلسلة واحدة",
  "list.count_two": "سلسلتان",
  "list.count_few": "{{count}} سلاسل",
  "list.count_many": "{{count}} سلسلة",
  "list.count_other": "{{count}} سلسلة",
  "list.emptyText": "تظهر السلاسل الجديدة هنا فور صدورها.",
  "list.emptyTitle": "هذا الرف ما زال فارغًا",
  "list.filter": "نوع القراءة المجانية",
  "list.freeALL": "كل المجاني",
  "list.freeFREE": "حلقات مجانية",
  "list.freeFREETIME": "انتظر واقرأ",
  "list.loading": "جارٍ التحميل",
  "list.ongoing": "كل السلاسل المستمرة",
  "list.sort": "الترتيب",
  "list.sortLATEST": "الأحدث",
  "list.sortPOPULAR": "الأكثر شعبية",
  "list.ten": "كل 10 أيام",
  "list.tenNote": "جديد في 1 و11 و21 من كل شهر. بدأت هذه الدورة في {{date}}."
};

// ../../packages/messages/locales/ar/my.json
var my_default = {
  "my.emptyText": "افتح سلسلة وستجدها هنا في انتظارك.",
  "my.emptyTitle": "لا شيء قيد القراءة بعد",
  "my.guestText": "ما تقرؤه يُحفظ في هذا المتصفح فقط.",
  "my.guestTitle": "أنت تقرأ بصفة ضيف"
};

// ../../packages/messages/locales/ar/nav.json
var nav_default = {
  "nav.benefit": "الهدايا",
  "nav.event": "الفعاليات",
  "nav.faq": "المساعدة",
  "nav.fresh": "جديد",
  "nav.history": "سجل العملات",
  "nav.home": "الرئيسية",
  "nav.inLanguage": "{{label}} ({{language}})",
  "nav.library": "المكتبة",
  "nav.marks": "العلامات والملاحظات",
  "nav.my": "حسابي",
  "nav.notice": "الإعلانات",
  "nav.search": "البحث",
  "nav.setting": "الإعدادات",
  "nav.shop": "المتجر",
  "nav.transfer": "نقل الحساب",
  "nav.alarm": "التنبيهات",
  "nav.qna": "أسئلتي"
};

// ../../packages/messages/locales/ar/notice.json
var notice_default = {
  "notice.all": "كل الإعلانات",
  "notice.emptyText": "ستظهر أخبار المتجر هنا.",
  "notice.emptyTitle": "لا إعلانات بعد",
  "notice.newer": "الأحدث",
  "notice.older": "الأقدم",
  "notice.page": "صفحة {{page}} من {{pages}}",
  "notice.pages": "صفحات الإعلانات",
  "notice.pinned": "مثبّت"
};

// ../../packages/messages/locales/ar/novel.json
var novel_default = {
  "novel.footnote": "حاشية"
};

// ../../packages/messages/locales/ar/page.json
var page_default = {
  "page.accessDeniedText": "سجّل الدخول مجددًا لتتابع من حيث توقفت.",
  "page.accessDeniedTitle": "انتهت صلاحية هذه الجلسة.",
  "page.errorReference": "إذا راسلتنا فاذكر هذا الرقم: {{id}}",
  "page.errorText": "الخلل من جهتنا، وكل ما تملكه محفوظ. يرجى المحاولة مجددًا بعد قليل.",
  "page.errorTitle": "حدث خطأ ما",
  "page.notFoundText": "نُقلت الصفحة أو لم تكن موجودة. كل ما تملكه محفوظ.",
  "page.notFoundTitle": "هذه اللوحة مفقودة",
  "page.notTakenText": "لا يمكن لهذه الصفحة استقبال ما أُرسل إليها. كل ما تملكه محفوظ. يرجى فتحها من جديد.",
  "page.offlineText": "تحقق من اتصالك ثم أعد المحاولة.",
  "page.offlineTitle": "لا يوجد اتصال",
  "page.prepareText": "الموقع مغلق لفترة قصيرة. مكتبتك وعملاتك في أمان.",
  "page.prepareTitle": "سنعود قريبًا",
  "page.shelfTitle": "اقرأ هذه بدلًا منها"
};

// ../../packages/messages/locales/ar/pick.json
var pick_default = {
  "pick.text": "اختارها محررونا بعناية لكل مزاج ومساء.",
  "pick.title": "اختياراتنا"
};

// ../../packages/messages/locales/ar/policy.json
var policy_default = {
  "policy.current": "اقرأ النسخة السارية",
  "policy.effective": "سارية منذ {{date}}",
  "policy.emptyText": "لم ينشر مشغّل الموقع هذا النص بعد. يرجى العودة لاحقًا.",
  "policy.emptyTitle": "لم يُنشر شيء هنا بعد",
  "policy.kindMARKETING": "الرسائل التسويقية",
  "policy.kindPAYMENT": "شروط الدفع",
  "policy.kindPRIVACY": "الخصوصية",
  "policy.kindTERMS": "شروط الاستخدام",
  "policy.kindYOUTH": "حماية القاصرين",
  "policy.more": "نصوص قانونية أخرى",
  "policy.otherLanguage": "هذا النص متاح باللغة التالية فقط: {{language}}.",
  "policy.past": "نسخة سابقة، سرت منذ {{date}}",
  "policy.version": "النسخة {{version}} · {{date}}",
  "policy.versions": "كل النسخ"
};

// ../../packages/messages/locales/ar/ranking.json
var ranking_default = {
  "ranking.allGenres": "كل الأنواع",
  "ranking.down_zero": "لم يهبط",
  "ranking.down_one": "هبط مركزًا واحدًا",
  "ranking.down_two": "هبط مركزين",
  "ranking.down_few": "هبط {{count}} مراكز",
  "ranking.down_many": "هبط {{count}} مركزًا",
  "ranking.down_other": "هبط {{count}} مركز",
  "ranking.emptyText": "يمتلئ الترتيب حالما يفتح القرّاء الحلقات.",
  "ranking.emptyTitle": "لا ترتيب بعد",
  "ranking.genres": "الأنواع",
  "ranking.new": "جديد",
  "ranking.period": "الفترة",
  "ranking.periodMONTHLY": "30 يومًا",
  "ranking.periodREALTIME": "24 ساعة",
  "ranking.periodTOTAL": "كل الوقت",
  "ranking.periodWEEKLY": "7 أيام",
  "ranking.podium": "المراكز الثلاثة الأولى",
  "ranking.rest": "من المركز الرابع فصاعدًا",
  "ranking.same": "دون تغيير",
  "ranking.up_zero": "لم يصعد",
  "ranking.up_one": "صعد مركزًا واحدًا",
  "ranking.up_two": "صعد مركزين",
  "ranking.up_few": "صعد {{count}} مراكز",
  "ranking.up_many": "صعد {{count}} مركزًا",
  "ranking.up_other": "صعد {{count}} مركز"
};

// ../../packages/messages/locales/ar/search.json
var search_default = {
  "search.clear": "مسح الحقل",
  "search.everywhere": "البحث في كل مكان",
  "search.more": "عرض المزيد",
  "search.moreFailed": "تعذّر تحميل التالي.",
  "search.noneText": "راجع الإملاء، أو استخدم كلمات أقل، أو ابحث عن مؤلف أو وسم.",
  "search.noneTitle": "لا نتائج عن «{{query}}»",
  "search.placeholder": "العنوان أو المؤلف أو الوسم",
  "search.recent": "عمليات البحث الأخيرة",
  "search.remove": "حذف «{{query}}»",
  "search.removeAll": "حذف الكل",
  "search.resultsALL": "نتائج البحث عن «{{query}}»",
  "search.resultsTAG": "الموسومة بـ«{{query}}»",
  "search.resultsTITLE": "عناوين فيها «{{query}}»",
  "search.scopeALL": "الكل",
  "search.scopeTAG": "الوسوم",
  "search.scopeTITLE": "العناوين",
  "search.scopes": "أين تبحث",
  "search.startText": "ابحث بعنوان أو مؤلف أو وسم.",
  "search.startTitle": "ماذا تودّ أن تقرأ؟",
  "search.topTags": "الوسوم الرائجة"
};

// ../../packages/messages/locales/ar/series.json
var series_default = {
  "series.badgeFree_zero": "لا مجاني",
  "series.badgeFree_one": "حلقة مجانية",
  "series.badgeFree_two": "حلقتان مجانًا",
  "series.badgeFree_few": "{{count}} مجانًا",
  "series.badgeFree_many": "{{count}} مجانًا",
  "series.badgeFree_other": "{{count}} مجانًا",
  "series.badgeUp": "محدّث",
  "series.badgeWaitFree": "انتظر واقرأ",
  "series.reads_zero": "لا قراءات",
  "series.reads_one": "{{reads}} قراءة",
  "series.reads_two": "{{reads}} قراءة",
  "series.reads_few": "{{reads}} قراءات",
  "series.reads_many": "{{reads}} قراءة",
  "series.reads_other": "{{reads}} قراءة",
  "series.rated_zero": "التقييم {{average}} من 5 من {{raters}} قارئ",
  "series.rated_one": "التقييم {{average}} من 5 من {{raters}} قارئ",
  "series.rated_two": "التقييم {{average}} من 5 من {{raters}} قارئ",
  "series.rated_few": "التقييم {{average}} من 5 من {{raters}} قراء",
  "series.rated_many": "التقييم {{average}} من 5 من {{raters}} قارئًا",
  "series.rated_other": "التقييم {{average}} من 5 من {{raters}} قارئ",
  "series.statusCOMPLETED": "مكتملة",
  "series.statusPAUSED": "متوقفة مؤقتًا",
  "series.statusSCHEDULED": "مستمرة",
  "series.typeCOMIC": "قصة مصوّرة",
  "series.typeNOVEL": "رواية"
};

// ../../packages/messages/locales/ar/setting.json
var setting_default = {
  "setting.appearance": "المظهر",
  "setting.clearReading": "مسح سجل القراءة",
  "setting.clearReadingConfirm": "مسح",
  "setting.clearReadingText": "سيُمحى من هذا المتصفح ما قرأته والموضع الذي توقفت عنده، ولا يمكن التراجع عن ذلك.",
  "setting.language": "اللغة",
  "setting.reading": "القراءة",
  "setting.readingCleared": "مُسح سجل القراءة",
  "setting.themeDark": "داكن",
  "setting.themeLight": "فاتح",
  "setting.themeSystem": "مثل الجهاز"
};

// ../../packages/messages/locales/ar/shell.json
var shell_default = {
  "shell.about": "عن هذا الموقع",
  "shell.mainNavigation": "القائمة الرئيسية",
  "shell.notifications": "التنبيهات",
  "shell.scrollToTop": "إلى أعلى الصفحة",
  "shell.skipToContent": "تخطَّ إلى المحتوى",
  "shell.unsupportedBrowserAction": "احصل على متصفح حديث",
  "shell.unsupportedBrowserText": "لا يستطيع Internet Explorer عرض هذا الموقع. يرجى فتحه في متصفح حديث.",
  "shell.unsupportedBrowserTitle": "هذا المتصفح غير مدعوم",
  "shell.wallet": "عملاتك"
};

// ../../packages/messages/locales/ar/tab.json
var tab_default = {
  "tab.DAILY": "يومي",
  "tab.RANKING": "الترتيب",
  "tab.FREE": "مجاني",
  "tab.ACTION": "أكشن",
  "tab.ADULT": "للبالغين",
  "tab.ALL": "الكل",
  "tab.MON": "إثنين",
  "tab.TUE": "ثلاثاء",
  "tab.WED": "أربعاء",
  "tab.THU": "خميس",
  "tab.FRI": "جمعة",
  "tab.SAT": "سبت",
  "tab.SUN": "أحد",
  "tab.TEN": "10 أيام"
};

// ../../packages/messages/locales/ar/viewer.json
var viewer_default = {
  "viewer.backToSeries": "العودة إلى السلسلة",
  "viewer.comments": "التعليقات",
  "viewer.controls": "أدوات القراءة",
  "viewer.endText": "وصلت إلى أحدث حلقة.",
  "viewer.endTitle": "نهاية {{episode}}",
  "viewer.list": "القائمة",
  "viewer.lockedTitle": "هذه الحلقة مقفلة",
  "viewer.next": "التالية",
  "viewer.nextEpisode": "الحلقة التالية",
  "viewer.nextPage": "الصفحة التالية",
  "viewer.page": "صفحة {{page}} من {{pages}}",
  "viewer.pageFailed": "تعذّر تحميل هذه الصفحة.",
  "viewer.pageText": "الصفحة {{page}}",
  "viewer.previous": "السابقة",
  "viewer.previousPage": "الصفحة السابقة",
  "viewer.progress": "ما قرأته حتى الآن",
  "viewer.readInstead": "اقرأ {{episode}}",
  "viewer.settings": "الإعدادات",
  "viewer.showControls": "إظهار الأدوات أو إخفاؤها",
  "viewer.bingeLeft": "بقي {{left}} من {{limit}}",
  "viewer.bingeStop": "إيقاف",
  "viewer.lockedText": "هذه الحلقة ليست مجانية. أما الحلقات المجانية فمفتوحة للجميع.",
  "viewer.retryAll": "إعادة محاولة الكل",
  "viewer.seek": "الانتقال إلى",
  "viewer.report": "الإبلاغ عن صفحة معطوبة",
  "viewer.rate": "ما رأيك؟",
  "viewer.stars_zero": "بلا نجوم",
  "viewer.stars_one": "نجمة واحدة",
  "viewer.stars_two": "نجمتان",
  "viewer.stars_few": "{{count}} نجوم",
  "viewer.stars_many": "{{count}} نجمة",
  "viewer.stars_other": "{{count}} نجمة",
  "viewer.rateSend": "قيّم",
  "viewer.rateThanks": "شكرًا على تقييمك.",
  "viewer.rateLogIn": "سجّل الدخول للتقييم.",
  "viewer.bookmark": "علامة",
  "viewer.bookmarks": "العلامات والملاحظات في هذه الحلقة",
  "viewer.autoScrollStop": "إيقاف التمرير",
  "viewer.bookmarkLimit": "بلغت الحد الأقصى من العلامات والملاحظات هنا. احذف بعضها أولًا.",
  "viewer.more": "المزيد",
  "viewer.bingeSpent": "انتهت القراءة المتواصلة. المبلغ المنفق: {{coins}}."
};

// ../../packages/messages/src/locales/ar/index.ts
var ar_default = {
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
  ar_default as default
};
//# sourceMappingURL=ar-X5F3M7QO.js.map
