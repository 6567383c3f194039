import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ar/device.json
var device_menu = "حفظ على هذا الجهاز";
var device_title = "على هذا الجهاز";
var device_about = "اقرأ هذه الحلقة بلا اتصال. إنها مشفّرة، ولا يفتحها هنا سواك.";
var device_aboutSeries = "اقرأ بلا اتصال ما تستطيع قراءته الآن. يُحفظ مشفّرًا على هذا الجهاز.";
var device_save = "حفظ";
var device_saving = "جارٍ الحفظ: {{done}} من {{parts}}";
var device_partial = "غير مكتملة: {{done}} من {{parts}}";
var device_resume = "متابعة";
var device_until = "متاحة بلا اتصال حتى {{date}}، وتُجدَّد عند اتصالك";
var device_untilRental = "متاحة بلا اتصال حتى {{date}}، نهاية مدة وصولك";
var device_endsSoon = "تنتهي قريبًا: {{date}}";
var device_needsConnection = "اتصل بالإنترنت مرة قبل {{date}} لتجديدها";
var device_ended = "انتهت وأُزيلت من هذا الجهاز.";
var device_remove = "إزالة";
var device_removeOne = "إزالة: {{title}}";
var device_removeAll = "إزالة الكل";
var device_removeAllAsk = "هل تزيل كل الحلقات المحفوظة من هذا الجهاز؟";
var device_room = "المستخدم {{size}}";
var device_roomKnown = "المستخدم {{size}}، والمتاح {{free}}";
var device_noRoom = "لا توجد مساحة كافية على هذا الجهاز. أزل شيئًا وحاول مجددًا.";
var device_lost = "انقطع الاتصال. يبقى ما وصل، وتابع عند عودة الاتصال.";
var device_unsupported = "لا يستطيع هذا المتصفح حفظ الحلقات. لا يُحفظ شيء في نافذة خاصة.";
var device_failed = "لم ينجح ذلك. حاول مرة أخرى.";
var device_list = "كل ما على هذا الجهاز";
var device_emptyTitle = "لا شيء محفوظ بعد";
var device_emptyText = "افتح حلقة ثم قائمتها واختر «حفظ على هذا الجهاز».";
var device_guest = "سجّل الدخول لحفظ الحلقات التي تستأجرها أو تملكها.";
var device_endOthers = "إزالة من أجهزتي الأخرى";
var device_othersEnded = "تزيل أجهزتك الأخرى حلقاتها عند اتصالها التالي.";
var device_default = {
  "device.menu": device_menu,
  "device.title": device_title,
  "device.about": device_about,
  "device.aboutSeries": device_aboutSeries,
  "device.save": device_save,
  "device.saving": device_saving,
  "device.partial": device_partial,
  "device.resume": device_resume,
  "device.until": device_until,
  "device.untilRental": device_untilRental,
  "device.endsSoon": device_endsSoon,
  "device.needsConnection": device_needsConnection,
  "device.ended": device_ended,
  "device.remove": device_remove,
  "device.removeOne": device_removeOne,
  "device.removeAll": device_removeAll,
  "device.removeAllAsk": device_removeAllAsk,
  "device.room": device_room,
  "device.roomKnown": device_roomKnown,
  "device.noRoom": device_noRoom,
  "device.lost": device_lost,
  "device.unsupported": device_unsupported,
  "device.failed": device_failed,
  "device.list": device_list,
  "device.emptyTitle": device_emptyTitle,
  "device.emptyText": device_emptyText,
  "device.guest": device_guest,
  "device.endOthers": device_endOthers,
  "device.othersEnded": device_othersEnded
};

export {
  device_menu as "device.menu",
  device_title as "device.title",
  device_about as "device.about",
  device_aboutSeries as "device.aboutSeries",
  device_save as "device.save",
  device_saving as "device.saving",
  device_partial as "device.partial",
  device_resume as "device.resume",
  device_until as "device.until",
  device_untilRental as "device.untilRental",
  device_endsSoon as "device.endsSoon",
  device_needsConnection as "device.needsConnection",
  device_ended as "device.ended",
  device_remove as "device.remove",
  device_removeOne as "device.removeOne",
  device_removeAll as "device.removeAll",
  device_removeAllAsk as "device.removeAllAsk",
  device_room as "device.room",
  device_roomKnown as "device.roomKnown",
  device_noRoom as "device.noRoom",
  device_lost as "device.lost",
  device_unsupported as "device.unsupported",
  device_failed as "device.failed",
  device_list as "device.list",
  device_emptyTitle as "device.emptyTitle",
  device_emptyText as "device.emptyText",
  device_guest as "device.guest",
  device_endOthers as "device.endOthers",
  device_othersEnded as "device.othersEnded",
  device_default
};
//# sourceMappingURL=chunk-EBK7CVHE.js.map
