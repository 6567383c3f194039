import type { Translation } from '../../message-types.ts';
import type english from '../en-US/app.ts';

const app: Translation<typeof english> = {
  'app.problemLANGUAGE': 'Impossible de charger la langue.',
  'app.problemVERSION': 'Impossible de charger la version.',
  'app.problemUSER_INFO': 'Impossible de charger les informations de l’utilisateur.',
  'app.problemPURCHASE': 'L’achat a échoué.',
  'app.problemPRODUCT': 'Produit introuvable.',
  'app.retry': 'Réessayer',
  'app.pending': 'Achat en attente.',
  'app.problemCERTIFICATE': 'Certificat non approuvé.',
  'app.problemSTORAGE': 'Autorisation de stockage requise.',
  'app.pendingText':
    'Vos pièces arriveront d’elles-mêmes dès que la boutique aura confirmé. Vous pouvez fermer cette page.',
  'app.inStore': 'Terminez le paiement dans la fenêtre de la boutique',
  'app.inStoreText': 'Elle s’ouvre d’elle-même. Vos pièces arrivent dès que la boutique confirme le paiement.',
  'app.notCharged': 'Si la boutique vous a tout de même débité, vos pièces arriveront d’elles-mêmes.',
  'app.productText': 'Ce lot n’est pas vendu dans cette application pour le moment.',
  'app.storageText': 'Autorisez le stockage pour cette application dans les réglages du téléphone, puis réessayez.',
  'app.versionOf': 'Version de l’application : {{version}}',
};

export default app;
