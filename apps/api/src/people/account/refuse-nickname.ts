import { refuseWithNotes } from '../../http/endpoint.ts';

/** A nickname that cannot be had, with what is wrong with it (D27). */
export function refuseNickname(text: 'field.nicknameForm' | 'field.nicknameTaken') {
  return refuseWithNotes('INVALID_PARAMETER', { text });
}
