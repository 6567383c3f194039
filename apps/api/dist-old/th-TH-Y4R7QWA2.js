import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import "./chunk-27FSKSTI.js";

// ../../packages/messages/locales/th-TH/common.json
var common_default = {
  "common.back": "กลับ",
  "common.cancel": "ยกเลิก",
  "common.close": "ปิด",
  "common.coins_other": "{{count}} เหรียญ",
  "common.confirm": "ยืนยัน",
  "common.goBack": "ย้อนกลับ",
  "common.goHome": "ไปหน้าแรก",
  "common.less": "ย่อ",
  "common.logIn": "เข้าสู่ระบบ",
  "common.more": "เพิ่มเติม",
  "common.retry": "ลองอีกครั้ง",
  "common.share": "แชร์"
};

// ../../packages/messages/locales/th-TH/detail.json
var detail_default = {
  "detail.adultTitle": "สำหรับผู้อ่านอายุ {{age}} ปีขึ้นไป",
  "detail.continueEpisode": "อ่านต่อ {{episode}}",
  "detail.copyLink": "คัดลอกลิงก์",
  "detail.episodes_other": "ทั้งหมด {{count}} ตอน",
  "detail.favourite": "รายการโปรด",
  "detail.favouriteFailed": "ไม่สำเร็จ โปรดลองอีกครั้ง",
  "detail.linkCopied": "คัดลอกลิงก์แล้ว",
  "detail.more": "เรื่องอื่นที่น่าอ่าน",
  "detail.noEpisodesText": "ตอนแรกจะแสดงที่นี่เมื่อเปิดให้อ่าน",
  "detail.noEpisodesTitle": "ยังไม่มีตอน",
  "detail.notices": "ประกาศ",
  "detail.notShared": "แชร์ไม่สำเร็จ โปรดคัดลอกที่อยู่จากแถบที่อยู่",
  "detail.otherLanguages": "อ่านในภาษาอื่น",
  "detail.readFirst": "อ่านตอนแรก",
  "detail.readFirstFree": "อ่านตอนแรกฟรี",
  "detail.saveEpisodes": "บันทึกตอนลงอุปกรณ์นี้",
  "detail.sortNewest": "ใหม่สุดก่อน",
  "detail.sortOldest": "เก่าสุดก่อน",
  "detail.tags": "แนวและแท็ก",
  "detail.updateDays": "อัปเดตทุก{{days}}",
  "detail.updateTen": "อัปเดตวันที่ 1, 11 และ 21"
};

// ../../packages/messages/locales/th-TH/episode.json
var episode_default = {
  "episode.daysLeft_other": "เหลือ {{count}} วัน",
  "episode.free": "ฟรี",
  "episode.hoursLeft_other": "เหลือ {{count}} ชม.",
  "episode.login": "เข้าสู่ระบบ",
  "episode.minutesLeft_other": "เหลือ {{count}} นาที",
  "episode.notForSale": "ไม่มีขาย",
  "episode.number": "ตอนที่ {{number}}",
  "episode.own": "ซื้อ",
  "episode.owned": "ซื้อแล้ว",
  "episode.read": "อ่านแล้ว",
  "episode.reading": "กำลังอ่าน",
  "episode.rent": "เช่า",
  "episode.sentence": "{{title}} {{date}} {{state}}",
  "episode.sentenceUndated": "{{title}} {{state}}",
  "episode.soon": "เร็ว ๆ นี้",
  "episode.spokenFree": "อ่านฟรี",
  "episode.spokenLogin": "ฟรี เข้าสู่ระบบเพื่ออ่าน",
  "episode.spokenNotForSale": "ตอนนี้ยังไม่มีขาย",
  "episode.spokenOwn": "ซื้อได้ในราคา {{own}}",
  "episode.spokenOwned": "ซื้อแล้ว",
  "episode.spokenRead": "อ่านแล้ว",
  "episode.spokenReading": "กำลังอ่าน อ่านไปแล้ว {{percent}} เปอร์เซ็นต์",
  "episode.spokenRent": "เช่าได้ในราคา {{rent}}",
  "episode.spokenRentOrOwn": "เช่า {{rent}} หรือซื้อ {{own}}",
  "episode.spokenRentedDays_other": "เช่าอยู่ เหลือ {{count}} วัน",
  "episode.spokenRentedHours_other": "เช่าอยู่ เหลือ {{count}} ชั่วโมง",
  "episode.spokenRentedMinutes_other": "เช่าอยู่ เหลือ {{count}} นาที",
  "episode.spokenSoon": "ยังไม่เปิดให้อ่าน",
  "episode.spokenWaitFree": "เปิดอ่านด้วยตั๋วรออ่านฟรี",
  "episode.waitFree": "รออ่านฟรี"
};

