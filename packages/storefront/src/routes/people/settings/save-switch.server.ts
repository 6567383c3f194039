import type { PushChange } from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import * as v from 'valibot';
import type { FormOutcome } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/with-callback.ts';
import { SWITCH_NAMES } from './switch-names.ts';
import '../../../server/site-context.ts';

/** What a switch sends. */
export const SwitchSchema = v.object({
  change: v.literal('switch'),
  name: v.picklist(SWITCH_NAMES),
  to: v.picklist(['on', 'off']),
  /** The page stays and has only its data loaded anew: it was sent by script. */
  stays: v.optional(v.string()),
});
export type SwitchForm = v.InferOutput<typeof SwitchSchema>;

/**
 * Saves a switch. A refused adult or BL switch returns without a word and is logged alone (D27), but who has not shown to
 * be an adult is led to the check of ages (D24).
 */
export async function saveSwitch(
  site: AppLoadContext,
  { name, to, stays }: SwitchForm,
  page: '/setting' | '/setting/app',
): Promise<FormOutcome> {
  const code = await saved(site, name, to === 'on');
  if (code === 'UNAUTHORIZED_ADULT') return { kind: 'done', to: withCallback('/user/adult', page) };
  const isSilent = name === 'adult' || name === 'bl';
  if (code !== null && !isSilent) return { kind: 'refused', code };
  if (code !== null) site.logger.warn({ requestId: site.requestId, name, code }, 'a switch was refused');
  return stays === undefined ? { kind: 'done', to: page } : { kind: 'next', values: {} };
}

/** The refusal; null where it is saved. */
async function saved(site: AppLoadContext, name: SwitchForm['name'], isOn: boolean): Promise<RefusalCode | null> {
  if (name === 'adult') return codeOf(await site.api.toggleAdult({ value: isOn }));
  if (name === 'bl') return codeOf(await site.api.toggleBl({ value: isOn }));
  if (name !== 'mail') return codeOf(await site.api.changePush(pushChange(name, isOn)));
  const refreshToken = (await site.door.refreshToken()) ?? '';
  const reply = await site.api.changeUser({ action: 'MAIL', agreeMailRequest: { isAgreeMail: isOn }, refreshToken });
  if (reply.ok) await site.door.replaceTokens(reply.data.authResponse);
  return codeOf(reply);
}

function codeOf(reply: { ok: true } | { ok: false; code: RefusalCode }): RefusalCode | null {
  return reply.ok ? null : reply.code;
}

function pushChange(name: Exclude<SwitchForm['name'], 'adult' | 'bl' | 'mail'>, isOn: boolean): PushChange {
  switch (name) {
    case 'push':
      return { isAgreePush: isOn };
    case 'pushContents':
      return { isAgreePushContents: isOn };
    case 'pushFreetime':
      return { isAgreePushFreetime: isOn };
    case 'pushNight':
      return { isAgreePushNight: isOn };
  }
}
