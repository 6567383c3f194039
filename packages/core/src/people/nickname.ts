import { isOneWriting } from '../shared/look-alikes.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';

const NICKNAME_MIN_CHARACTERS = 2;
const NICKNAME_MAX_CHARACTERS = 20;

/** Letters and marks of any script, digits; between them spaces, dots, hyphens and underscores. */
const NICKNAME_FORM = /^[\p{L}\p{M}\p{Nd}]+([ ._-][\p{L}\p{M}\p{Nd}]+)*$/u;

/**
 * Reads a nickname as a person types it: in one form for all keyboards, with single spaces. A mix of scripts that no
 * language uses is refused, because such a name could look exactly like another one.
 */
export function readNickname(text: string): Decision<string, 'INVALID_PARAMETER'> {
  const nickname = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const { length } = [...nickname];
  const hasLength = length >= NICKNAME_MIN_CHARACTERS && length <= NICKNAME_MAX_CHARACTERS;
  const hasForm = hasLength && NICKNAME_FORM.test(nickname) && isOneWriting(nickname);
  return hasForm ? grant(nickname) : refuse('INVALID_PARAMETER');
}
