import type { Translation } from '../../message-types.ts';
import type english from '../en-US/company.ts';

const company: Translation<typeof english> = {
  'company.title': 'Mentions légales',
  'company.name': 'Société',
  'company.representative': 'Responsable',
  'company.address': 'Adresse',
  'company.email': 'Adresse e-mail',
  'company.phone': 'Téléphone',
  'company.kindREGISTER': 'Immatriculation',
  'company.kindVAT': 'Numéro de TVA',
  'company.kindBUSINESS': 'Numéro d’entreprise',
  'company.prices': 'Prix',
  'company.pricesText': 'Affichés toutes taxes comprises à côté de chaque lot.',
  'company.payment': 'Paiement',
  'company.paymentText': 'À la commande, par les moyens de la page de paiement.',
  'company.delivery': 'Livraison',
  'company.deliveryText': 'Les pièces arrivent dès que le paiement est confirmé.',
  'company.returns': 'Remboursement',
  'company.returnsText': 'Sous {{days}} jours, tant que rien n’en est utilisé.',
};

export default company;