// ../../packages/messages/locales/th-TH/faq.json
var faq_default = {
  "faq.all": "ทุกหัวข้อ",
  "faq.categories": "หัวข้อ",
  "faq.categoryACCOUNT": "บัญชี",
  "faq.categoryAPP": "แอปและอุปกรณ์",
  "faq.categoryCOIN": "เหรียญและการชำระเงิน",
  "faq.categoryCONTENTS": "เรื่องและตอน",
  "faq.categoryOTHER": "อื่น ๆ",
  "faq.categoryREADING": "การอ่าน",
  "faq.emptyText": "คำตอบของคำถามที่พบบ่อยจะแสดงที่นี่",
  "faq.emptyTitle": "ยังไม่มีคำถาม",
  "faq.lead": "คำถามที่ผู้อ่านถามบ่อย พร้อมคำตอบ",
  "faq.askTitle": "ยังไม่พบคำตอบ?",
  "faq.askText": "ถามทีมช่วยเหลือของเรา แนบรูปได้"
};

// ../../packages/messages/locales/th-TH/genre.json
var genre_default = {
  "genre.ACTION": "แอ็กชัน",
  "genre.ADVENTURE": "ผจญภัย",
  "genre.BL": "BL",
  "genre.COMEDY": "คอมเมดี้",
  "genre.CRIME": "อาชญากรรม",
  "genre.DRAMA": "ดราม่า",
  "genre.FANTASY": "แฟนตาซี",
  "genre.HISTORICAL": "ย้อนยุค",
  "genre.HORROR": "สยองขวัญ",
  "genre.MYSTERY": "ลึกลับ",
  "genre.ROMANCE": "โรแมนติก",
  "genre.SCHOOL": "วัยเรียน",
  "genre.SCIENCE_FICTION": "ไซไฟ",
  "genre.SLICE_OF_LIFE": "ชีวิตประจำวัน",
  "genre.SPORTS": "กีฬา",
  "genre.THRILLER": "ระทึกขวัญ"
};

// ../../packages/messages/locales/th-TH/home.json
var home_default = {
  "home.bannerFree": "เรื่องอ่านฟรีประจำวัน",
  "home.bannerToday": "ตารางวันนี้",
  "home.bannerTop": "อันดับ 1 ตอนนี้",
  "home.browse": "เลือกตามแนว",
  "home.continueReading": "อ่านต่อ",
  "home.days": "วันในสัปดาห์",
  "home.emptyCommand": "นำการ์ตูนหรือนิยายเข้ามาด้วยคำสั่งนี้ แล้วโหลดหน้าใหม่:",
  "home.emptyText": "ไฟล์ CBZ, EPUB, รูปภาพ หรือโฟลเดอร์รูปภาพ จะกลายเป็นเรื่องที่อ่านได้ที่นี่",
  "home.emptyTitle": "ชั้นหนังสือยังว่างอยู่",
  "home.endText": "ของใหม่วันนี้มีเท่านี้ พรุ่งนี้เจอกันใหม่นะ",
  "home.featured": "แนะนำ",
  "home.freeShelf": "อ่านฟรี",
  "home.newest": "มาใหม่",
  "home.newestNovels": "นิยายใหม่",
  "home.nextSlide": "แบนเนอร์ถัดไป",
  "home.pauseSlides": "หยุดแบนเนอร์",
  "home.playSlides": "เล่นแบนเนอร์",
  "home.popupNotToday": "ไม่ต้องแสดงวันนี้",
  "home.popupOpen": "ดูเลย",
  "home.previousSlide": "แบนเนอร์ก่อนหน้า",
  "home.seeAll": "ดูทั้งหมด",
  "home.slidePlace": "{{index}} จาก {{count}}",
  "home.tabs": "หมวด",
  "home.title": "การ์ตูนและนิยาย",
  "home.topNow": "มาแรงตอนนี้"
};

