import { type BoundedList, createBoundedList } from '../bounded-list.ts';
import { createFaultSwitch, type FaultSwitch } from '../delivery-faults.ts';

export interface TextMessage {
  id: string;
  from: string;
  to: string;
  text: string;
  createdAtMs: number;
}

export const TEXT_FAULTS = {
  none: 'Take every message',
  fault: 'Fail with 500',
  busy: 'Refuse for now (429)',
  late: 'Answer late',
  'no-answer': 'Do not answer',
} as const;
export type TextFault = keyof typeof TEXT_FAULTS;
export const isTextFault = (text: string): text is TextFault => Object.hasOwn(TEXT_FAULTS, text);

/** The newest 500 text messages. */
export interface TextMessages {
  readonly messages: BoundedList<TextMessage>;
  readonly faults: FaultSwitch<TextFault>;
}

const MESSAGES_MOST = 500;

export function createTextMessages(): TextMessages {
  return { messages: createBoundedList<TextMessage>(MESSAGES_MOST), faults: createFaultSwitch<TextFault>('none') };
}

/** The messages to a number, newest first; all without one. Only digits count: a "+" in a query arrives as a blank. */
export function messagesFor({ messages }: TextMessages, to: string | undefined): readonly TextMessage[] {
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  return messages.all().filter((message) => to === undefined || digits(message.to) === digits(to));
}
