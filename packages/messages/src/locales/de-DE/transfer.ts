export default {
  'transfer.aboutText':
    '{{from}} verkauft keine Folgen und keine Coins mehr, und gelesen wird hier auch nichts mehr. Diese Seite bleibt geöffnet, damit du mit deinem Konto zu {{to}} umziehen kannst, einem Shop aus demselben Haus. Nach dem letzten Tag schließt sie.',
  'transfer.aboutTitle': 'Was mit {{from}} passiert',
  'transfer.checkText': 'Sie nennt jeden Coin und jede Serie: was mitkommt und was nicht.',
  'transfer.checkTitle': 'Die Liste durchsehen',
  'transfer.coinsText':
    'Eins zu eins und in derselben Art: gekaufte Coins, Gratis-Coins, Bonus-Coins und Punkte. Was an einem bestimmten Tag verfällt, behält diesen Tag.',
  'transfer.coinsTitle': 'Alle Coins und Punkte',
  'transfer.confirmText': 'Alles ist sofort da, und du liest bei {{to}} dort weiter, wo du aufgehört hast.',
  'transfer.confirmTitle': 'Bestätigen und bei {{to}} anmelden',
  'transfer.costAnswer': 'Nein. Er ist kostenlos, und es wird nichts abgezogen.',
  'transfer.costQuestion': 'Kostet der Umzug etwas?',
  'transfer.forgotAnswer':
    'Ja. Auf der Anmeldeseite kannst du mit deiner E-Mail-Adresse ein neues festlegen. Hast du dich mit Google, Facebook oder Apple registriert, brauchst du keins.',
  'transfer.forgotQuestion': 'Ich habe mein Passwort vergessen. Kann ich trotzdem umziehen?',
  'transfer.historyText':
    'Was du gelesen hast und wo du stehen geblieben bist, für jede Serie, die es bei {{to}} gibt.',
  'transfer.historyTitle': 'Dein Verlauf',
  'transfer.kicker': 'An alle Leserinnen und Leser von {{from}}',
  'transfer.languageAnswer':
    '{{to}} erscheint auf {{language}}. Eine Serie, die dir gehört, öffnet sich dort in dieser Sprache.',
  'transfer.languageQuestion': 'In welcher Sprache sind die Serien?',
  'transfer.lastDayLabel': 'Letzter Tag für den Umzug',
  'transfer.lastDayText': 'Bis dahin bleibt dein Konto hier, wie es ist.',
  'transfer.lateAnswer':
    'Nach dem {{date}} können Konten nicht mehr umziehen, und was noch darauf ist, endet mit der Seite. Bitte zieh rechtzeitig um.',
  'transfer.lateQuestion': 'Was, wenn ich den letzten Tag verpasse?',
  'transfer.lead':
    'Der Shop schließt hier, deine Sammlung geht bei {{to}} weiter: Coins eins zu eins, Bibliothek und Verlauf inklusive.',
  'transfer.libraryText':
    'Gekaufte und geliehene Folgen öffnen sich bei {{to}}, sofern es die Serie dort gibt. Du bezahlst nichts doppelt.',
  'transfer.libraryTitle': 'Deine Bibliothek',
  'transfer.missingText': 'Vor der Bestätigung siehst du jede davon mit Namen. Nichts verschwindet unbemerkt.',
  'transfer.missingTitle': 'Serien, die es bei {{to}} nicht gibt',
  'transfer.movesTitle': 'Was mitkommt',
  'transfer.onceAnswer':
    'Nein, ein Konto zieht einmal und als Ganzes um. Danach ist es hier geschlossen, und wenn du dich anmeldest, siehst du, was umgezogen ist.',
  'transfer.onceQuestion': 'Kann ich mehrmals umziehen?',
  'transfer.passwordText': 'Bei {{to}} meldest du dich mit {{methods}} an.',
  'transfer.passwordTitle': 'Dein Passwort',
  'transfer.questionsTitle': 'Fragen und Antworten',
  'transfer.settingsText': 'Die wählst du bei {{to}} neu.',
  'transfer.settingsTitle': 'Einstellungen und Benachrichtigungen',
  'transfer.signInText': 'Mit deinem Konto bei {{from}}, so wie bisher.',
  'transfer.signInTitle': 'Hier anmelden',
  'transfer.start': 'Umzug starten',
  'transfer.staysTitle': 'Was zurückbleibt',
  'transfer.stepsTitle': 'So läuft der Umzug ab',
  'transfer.title': '{{from}} zieht um zu {{to}}',
  'transfer.valueAnswer': 'Nein. Ein Coin hier ist ein Coin bei {{to}}. Anzahl, Art und Ablaufdatum bleiben gleich.',
  'transfer.valueQuestion': 'Verlieren meine Coins an Wert?',
} as const;