// ../../packages/messages/locales/th-TH/list.json
var list_default = {
  "list.alsoLike": "คุณอาจชอบเรื่องเหล่านี้",
  "list.count_other": "{{count}} เรื่อง",
  "list.emptyText": "เรื่องใหม่จะแสดงที่นี่เมื่อเปิดให้อ่าน",
  "list.emptyTitle": "ชั้นนี้ยังว่างอยู่",
  "list.filter": "ประเภทการอ่านฟรี",
  "list.freeALL": "ทั้งหมด",
  "list.freeFREE": "มีตอนฟรี",
  "list.freeFREETIME": "รออ่านฟรี",
  "list.loading": "กำลังโหลด",
  "list.ongoing": "เรื่องที่กำลังลงทั้งหมด",
  "list.sort": "เรียงตาม",
  "list.sortLATEST": "ล่าสุด",
  "list.sortPOPULAR": "ยอดนิยม",
  "list.ten": "ทุก 10 วัน",
  "list.tenNote": "ตอนใหม่ทุกวันที่ 1, 11 และ 21 รอบนี้เริ่ม {{date}}"
};

// ../../packages/messages/locales/th-TH/my.json
var my_default = {
  "my.emptyText": "เรื่องที่คุณเปิดอ่านจะแสดงที่นี่",
  "my.emptyTitle": "ยังไม่มีเรื่องที่อ่านค้างไว้",
  "my.guestText": "ประวัติการอ่านจะเก็บไว้ในเบราว์เซอร์นี้เท่านั้น",
  "my.guestTitle": "คุณกำลังอ่านในฐานะผู้เยี่ยมชม"
};

// ../../packages/messages/locales/th-TH/nav.json
var nav_default = {
  "nav.benefit": "ของขวัญ",
  "nav.event": "กิจกรรม",
  "nav.faq": "ช่วยเหลือ",
  "nav.fresh": "มีใหม่",
  "nav.history": "ประวัติเหรียญ",
  "nav.home": "หน้าแรก",
  "nav.inLanguage": "{{label}} ({{language}})",
  "nav.library": "คลังของฉัน",
  "nav.marks": "ที่คั่นหน้าและโน้ต",
  "nav.my": "ของฉัน",
  "nav.notice": "ประกาศ",
  "nav.search": "ค้นหา",
  "nav.setting": "ตั้งค่า",
  "nav.shop": "ร้านค้า",
  "nav.transfer": "ย้ายบัญชี",
  "nav.alarm": "การแจ้งเตือน",
  "nav.qna": "คำถามของฉัน"
};

// ../../packages/messages/locales/th-TH/notice.json
var notice_default = {
  "notice.all": "ประกาศทั้งหมด",
  "notice.emptyText": "ข่าวสารของร้านจะแสดงที่นี่",
  "notice.emptyTitle": "ยังไม่มีประกาศ",
  "notice.newer": "ใหม่กว่า",
  "notice.older": "เก่ากว่า",
  "notice.page": "หน้า {{page}} จาก {{pages}}",
  "notice.pages": "หน้าของประกาศ",
  "notice.pinned": "ปักหมุด"
};

