import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/en-US/device.json
var device_menu = "Save to this device";
var device_title = "On this device";
var device_about = "Read this episode without a connection. It stays encrypted, and only you can open it here.";
var device_aboutSeries = "Read without a connection what you can read now. It stays encrypted on this device.";
var device_save = "Save";
var device_saving = "Saving: {{done}} of {{parts}}";
var device_partial = "Not complete: {{done}} of {{parts}}";
var device_resume = "Continue";
var device_until = "Readable offline until {{date}}; renewed when you are online";
var device_untilRental = "Readable offline until {{date}}, the end of your access";
var device_endsSoon = "Ends soon: {{date}}";
var device_needsConnection = "Go online once before {{date}} to renew it";
var device_ended = "Ended. It was removed from this device.";
var device_remove = "Remove";
var device_removeOne = "Remove: {{title}}";
var device_removeAll = "Remove all";
var device_removeAllAsk = "Remove every saved episode from this device?";
var device_room = "{{size}} used here";
var device_roomKnown = "{{size}} used here, {{free}} free";
var device_noRoom = "There is not enough room on this device. Remove something and try again.";
var device_lost = "The connection was lost. What has come stays; continue when you are online.";
var device_unsupported = "This browser cannot save episodes. In a private window nothing is saved.";
var device_failed = "That did not work. Please try again.";
var device_list = "Everything on this device";
var device_emptyTitle = "Nothing saved yet";
var device_emptyText = "Open an episode, then its menu, and choose “Save to this device”.";
var device_guest = "Log in to save episodes that you rent or own.";
var device_endOthers = "Remove from my other devices";
var device_othersEnded = "Your other devices remove their episodes when they are next online.";
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
//# sourceMappingURL=chunk-ZECFJVWU.js.map
