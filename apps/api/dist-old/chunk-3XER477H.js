import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ko-KR/device.json
var device_menu = "이 기기에 저장";
var device_title = "이 기기";
var device_about = "연결 없이도 볼 수 있어요. 암호화되어 이 기기에서는 나만 열 수 있어요.";
var device_aboutSeries = "지금 볼 수 있는 회차를 연결 없이 보세요. 이 기기에 암호화되어 저장돼요.";
var device_save = "저장";
var device_saving = "저장 중: {{done}} / {{parts}}";
var device_partial = "미완료: {{done}} / {{parts}}";
var device_resume = "이어서 저장";
var device_until = "{{date}}까지 오프라인으로 볼 수 있고, 온라인일 때 연장돼요";
var device_untilRental = "이용 기간이 끝나는 {{date}}까지 오프라인으로 볼 수 있어요";
var device_endsSoon = "곧 종료: {{date}}";
var device_needsConnection = "{{date}} 전에 한 번 온라인에 연결하면 연장돼요";
var device_ended = "기간이 끝나 이 기기에서 삭제되었어요.";
var device_remove = "삭제";
var device_removeOne = "삭제: {{title}}";
var device_removeAll = "모두 삭제";
var device_removeAllAsk = "저장한 회차를 이 기기에서 모두 삭제할까요?";
var device_room = "{{size}} 사용 중";
var device_roomKnown = "{{size}} 사용 중, {{free}} 남음";
var device_noRoom = "기기에 공간이 부족해요. 일부를 삭제하고 다시 시도해 주세요.";
var device_lost = "연결이 끊겼어요. 받은 부분은 남아 있으니 온라인일 때 이어서 저장하세요.";
var device_unsupported = "이 브라우저에서는 저장할 수 없어요. 시크릿 창에는 아무것도 저장되지 않아요.";
var device_failed = "저장하지 못했어요. 다시 시도해 주세요.";
var device_list = "이 기기의 모든 회차";
var device_emptyTitle = "아직 저장한 회차가 없어요";
var device_emptyText = "회차를 열고 메뉴에서 ‘이 기기에 저장’을 선택하세요.";
var device_guest = "대여하거나 소장한 회차를 저장하려면 로그인하세요.";
var device_endOthers = "다른 기기에서 삭제";
var device_othersEnded = "다른 기기는 다음에 온라인이 되면 회차를 삭제해요.";
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
//# sourceMappingURL=chunk-3XER477H.js.map
