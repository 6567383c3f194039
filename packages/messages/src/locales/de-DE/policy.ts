import type { Translation } from '../../message-types.ts';
import type english from '../en-US/policy.ts';

const policy: Translation<typeof english> = {
  'policy.current': 'Zur geltenden Fassung',
  'policy.effective': 'Gültig seit {{date}}',
  'policy.emptyText': 'Der Betreiber hat diesen Text noch nicht veröffentlicht. Bitte sieh später noch einmal nach.',
  'policy.emptyTitle': 'Hier steht noch nichts',
  'policy.kindMARKETING': 'Werbenachrichten',
  'policy.kindPAYMENT': 'Zahlungsbedingungen',
  'policy.kindPRIVACY': 'Datenschutz',
  'policy.kindTERMS': 'Nutzungsbedingungen',
  'policy.kindYOUTH': 'Jugendschutz',
  'policy.more': 'Weitere Rechtstexte',
  'policy.otherLanguage': 'Diesen Text gibt es nur auf {{language}}.',
  'policy.past': 'Frühere Fassung, gültig ab {{date}}',
  'policy.version': 'Fassung {{version}} · {{date}}',
  'policy.versions': 'Alle Fassungen',
};

export default policy;
