import { WarningIcon } from '@longstrip/ui';
import { useTranslation } from 'react-i18next';

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