// ../../packages/messages/locales/th-TH/novel.json
var novel_default = {
  "novel.footnote": "หมายเหตุ"
};

// ../../packages/messages/locales/th-TH/page.json
var page_default = {
  "page.accessDeniedText": "เข้าสู่ระบบอีกครั้งเพื่อใช้งานต่อจากเดิม",
  "page.accessDeniedTitle": "เซสชันนี้หมดอายุแล้ว",
  "page.errorReference": "หากติดต่อเรา โปรดแจ้งหมายเลขนี้: {{id}}",
  "page.errorText": "เกิดปัญหาจากทางเรา สิ่งที่คุณซื้อไว้ยังอยู่ครบ โปรดลองอีกครั้งในอีกสักครู่",
  "page.errorTitle": "เกิดข้อผิดพลาด",
  "page.notFoundText": "หน้านี้ถูกย้ายหรือไม่มีอยู่ สิ่งที่คุณซื้อไว้ยังอยู่ครบ",
  "page.notFoundTitle": "ช่องนี้หายไป",
  "page.notTakenText": "หน้านี้รับข้อมูลที่ส่งมาไม่ได้ สิ่งที่คุณซื้อไว้ยังอยู่ครบ โปรดเปิดหน้านี้อีกครั้ง",
  "page.offlineText": "ตรวจสอบการเชื่อมต่อ แล้วลองอีกครั้ง",
  "page.offlineTitle": "คุณออฟไลน์อยู่",
  "page.prepareText": "เว็บไซต์ปิดชั่วคราว คลังและเหรียญของคุณปลอดภัยดี",
  "page.prepareTitle": "เราจะกลับมาเร็ว ๆ นี้",
  "page.shelfTitle": "ลองอ่านเรื่องเหล่านี้แทน"
};

// ../../packages/messages/locales/th-TH/pick.json
var pick_default = {
  "pick.text": "กองบรรณาธิการเลือกมาให้ตามอารมณ์",
  "pick.title": "เรื่องที่เราคัดมา"
};

// ../../packages/messages/locales/th-TH/policy.json
var policy_default = {
  "policy.current": "อ่านฉบับที่มีผลบังคับใช้",
  "policy.effective": "มีผลบังคับใช้ตั้งแต่ {{date}}",
  "policy.emptyText": "ผู้ให้บริการยังไม่ได้เผยแพร่ข้อความนี้ โปรดกลับมาดูอีกครั้ง",
  "policy.emptyTitle": "ยังไม่มีการเผยแพร่",
  "policy.kindMARKETING": "ข้อความทางการตลาด",
  "policy.kindPAYMENT": "ข้อกำหนดการชำระเงิน",
  "policy.kindPRIVACY": "นโยบายความเป็นส่วนตัว",
  "policy.kindTERMS": "ข้อกำหนดการใช้งาน",
  "policy.kindYOUTH": "การคุ้มครองผู้เยาว์",
  "policy.more": "เอกสารทางกฎหมายอื่น",
  "policy.otherLanguage": "ข้อความนี้มีเฉพาะภาษา{{language}}",
  "policy.past": "ฉบับก่อนหน้า มีผลตั้งแต่ {{date}}",
  "policy.version": "ฉบับที่ {{version}} · {{date}}",
  "policy.versions": "ฉบับทั้งหมด"
};

// ../../packages/messages/locales/th-TH/ranking.json
var ranking_default = {
  "ranking.allGenres": "ทุกแนว",
  "ranking.down_other": "ลง {{count}} อันดับ",
  "ranking.emptyText": "อันดับจะขึ้นเมื่อมีผู้อ่านเปิดอ่านตอนต่าง ๆ",
  "ranking.emptyTitle": "ยังไม่มีอันดับ",
  "ranking.genres": "แนวเรื่อง",
  "ranking.new": "ใหม่",
  "ranking.period": "ช่วงเวลา",
  "ranking.periodMONTHLY": "30 วัน",
  "ranking.periodREALTIME": "24 ชั่วโมง",
  "ranking.periodTOTAL": "ตลอดกาล",
  "ranking.periodWEEKLY": "7 วัน",
  "ranking.podium": "อันดับ 1 ถึง 3",
  "ranking.rest": "อันดับ 4 เป็นต้นไป",
  "ranking.same": "อันดับเท่าเดิม",
  "ranking.up_other": "ขึ้น {{count}} อันดับ"
};

