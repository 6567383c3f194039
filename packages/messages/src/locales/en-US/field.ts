/** What is wrong with what was entered. */
export default {
  'field.emailRequired': 'Please enter your e-mail address.',
  'field.idRequired': 'Please enter your e-mail address or phone number.',
  'field.passwordRequired': 'Please enter your password.',
  'field.passwordDiffers': 'The two passwords differ.',
  'field.codeForm': 'Please enter all digits of the code.',
  'field.agreementRequired': 'Please tick this to go on.',
  'field.nicknameForm': 'Please use 2 to 20 letters or digits.',
  'field.nicknameTaken': 'This nickname is taken. Please choose another.',
  'field.phoneRequired': 'Please enter your phone number.',
  'field.phoneForm': 'Please check the phone number.',
  'field.show': 'Show',
  'field.hide': 'Hide',
};
