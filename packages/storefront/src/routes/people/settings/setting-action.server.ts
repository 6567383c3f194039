import { type ActionFunctionArgs, type AppLoadContext, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { preferenceCookie } from '../../../cookies/site-cookies.ts';
import { afterChange } from '../../../parts/account/change-notice.server.ts';
import { saveNickname } from '../../../parts/account/save-nickname.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { textField } from '../../../parts/form/field-schemas.ts';
import { withCallback } from '../../../parts/navigation/with-callback.ts';
import { THEME_CHOICES } from '../../../theme/theme-choice.ts';
import { type SwitchForm, SwitchSchema, saveSwitch } from './save-switch.server.ts';
import '../../../server/site-context.ts';

const Nickname = v.object({ change: v.literal('nickname'), nickname: textField('field.nicknameForm') });
const Email = v.object({
  change: v.literal('email'),
  requestId: v.string(),
  email: textField('field.emailRequired'),
});
const EmailCode = v.object({ change: v.literal('emailCode'), email: v.string(), code: textField('field.codeForm') });
const Confirm = v.object({ change: v.literal('confirm') });
const ConfirmCode = v.object({ change: v.literal('confirmCode'), code: textField('field.codeForm') });
const PushOn = v.object({ change: v.literal('pushOn'), endpoint: v.string(), p256dh: v.string(), auth: v.string() });
const PushOff = v.object({ change: v.literal('pushOff'), subscriptionId: v.string() });
const Cache = v.object({ change: v.literal('cache') });
const Theme = v.object({ change: v.literal('theme'), theme: v.picklist(THEME_CHOICES) });

const Fields = v.variant('change', [
  Nickname,
  Email,
  EmailCode,
  Confirm,
  ConfirmCode,
  PushOn,
  PushOff,
  Cache,
  Theme,
  SwitchSchema,
]);

/** Saves one setting. A guest has none but the theme and the app's cache, and is led to the log-in. */
export const action = defineAction(Fields, {
  block: 'mail',
  secrets: ['code'],
  fieldOf: {
    INVALID_EMAIL: 'email',
    INVALID_PARAMETER: 'code',
    EXPIRED_OTP: 'code',
    EXCEED_AUTH_COUNT: 'code',
    ALREADY_USED_EMAIL: 'code',
    DELETED_USER: 'code',
  },
  run: async (input, args): Promise<FormOutcome> => {
    const { context: site } = args;
    const page = site.client.channel === 'WEB' ? '/setting' : '/setting/app';
    // What the browser keeps of this site is cleared by the browser itself.
    if (input.change === 'cache') return { kind: 'done', to: afterChange('cache', page), clearsCache: true };
    if (input.change === 'theme') {
      // Such a name is for a site behind https alone.
      const isSecure = site.themeCookie.startsWith('__Host-');
      return { kind: 'done', to: page, cookie: preferenceCookie(site.themeCookie, input.theme, isSecure) };
    }
    if (site.user === null) throw redirect(withCallback('/user/login', page), 303);
    return save(input, args, page);
  },
});

type Input = Exclude<v.InferOutput<typeof Fields>, v.InferOutput<typeof Cache> | v.InferOutput<typeof Theme>>;

function save(
  input: Input,
  { context: site }: ActionFunctionArgs,
  page: '/setting' | '/setting/app',
): Promise<FormOutcome> {
  switch (input.change) {
    case 'nickname':
      return saveNickname(site, input.nickname, afterChange('nickname', page));
    case 'email':
      return mailChangeCode(site, input);
    case 'emailCode':
      return confirmEmail(site, input, afterChange('emailChanged', page));
    case 'confirm':
      return mailOwnCode(site);
    case 'confirmCode':
      return confirmEmail(
        site,
        { email: site.user?.email ?? '', code: input.code },
        afterChange('emailConfirmed', page),
      );
    case 'pushOn':
      return subscribeBrowser(site, input);
    case 'pushOff':
      return endBrowser(site, input.subscriptionId);
    case 'switch':
      return saveSwitch(site, input satisfies SwitchForm, page);
  }
}

/** What a browser says of its subscription. The page stays, and has its data loaded anew. */
async function subscribeBrowser(
  site: AppLoadContext,
  { endpoint, p256dh, auth }: v.InferOutput<typeof PushOn>,
): Promise<FormOutcome> {
  const reply = await site.api.subscribePush({ endpoint, keys: { p256dh, auth } });
  return reply.ok ? { kind: 'next', values: {} } : { kind: 'refused', code: reply.code };
}

async function endBrowser(site: AppLoadContext, subscriptionId: string): Promise<FormOutcome> {
  const reply = await site.api.endPush({ subscriptionId });
  return reply.ok ? { kind: 'next', values: {} } : { kind: 'refused', code: reply.code };
}

async function mailChangeCode(
  site: AppLoadContext,
  { email, requestId }: v.InferOutput<typeof Email>,
): Promise<FormOutcome> {
  const reply = await site.api.mailAddressChange({ email, requestId });
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  return { kind: 'next', values: { change: 'emailCode', email } };
}

async function mailOwnCode(site: AppLoadContext): Promise<FormOutcome> {
  const reply = await site.api.mailAddressConfirmation();
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  return { kind: 'next', values: { change: 'confirmCode' } };
}

/** Confirms the reader's own or new address. The session goes on under the new one (section 4 ends one under another). */
async function confirmEmail(
  site: AppLoadContext,
  { email, code }: { email: string; code: string },
  to: string,
): Promise<FormOutcome> {
  const reply = await site.api.verifyOtp({ email, otp: code });
  if (!reply.ok) return { kind: 'refused', code: reply.code };
  const refreshToken = await site.door.refreshToken();
  const renewed = refreshToken === null ? null : await site.api.refresh({ refreshToken });
  if (renewed?.ok) await site.door.replaceTokens(renewed.data, renewed.data.email);
  return { kind: 'done', to };
}
