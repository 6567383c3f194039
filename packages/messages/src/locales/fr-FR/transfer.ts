export default {
  'transfer.aboutText':
    '{{from}} ne vend plus d’épisodes ni de pièces, et on n’y lit plus rien. Ce site reste ouvert pour que vous puissiez transférer votre compte chez {{to}}, une boutique de la même maison. Il fermera après le dernier jour.',
  'transfer.aboutTitle': 'Ce que devient {{from}}',
  'transfer.checkText': 'Elle indique chaque pièce et chaque série : ce qui vous suit et ce qui reste.',
  'transfer.checkTitle': 'Parcourez la liste',
  'transfer.coinsText':
    'Un pour un et de même nature : pièces achetées, gratuites, bonus et points. Ce qui expire à une date donnée garde cette date.',
  'transfer.coinsTitle': 'Toutes vos pièces et tous vos points',
  'transfer.confirmText': 'Tout y est aussitôt, et vous reprenez chez {{to}} votre lecture là où vous l’aviez laissée.',
  'transfer.confirmTitle': 'Confirmez et connectez-vous chez {{to}}',
  'transfer.costAnswer': 'Non. Il est gratuit et rien n’est retenu.',
  'transfer.costQuestion': 'Le transfert est-il payant ?',
  'transfer.forgotAnswer':
    'Oui. Sur la page de connexion, vous pouvez en définir un nouveau avec votre adresse e-mail. Si vous vous êtes inscrit avec Google, Facebook ou Apple, il n’en faut pas.',
  'transfer.forgotQuestion': 'J’ai oublié mon mot de passe. Puis-je quand même transférer mon compte ?',
  'transfer.historyText':
    'Ce que vous avez lu et l’endroit où vous vous êtes arrêté, pour chaque série présente chez {{to}}.',
  'transfer.historyTitle': 'Votre historique',
  'transfer.kicker': 'À toutes les lectrices et tous les lecteurs de {{from}}',
  'transfer.languageAnswer':
    '{{to}} publie en {{language}}. Une série qui vous appartient s’y ouvre dans cette langue.',
  'transfer.languageQuestion': 'En quelle langue sont les séries ?',
  'transfer.lastDayLabel': 'Dernier jour pour le transfert',
  'transfer.lastDayText': 'D’ici là, votre compte reste ici tel qu’il est.',
  'transfer.lateAnswer':
    'Après le {{date}}, les comptes ne peuvent plus être transférés et ce qui s’y trouve encore prend fin avec le site. Pensez-y à temps.',
  'transfer.lateQuestion': 'Et si je manque le dernier jour ?',
  'transfer.lead':
    'La boutique ferme ici, votre collection continue chez {{to}} : pièces à l’identique, bibliothèque et historique compris.',
  'transfer.libraryText':
    'Les épisodes achetés ou loués s’ouvrent chez {{to}} dès lors que la série y existe. Vous ne payez rien deux fois.',
  'transfer.libraryTitle': 'Votre bibliothèque',
  'transfer.missingText': 'Avant de confirmer, vous les voyez toutes, titre par titre. Rien ne disparaît à votre insu.',
  'transfer.missingTitle': 'Les séries absentes chez {{to}}',
  'transfer.movesTitle': 'Ce qui vous suit',
  'transfer.onceAnswer':
    'Non, un compte se transfère une seule fois et en entier. Il est ensuite fermé ici ; en vous connectant, vous voyez ce qui a été transféré.',
  'transfer.onceQuestion': 'Puis-je transférer mon compte plusieurs fois ?',
  'transfer.passwordText': 'Chez {{to}}, vous vous connectez avec {{methods}}.',
  'transfer.passwordTitle': 'Votre mot de passe',
  'transfer.questionsTitle': 'Questions et réponses',
  'transfer.settingsText': 'Vous les choisissez à nouveau chez {{to}}.',
  'transfer.settingsTitle': 'Paramètres et notifications',
  'transfer.signInText': 'Avec votre compte {{from}}, comme d’habitude.',
  'transfer.signInTitle': 'Connectez-vous ici',
  'transfer.start': 'Commencer le transfert',
  'transfer.staysTitle': 'Ce qui reste ici',
  'transfer.stepsTitle': 'Comment se passe le transfert',
  'transfer.title': '{{from}} déménage chez {{to}}',
  'transfer.valueAnswer':
    'Non. Une pièce ici vaut une pièce chez {{to}}. Nombre, nature et date de fin restent les mêmes.',
  'transfer.valueQuestion': 'Mes pièces perdent-elles de leur valeur ?',
} as const;
