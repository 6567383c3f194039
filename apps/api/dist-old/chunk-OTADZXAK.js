import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/zh-TW/device.json
var device_menu = "儲存到這台裝置";
var device_title = "這台裝置";
var device_about = "沒有網路也能閱讀。內容已加密，在這台裝置上只有你能開啟。";
var device_aboutSeries = "現在能讀的話數，離線也能讀。內容會加密儲存在這台裝置。";
var device_save = "儲存";
var device_saving = "儲存中：{{done}} / {{parts}}";
var device_partial = "尚未完成：{{done}} / {{parts}}";
var device_resume = "繼續";
var device_until = "可離線閱讀至 {{date}}，連線時會自動延長";
var device_untilRental = "可離線閱讀至 {{date}} 閱讀期限結束";
var device_endsSoon = "即將到期：{{date}}";
var device_needsConnection = "請在 {{date}} 前連線一次以延長";
var device_ended = "已到期，並已從這台裝置移除。";
var device_remove = "移除";
var device_removeOne = "移除：{{title}}";
var device_removeAll = "全部移除";
var device_removeAllAsk = "要從這台裝置移除所有已儲存的話數嗎？";
var device_room = "已使用 {{size}}";
var device_roomKnown = "已使用 {{size}}，剩餘 {{free}}";
var device_noRoom = "裝置空間不足，請移除一些內容後再試。";
var device_lost = "連線中斷。已下載的部分會保留，連線後可繼續。";
var device_unsupported = "這個瀏覽器無法儲存。無痕視窗不會儲存任何內容。";
var device_failed = "沒有成功，請再試一次。";
var device_list = "查看這台裝置上的所有話數";
var device_emptyTitle = "還沒有儲存任何內容";
var device_emptyText = "開啟一話，在選單中選擇「儲存到這台裝置」。";
var device_guest = "登入後即可儲存租閱或擁有的話數。";
var device_endOthers = "從我的其他裝置移除";
var device_othersEnded = "其他裝置下次連線時會移除其中的話數。";
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
//# sourceMappingURL=chunk-OTADZXAK.js.map
