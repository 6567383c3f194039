import { WAITS_FOR_APPROVAL } from '@longstrip/api-contract';
import { ClockIcon, WarningIcon } from '@longstrip/ui';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useText } from '../i18n/use-text.ts';
import { PATHS } from './paths.ts';

interface RefusalNoteProps {
  /** What an action answered; nothing is shown unless it is a refusal. */
  of: unknown;
  className?: string;
}

const isRefusal = (value: unknown): value is { code: string; sentence: string } =>
  typeof value === 'object' && value !== null && 'code' in value && 'sentence' in value;

/** Why the api refused, in the operator's language; announced at once. */
export function RefusalNote({ of, className = '' }: RefusalNoteProps) {
  const sentence = useRefusalSentence();
  if (!isRefusal(of)) return null;
  return (
    <p
      role="alert"
      className={`flex gap-2 rounded-card bg-fill px-3 py-2.5 text-13 text-negative shadow-[inset_3px_0_0_var(--negative)] ${className}`}
    >
      <WarningIcon size={16} className="mt-0.5" />
      <span>{sentence(of)}</span>
    </p>
  );
}

/**
 * The sentence of a refusal. The api's own is English and names more; other languages have one per code, and the api's if there is
 * none.
 */
export function useRefusalSentence(): (refusal: { code: string; sentence: string }) => string {
  const { t, i18n } = useTranslation();
  return ({ code, sentence }) => {
    const key = `refusals.${code}`;
    const own = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
    return i18n.exists(key) && (i18n.language !== 'en-US' || sentence === '') ? t(key) : own;
  };
}

/** The same for an act that may wait for a second operator: that is no failure. */
export function ActRefusal({ of }: { of: unknown }) {
  const text = useText();
  if (!isRefusal(of) || of.code !== WAITS_FOR_APPROVAL) return <RefusalNote of={of} />;
  const id = 'detail' in of && typeof of.detail === 'string' ? of.detail : '';
  return (
    <p role="status" className="flex gap-2 rounded-card bg-primary-soft px-3 py-2.5 text-13">
      <ClockIcon size={16} className="mt-0.5 text-primary-text" />
      <span>
        {text('requests.waits')}{' '}
        <Link to={`${PATHS.requests}#request-${id}`} className="text-link">
          {text('requests.number', { id })}
        </Link>
      </span>
    </p>
  );
}
