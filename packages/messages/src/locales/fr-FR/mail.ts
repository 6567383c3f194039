import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mail.ts';

const mail: Translation<typeof english> = {
  'mail.changeLead': 'Saisissez ce code pour utiliser cette adresse avec votre compte {{name}}.',
  'mail.changeSubject': 'Confirmez votre nouvelle adresse e-mail',
  'mail.changedButton': 'Ouvrir l’aide',
  'mail.changedCaution':
    'Si ce n’était pas vous, quelqu’un d’autre a eu accès à votre compte : prévenez-nous tout de suite depuis la page d’aide.',
  'mail.changedFooter': '{{name}} a envoyé cet e-mail à l’ancienne adresse du compte.',
  'mail.changedLead':
    'Votre compte {{name}} a une nouvelle adresse e-mail. Les codes et les liens y sont envoyés désormais, et non plus ici.',
  'mail.changedSubject': 'Votre adresse e-mail {{name}} a changé',
  'mail.codeCaution': 'Gardez ce code pour vous. Nous ne vous le demanderons jamais par téléphone ni par message.',
  'mail.codeValid': 'Ce code est valable {{duration}}.',
  'mail.confirmLead': 'Saisissez ce code sur {{name}} pour confirmer votre adresse e-mail.',
  'mail.confirmSubject': 'Confirmez votre adresse e-mail',
  'mail.footer': '{{name}} vous a envoyé cet e-mail parce que cette adresse y a été saisie.',
  'mail.ignore': 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne changera.',
  'mail.linkCaution': 'Ce lien ne fonctionne qu’une fois. Ne le transmettez à personne.',
  'mail.linkOtherwise': 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  'mail.linkValid': 'Ce lien est valable {{duration}}.',
  'mail.phoneCode': '[{{name}}] Votre code est {{code}}, valable {{duration}}. Gardez-le pour vous.',
  'mail.resetButton': 'Choisir un nouveau mot de passe',
  'mail.resetLead':
    'Un nouveau mot de passe a été demandé pour votre compte {{name}}. Si c’était vous, choisissez-le ici.',
  'mail.resetSubject': 'Choisissez un nouveau mot de passe pour {{name}}',
  'mail.signUpLead': 'Saisissez ce code pour poursuivre votre inscription sur {{name}}.',
  'mail.signUpSubject': 'Votre code d’inscription à {{name}}',
  'mail.withdrawalLead':
    'Saisissez ce code si vous souhaitez supprimer votre compte {{name}}. D’ici là, rien n’est supprimé.',
  'mail.withdrawalSubject': 'Confirmez la suppression de votre compte {{name}}',
  'mail.answeredSubject': 'Nous avons répondu à votre demande',
  'mail.answeredLead': 'Votre demande à {{name}} a sa réponse. Lisez-la sur le site.',
  'mail.answeredButton': 'Lire la réponse',
  'mail.answeredFooter': '{{name}} vous a envoyé cet e-mail parce que vous y avez posé une question.',
  'mail.digestSubject': 'Du nouveau pour vous sur {{name}}',
  'mail.digestLead': 'Voici ce qui est nouveau pour vous :',
  'mail.digestMore': 'Autres messages : {{count}}',
  'mail.digestButton': 'Tout voir',
  'mail.digestFooter': '{{name}} a envoyé cet e-mail car vous acceptez les actualités par e-mail. Un par jour au plus.',
  'mail.digestUnsubscribe': 'Ne plus recevoir ces e-mails',
};

export default mail;
