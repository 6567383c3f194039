import { readNickname } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { FormOutcome } from '../form/define-action.server.ts';
import '../../server/site-context.ts';

/** Gives the reader a nickname; what is wrong with it is said at the field `nickname`. */
export async function saveNickname(site: AppLoadContext, nickname: string, to: string): Promise<FormOutcome> {
  if (nickname === site.user?.nickname) return { kind: 'done', to };
  const refreshToken = (await site.door.refreshToken()) ?? '';
  const reply = await site.api.changeUser({ action: 'PROFILE', profileRequest: { nickname }, refreshToken });
  if (!reply.ok && reply.code === 'INVALID_PARAMETER') {
    return {
      kind: 'wrong',
      fields: { nickname: readNickname(nickname).ok ? 'field.nicknameTaken' : 'field.nicknameForm' },
    };
  }
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  await site.door.replaceTokens(reply.data.authResponse);
  return { kind: 'done', to };
}
