import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/de-DE/device.json
var device_menu = "Auf diesem Gerät speichern";
var device_title = "Auf diesem Gerät";
var device_about = "Lies diese Folge ohne Verbindung. Sie ist verschlüsselt, und nur du kannst sie hier öffnen.";
var device_aboutSeries = "Lies ohne Verbindung, was du jetzt lesen kannst. Es ist auf diesem Gerät verschlüsselt.";
var device_save = "Speichern";
var device_saving = "Wird gespeichert: {{done}} von {{parts}}";
var device_partial = "Unvollständig: {{done}} von {{parts}}";
var device_resume = "Fortsetzen";
var device_until = "Offline lesbar bis {{date}}; wird online verlängert";
var device_untilRental = "Offline lesbar bis {{date}}, dem Ende deines Zugangs";
var device_endsSoon = "Endet bald: {{date}}";
var device_needsConnection = "Geh vor dem {{date}} einmal online, um es zu verlängern";
var device_ended = "Abgelaufen und von diesem Gerät entfernt.";
var device_remove = "Entfernen";
var device_removeOne = "Entfernen: {{title}}";
var device_removeAll = "Alle entfernen";
var device_removeAllAsk = "Alle gespeicherten Folgen von diesem Gerät entfernen?";
var device_room = "{{size}} belegt";
var device_roomKnown = "{{size}} belegt, {{free}} frei";
var device_noRoom = "Auf diesem Gerät ist nicht genug Platz. Entferne etwas und versuch es noch einmal.";
var device_lost = "Die Verbindung ist abgerissen. Was schon da ist, bleibt; setze online fort.";
var device_unsupported = "Dieser Browser kann keine Folgen speichern. In einem privaten Fenster wird nichts gespeichert.";
var device_failed = "Das hat nicht geklappt. Versuch es noch einmal.";
var device_list = "Alles auf diesem Gerät";
var device_emptyTitle = "Noch nichts gespeichert";
var device_emptyText = "Öffne eine Folge und wähle in ihrem Menü „Auf diesem Gerät speichern“.";
var device_guest = "Logge dich ein, um geliehene oder gekaufte Folgen zu speichern.";
var device_endOthers = "Von meinen anderen Geräten entfernen";
var device_othersEnded = "Deine anderen Geräte entfernen ihre Folgen, sobald sie wieder online sind.";
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
//# sourceMappingURL=chunk-DVNKSHJ6.js.map
