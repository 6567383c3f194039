import type { Translation } from '../../message-types.ts';
import type english from '../en-US/head.ts';

const head: Translation<typeof english> = {
  'head.action': 'Kämpfe, Verfolgungen, unerwartete Wendungen: Action-Comics und -Romane auf {{brand}} online lesen.',
  'head.bl': 'Liebe zwischen Männern, zärtlich oder stürmisch: BL-Comics und -Romane auf {{brand}} online lesen.',
  'head.creator': 'Comics und Romane von {{title}} online lesen auf {{brand}}.',
  'head.event': 'Stempelkarten, Codes, Auslosungen und Leselisten: die Aktionen von {{brand}} mit ihren Terminen.',
  'head.faq': 'Antworten auf das, was Leserinnen und Leser von {{brand}} am häufigsten fragen.',
  'head.free': 'Comics und Romane mit Gratis-Folgen auf {{brand}}: heute anfangen, ohne etwas zu bezahlen.',
  'head.home': 'Comics und Romane, jeden Tag neue Folgen. Lies die ersten gratis auf {{brand}}.',
  'head.mature': 'Comics und Romane für Erwachsene auf {{brand}}. Vor diesem Bereich wird das Alter bestätigt.',
  'head.notice': 'Neues von {{brand}}: Funktionen, Aktionen und Hinweise zum Dienst.',
  'head.pick':
    'Von der Redaktion von {{brand}} von Hand ausgesucht: der richtige Comic oder Roman für eine Stimmung, einen Abend, ein Wochenende.',
  'head.policy': '{{title}} von {{brand}} in der geltenden Fassung.',
  'head.ranking':
    'Was auf {{brand}} am meisten gelesen wird: Comics und Romane der letzten 24 Stunden, 7 und 30 Tage und aller Zeiten.',
  'head.romance':
    'Langsame Annäherung, zweite Chancen, gutes Ende: Liebescomics und Liebesromane auf {{brand}} online lesen.',
  'head.search': 'Comics und Romane auf {{brand}} nach Titel, Namen oder Tag finden.',
  'head.transfer':
    'Deine Coins, deine Bibliothek und dein Verlauf ziehen von {{from}} zu {{to}} um. Was mitkommt, was bleibt und bis wann.',
  'head.weekly':
    'Neue Folgen nach Wochentagen, von Montag bis Sonntag: welche Comics und Romane heute auf {{brand}} weitergehen.',
};
export default head;