// ../../packages/messages/locales/th-TH/search.json
var search_default = {
  "search.clear": "ล้างช่องค้นหา",
  "search.everywhere": "ค้นหาทุกที่",
  "search.more": "แสดงเพิ่ม",
  "search.moreFailed": "โหลดรายการถัดไปไม่สำเร็จ",
  "search.noneText": "ตรวจตัวสะกด ใช้คำให้น้อยลง หรือค้นจากผู้สร้างหรือแท็ก",
  "search.noneTitle": "ไม่พบ “{{query}}”",
  "search.placeholder": "ชื่อเรื่อง ผู้สร้าง หรือแท็ก",
  "search.recent": "การค้นหาล่าสุด",
  "search.remove": "ลบ “{{query}}”",
  "search.removeAll": "ลบทั้งหมด",
  "search.resultsALL": "ผลการค้นหา “{{query}}”",
  "search.resultsTAG": "แท็ก “{{query}}”",
  "search.resultsTITLE": "ชื่อเรื่องที่มี “{{query}}”",
  "search.scopeALL": "ทั้งหมด",
  "search.scopeTAG": "แท็ก",
  "search.scopeTITLE": "ชื่อเรื่อง",
  "search.scopes": "ค้นหาจาก",
  "search.startText": "ค้นจากชื่อเรื่อง ผู้สร้าง หรือแท็ก",
  "search.startTitle": "วันนี้อยากอ่านอะไร",
  "search.topTags": "แท็กยอดนิยม"
};

// ../../packages/messages/locales/th-TH/series.json
var series_default = {
  "series.badgeFree_other": "ฟรี {{count}}",
  "series.badgeUp": "UP",
  "series.badgeWaitFree": "รออ่านฟรี",
  "series.reads_other": "อ่าน {{reads}} ครั้ง",
  "series.rated_other": "คะแนน {{average}} จาก 5 โดยผู้อ่าน {{raters}} คน",
  "series.statusCOMPLETED": "จบแล้ว",
  "series.statusPAUSED": "พักชั่วคราว",
  "series.statusSCHEDULED": "ยังไม่จบ",
  "series.typeCOMIC": "การ์ตูน",
  "series.typeNOVEL": "นิยาย"
};

// ../../packages/messages/locales/th-TH/setting.json
var setting_default = {
  "setting.appearance": "ธีม",
  "setting.clearReading": "ล้างประวัติการอ่าน",
  "setting.clearReadingConfirm": "ล้าง",
  "setting.clearReadingText": "ประวัติการอ่านและจุดที่อ่านค้างไว้ในเบราว์เซอร์นี้จะถูกลบ และกู้คืนไม่ได้",
  "setting.language": "ภาษา",
  "setting.reading": "การอ่าน",
  "setting.readingCleared": "ล้างประวัติการอ่านแล้ว",
  "setting.themeDark": "มืด",
  "setting.themeLight": "สว่าง",
  "setting.themeSystem": "ตามอุปกรณ์"
};

// ../../packages/messages/locales/th-TH/shell.json
var shell_default = {
  "shell.about": "เกี่ยวกับเว็บไซต์นี้",
  "shell.mainNavigation": "เมนูหลัก",
  "shell.notifications": "การแจ้งเตือน",
  "shell.scrollToTop": "กลับขึ้นด้านบน",
  "shell.skipToContent": "ข้ามไปยังเนื้อหา",
  "shell.unsupportedBrowserAction": "ดาวน์โหลดเบราว์เซอร์รุ่นใหม่",
  "shell.unsupportedBrowserText": "Internet Explorer แสดงเว็บไซต์นี้ไม่ได้ โปรดเปิดด้วยเบราว์เซอร์รุ่นใหม่",
  "shell.unsupportedBrowserTitle": "ไม่รองรับเบราว์เซอร์นี้",
  "shell.wallet": "เหรียญของคุณ"
};

