import type { Translation } from '../../message-types.ts';
import type english from '../en-US/transfer-apply.ts';

const transferApply: Translation<typeof english> = {
  'transferApply.check': 'Noch einmal nachsehen',
  'transferApply.coinsTitle': 'Coins und Punkte',
  'transferApply.confirmTitle': 'Das zieht um',
  'transferApply.debt': 'Coins, die du schuldest, ziehen mit um: {{count}}',
  'transferApply.doneTitle': 'Dein Konto ist umgezogen',
  'transferApply.ends': 'enden am {{date}}',
  'transferApply.from': 'Von {{name}}',
  'transferApply.kindBONUS': 'Bonus-Coins',
  'transferApply.kindCOIN': 'Coins',
  'transferApply.kindFREE_COIN': 'Gratis-Coins',
  'transferApply.kindMILEAGE': 'Punkte',
  'transferApply.move': 'Zu {{name}} umziehen',
  'transferApply.newButton': 'Dieses Konto anlegen',
  'transferApply.newText':
    'Zu dieser Anmeldung gibt es bei {{to}} noch kein Konto. Wähle einen Spitznamen, dann wird es für dich angelegt.',
  'transferApply.newTitle': 'Fast geschafft',
  'transferApply.noCoins': 'Keine Coins und keine Punkte',
  'transferApply.oldButton': 'Bei {{from}} anmelden',
  'transferApply.oldText': 'Melde dich zuerst bei {{from}} an, mit dem Konto, das umziehen soll.',
  'transferApply.oldTitle': 'Melde dich mit deinem alten Konto an',
  'transferApply.once': 'Mir ist klar, dass das nur einmal geht.',
  'transferApply.open': '{{to}} öffnen',
  'transferApply.openText':
    'Damit bist du bei {{to}} angemeldet. Der Link gilt 10 Minuten; danach meldest du dich dort wie gewohnt an.',
  'transferApply.other': 'Anderes Konto verwenden',
  'transferApply.places': 'Lesestellen: {{count}}',
  'transferApply.series': '{{moving}} von {{all}} Serien',
  'transferApply.seriesTitle': 'Bibliothek',
  'transferApply.statusText': 'Du kannst diese Seite schließen. Der Umzug läuft von selbst weiter.',
  'transferApply.statusTitle': 'Dein Konto zieht um',
  'transferApply.stays': 'Diese gibt es bei {{to}} nicht, sie bleiben zurück:',
  'transferApply.step': '{{step}} von 3',
  'transferApply.stepCoins': 'Coins und Punkte',
  'transferApply.stepConfirmed': 'Bestätigt',
  'transferApply.stepDone': 'Fertig',
  'transferApply.stepLibrary': 'Bibliothek',
  'transferApply.targetText':
    'Wähle, wie du dich bei {{to}} anmeldest. Hast du dort noch kein Konto, wird es unterwegs angelegt.',
  'transferApply.targetTitle': 'Wohin soll es gehen?',
  'transferApply.title': 'Konto umziehen',
  'transferApply.wrongDeleted': 'Dieses Konto bei {{to}} wurde vor Kurzem gelöscht. Bitte verwende ein anderes.',
  'transferApply.wrongOtherWay':
    'Deine E-Mail-Adresse gehört bei {{to}} zu einer anderen Art der Anmeldung. Bitte wähle diese.',
  'transferApply.wrongOver': 'Der letzte Tag für den Umzug ist vorbei. Konten können nicht mehr umziehen.',
  'transferApply.wrongTitle': 'Dieses Konto kann nicht verwendet werden',
  'transferApply.wrongUnknown': 'Ein Konto mit diesen Angaben gibt es nicht mehr. Bitte verwende ein anderes.',
};

export default transferApply;
