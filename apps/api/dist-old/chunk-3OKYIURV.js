import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ja-JP/device.json
var device_menu = "この端末に保存";
var device_title = "保存した話";
var device_about = "接続がなくても読めます。暗号化され、この端末ではあなただけが開けます。";
var device_aboutSeries = "今読める話を接続なしで読めます。この端末に暗号化して保存されます。";
var device_save = "保存する";
var device_saving = "保存中: {{done}} / {{parts}}";
var device_partial = "途中まで: {{done}} / {{parts}}";
var device_resume = "続ける";
var device_until = "{{date}}までオフラインで読めます。オンライン時に更新されます";
var device_untilRental = "{{date}}の閲覧期限までオフラインで読めます";
var device_endsSoon = "まもなく終了: {{date}}";
var device_needsConnection = "{{date}}までに一度オンラインにすると更新されます";
var device_ended = "期限が切れたため、この端末から削除されました。";
var device_remove = "削除";
var device_removeOne = "削除: {{title}}";
var device_removeAll = "すべて削除";
var device_removeAllAsk = "保存した話をすべてこの端末から削除しますか？";
var device_room = "使用量 {{size}}";
var device_roomKnown = "使用量 {{size}}、空き {{free}}";
var device_noRoom = "空き容量が足りません。何か削除してからお試しください。";
var device_lost = "接続が切れました。取得済みの分は残ります。オンラインになったら続けてください。";
var device_unsupported = "このブラウザでは保存できません。プライベートウィンドウでは何も保存されません。";
var device_failed = "うまくいきませんでした。もう一度お試しください。";
var device_list = "保存した話をすべて見る";
var device_emptyTitle = "まだ保存されていません";
var device_emptyText = "話を開き、メニューから「この端末に保存」を選んでください。";
var device_guest = "レンタル・購入した話を保存するにはログインしてください。";
var device_endOthers = "ほかの端末から削除";
var device_othersEnded = "ほかの端末は次にオンラインになったときに削除します。";
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
//# sourceMappingURL=chunk-3OKYIURV.js.map
