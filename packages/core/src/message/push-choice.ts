import { ALARMS, type AlarmKind } from '../alarm/alarm-kinds.ts';

/** What a reader allows their devices to be told of (section 3, `agreePush`). */
export interface PushConsent {
  readonly isAgreePush: boolean;
  readonly isAgreePushContents: boolean;
  readonly isAgreePushFreetime: boolean;
  /** A consent of its own: without it nothing comes within the quiet hours. */
  readonly isAgreePushNight: boolean;
}

/** Whether a reader wants to be told of an alarm outside the site at all, whenever that is. */
export function wantsPush(kind: AlarmKind, consent: PushConsent): boolean {
  return consent.isAgreePush && consent[ALARMS[kind].pushSwitch];
}

/** Whether a reader may be told outside the site now; what may not is told when the quiet hours end. */
export function mayPushNow(consent: PushConsent, isQuiet: boolean): boolean {
  return consent.isAgreePush && (!isQuiet || consent.isAgreePushNight);
}
