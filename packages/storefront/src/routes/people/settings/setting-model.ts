import type { AgreePush } from '@longstrip/api-contract';
import type { AccountPage } from '../../../parts/account/account.server.ts';
import type { CompanyModel } from '../../../parts/shell/company.server.ts';

/** What a reader may change about their account. */
export interface Settings {
  nickname: string;
  email: string | null;
  /** Sign-up by e-mail and a change of the address prove that it is the reader's; other sign-in methods may not. */
  isEmailConfirmed: boolean;
  /** A guest of an iPhone: no nickname, no address, and no log-in that would lead back to what they have (D1). */
  isAppleGuest: boolean;
  /** Whether the account has a password of ours. */
  hasPassword: boolean;
  /** Null on a platform without adult works. */
  showsAdult: boolean | null;
  /** Null where there is no such switch (D36). */
  showsBl: boolean | null;
  isAgreeMail: boolean;
}

/** What a browser needs to subscribe to push messages. */
export interface PushOffer {
  publicKey: string;
  /** The subscriptions of the reader's browsers. */
  subscriptionIds: readonly string[];
}

/** Push messages on the web. */
export interface WebPush {
  consent: AgreePush;
  offer: PushOffer;
}

/** What only the native app has. */
export interface AppSettings {
  /** Null for a guest. */
  push: AgreePush | null;
  /** The version of the site; the app itself tells its own. */
  version: string;
  company: CompanyModel;
}

/** The settings whose form the address can open. */
export const SETTING_EDITS = ['nickname', 'email'] as const;
type SettingEdit = (typeof SETTING_EDITS)[number];

/** What the settings show. */
export interface SettingPage extends AccountPage {
  /** Null for a guest. */
  settings: Settings | null;
  /** Null for a guest, in the native app, and where the store sends no push messages. */
  webPush: WebPush | null;
  /** Null on the web. */
  app: AppSettings | null;
  /** What has just been changed. */
  notice: string | null;
  edit: SettingEdit | null;
  codeDigits: number;
  requestId: string;
}

/** The switches of the settings, as their forms name them. */
export const SWITCH_NAMES = ['adult', 'bl', 'mail', 'push', 'pushContents', 'pushFreetime', 'pushNight'] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];