// ../../packages/messages/locales/th-TH/tab.json
var tab_default = {
  "tab.DAILY": "รายวัน",
  "tab.RANKING": "อันดับ",
  "tab.FREE": "ฟรี",
  "tab.ACTION": "แอ็กชัน",
  "tab.ADULT": "ผู้ใหญ่",
  "tab.ALL": "ทั้งหมด",
  "tab.MON": "จ.",
  "tab.TUE": "อ.",
  "tab.WED": "พ.",
  "tab.THU": "พฤ.",
  "tab.FRI": "ศ.",
  "tab.SAT": "ส.",
  "tab.SUN": "อา.",
  "tab.TEN": "10 วัน"
};

// ../../packages/messages/locales/th-TH/viewer.json
var viewer_default = {
  "viewer.backToSeries": "กลับไปหน้าเรื่อง",
  "viewer.comments": "ความคิดเห็น",
  "viewer.controls": "แถบควบคุมการอ่าน",
  "viewer.endText": "คุณอ่านถึงตอนล่าสุดแล้ว",
  "viewer.endTitle": "จบ{{episode}}",
  "viewer.list": "สารบัญ",
  "viewer.lockedTitle": "ตอนที่เลือกยังล็อกอยู่",
  "viewer.next": "ถัดไป",
  "viewer.nextEpisode": "ตอนถัดไป",
  "viewer.nextPage": "หน้าถัดไป",
  "viewer.page": "หน้า {{page}} จาก {{pages}}",
  "viewer.pageFailed": "โหลดหน้านี้ไม่สำเร็จ",
  "viewer.pageText": "หน้า {{page}}",
  "viewer.previous": "ก่อนหน้า",
  "viewer.previousPage": "หน้าก่อน",
  "viewer.progress": "อ่านไปแล้ว",
  "viewer.readInstead": "อ่าน {{episode}}",
  "viewer.settings": "ตั้งค่า",
  "viewer.showControls": "แสดงหรือซ่อนแถบควบคุม",
  "viewer.bingeLeft": "เหลือ {{left}} จาก {{limit}}",
  "viewer.bingeStop": "หยุด",
  "viewer.lockedText": "ตอนที่เลือกไม่ใช่ตอนฟรี ส่วนตอนฟรีเปิดให้ทุกคนอ่านได้",
  "viewer.retryAll": "ลองทั้งหมดอีกครั้ง",
  "viewer.seek": "ไปที่",
  "viewer.report": "แจ้งหน้าที่มีปัญหา",
  "viewer.rate": "เป็นอย่างไรบ้าง",
  "viewer.stars_other": "{{count}} ดาว",
  "viewer.rateSend": "ให้คะแนน",
  "viewer.rateThanks": "ขอบคุณที่ให้คะแนน",
  "viewer.rateLogIn": "เข้าสู่ระบบเพื่อให้คะแนน",
  "viewer.bookmark": "คั่นหน้า",
  "viewer.bookmarks": "ที่คั่นหน้าและโน้ตในตอนนี้",
  "viewer.autoScrollStop": "หยุดเลื่อน",
  "viewer.bookmarkLimit": "ที่คั่นหน้าและโน้ตครบจำนวนแล้ว กรุณาลบบางรายการก่อน",
  "viewer.more": "เพิ่มเติม",
  "viewer.bingeSpent": "จบการอ่านรวดเดียวแล้ว ใช้ไป {{coins}}"
};

// ../../packages/messages/src/locales/th-TH/index.ts
var th_TH_default = {
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
  th_TH_default as default
};
//# sourceMappingURL=th-TH-Y4R7QWA2.js.map
