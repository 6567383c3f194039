import type { AdminRefusal } from './refused-change.ts';

/** The body of an answer to an operator's request that succeeded. */
export function success(data: unknown) {
  return { result: 'SUCCESS', data };
}

/** The body of an answer to one that is refused. */
export function refusalBody({ code, sentence }: AdminRefusal) {
  return { result: 'ERROR', error: { code, message: sentence, detail: '' } };
}
