import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/fr-FR/device.json
var device_menu = "Enregistrer sur cet appareil";
var device_title = "Sur cet appareil";
var device_about = "Lisez cet épisode sans connexion. Il est chiffré, et vous seul pouvez l’ouvrir ici.";
var device_aboutSeries = "Lisez sans connexion ce que vous pouvez lire maintenant. Tout est chiffré sur cet appareil.";
var device_save = "Enregistrer";
var device_saving = "Enregistrement : {{done}} sur {{parts}}";
var device_partial = "Incomplet : {{done}} sur {{parts}}";
var device_resume = "Continuer";
var device_until = "Lisible hors ligne jusqu’au {{date}} ; prolongé quand vous êtes en ligne";
var device_untilRental = "Lisible hors ligne jusqu’au {{date}}, fin de votre accès";
var device_endsSoon = "Bientôt terminé : {{date}}";
var device_needsConnection = "Connectez-vous une fois avant le {{date}} pour le prolonger";
var device_ended = "Terminé, et supprimé de cet appareil.";
var device_remove = "Supprimer";
var device_removeOne = "Supprimer : {{title}}";
var device_removeAll = "Tout supprimer";
var device_removeAllAsk = "Supprimer tous les épisodes enregistrés sur cet appareil ?";
var device_room = "{{size}} utilisés";
var device_roomKnown = "{{size}} utilisés, {{free}} libres";
var device_noRoom = "Il n’y a pas assez de place sur cet appareil. Supprimez quelque chose et réessayez.";
var device_lost = "La connexion a été perdue. Ce qui est arrivé reste ; continuez une fois en ligne.";
var device_unsupported = "Ce navigateur ne peut pas enregistrer d’épisodes. Rien n’est enregistré en navigation privée.";
var device_failed = "Cela n’a pas fonctionné. Veuillez réessayer.";
var device_list = "Tout ce qui est sur cet appareil";
var device_emptyTitle = "Rien d’enregistré pour l’instant";
var device_emptyText = "Ouvrez un épisode, puis son menu, et choisissez « Enregistrer sur cet appareil ».";
var device_guest = "Connectez-vous pour enregistrer les épisodes que vous louez ou possédez.";
var device_endOthers = "Supprimer de mes autres appareils";
var device_othersEnded = "Vos autres appareils supprimeront leurs épisodes à leur prochaine connexion.";
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
//# sourceMappingURL=chunk-V6VJIRKM.js.map
