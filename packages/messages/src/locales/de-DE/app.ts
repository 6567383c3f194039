import type { Translation } from '../../message-types.ts';
import type english from '../en-US/app.ts';

const app: Translation<typeof english> = {
  'app.problemLANGUAGE': 'Die Sprache kann nicht geladen werden.',
  'app.problemVERSION': 'Die Version kann nicht geladen werden.',
  'app.problemUSER_INFO': 'Die Benutzerdaten können nicht geladen werden.',
  'app.problemPURCHASE': 'Der Kauf ist fehlgeschlagen.',
  'app.problemPRODUCT': 'Produkt nicht gefunden.',
  'app.retry': 'Noch einmal',
  'app.pending': 'Der Kauf steht noch aus.',
  'app.problemCERTIFICATE': 'Nicht vertrauenswürdiges Zertifikat.',
  'app.problemSTORAGE': 'Zugriff auf den Speicher erforderlich.',
  'app.pendingText':
    'Deine Coins kommen von selbst, sobald der Store den Kauf bestätigt. Du kannst diese Seite schließen.',
  'app.inStore': 'Bezahle im Fenster des Stores',
  'app.inStoreText': 'Es öffnet sich von selbst. Deine Coins kommen, sobald der Store die Zahlung bestätigt.',
  'app.notCharged': 'Falls der Store trotzdem abgebucht hat, kommen deine Coins von selbst.',
  'app.productText': 'Dieses Paket wird in dieser App zurzeit nicht verkauft.',
  'app.storageText':
    'Erlaube dieser App in den Einstellungen deines Telefons den Speicher und versuche es noch einmal.',
  'app.versionOf': 'App-Version {{version}}',
};

export default app;
