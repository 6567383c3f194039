import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells a form's first submission from those that follow before its answer is there. The router would abort the first one and show
 * the answer to the second: a code that has just been used.
 * @param state the state of what sends the form: a navigation or a fetcher
 * @param reply changes with each answer
 * @param isRefused whether the reply is a refusal: what is then corrected may be sent while the page still loads its data again
 * @returns whether the submission that begins now is the only one
 */
export function useFirstSubmission(
  state: 'idle' | 'submitting' | 'loading',
  reply: unknown,
  isRefused: boolean,
): () => boolean {
  const isSubmitting = useRef(false);
  const { key } = useLocation();
  // A fast answer may come without the states between; it has a new reply or a new address.
  useEffect(() => {
    if (state === 'idle') isSubmitting.current = false;
  }, [state, reply, key]);
  const latest = useRef(reply);
  useEffect(() => {
    if (reply !== latest.current && isRefused) isSubmitting.current = false;
    latest.current = reply;
  }, [reply, isRefused]);
  useEffect(() => {
    // The browser has brought the page back from its cache, such as after a check-out.
    const release = () => {
      isSubmitting.current = false;
    };
    addEventListener('pageshow', release);
    return () => removeEventListener('pageshow', release);
  }, []);
  return useCallback(() => {
    if (isSubmitting.current) return false;
    isSubmitting.current = true;
    return true;
  }, []);
}
