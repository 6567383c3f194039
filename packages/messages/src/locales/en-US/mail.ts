/** Mails and text messages about an account. Subjects are short: phones show some 40 letters. */
export default {
  'mail.changeLead': 'Enter this code to use this address for your {{name}} account.',
  'mail.changeSubject': 'Confirm your new e-mail address',
  'mail.changedButton': 'Open the help page',
  'mail.changedCaution':
    'If that was not you, somebody else has been in your account: tell us at once through the help page.',
  'mail.changedFooter': '{{name}} sent this mail to the address that the account had before.',
  'mail.changedLead':
    'Your {{name}} account has a new e-mail address. From now on codes and links go there, and no longer to this one.',
  'mail.changedSubject': 'Your {{name}} e-mail address has changed',
  'mail.codeCaution': 'Keep the code to yourself. We never ask for it by phone or in a message.',
  'mail.codeValid': 'The code is valid for {{duration}}.',
  'mail.confirmLead': 'Enter this code at {{name}} to confirm your e-mail address.',
  'mail.confirmSubject': 'Confirm your e-mail address',
  'mail.footer': '{{name}} sent this mail because somebody entered this address there.',
  'mail.ignore': 'If that was not you, ignore this mail: nothing changes.',
  'mail.linkCaution': 'The link works once. Pass it on to nobody.',
  'mail.linkOtherwise': 'If the button does not work, open this address:',
  'mail.linkValid': 'The link is valid for {{duration}}.',
  'mail.phoneCode': '[{{name}}] {{code}} is your code, valid for {{duration}}. Keep it to yourself.',
  'mail.resetButton': 'Set a new password',
  'mail.resetLead': 'Somebody asked for a new password for your {{name}} account. If it was you, set it here.',
  'mail.resetSubject': 'Set a new password for {{name}}',
  'mail.signUpLead': 'Enter this code to go on with signing up at {{name}}.',
  'mail.signUpSubject': 'Your code for signing up at {{name}}',
  'mail.withdrawalLead': 'Enter this code if you want to delete your {{name}} account. Until then nothing is deleted.',
  'mail.withdrawalSubject': 'Confirm that you want to delete your {{name}} account',
} as const;
