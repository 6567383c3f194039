import type { ReactNode } from 'react';

export interface StatePageProps {
  art: ReactNode;
  title: string;
  text?: string | undefined;
  /** One main button and at most one quiet one. */
  actions?: ReactNode;
  /** Small print, such as a request's number to name to support. */
  detail?: string | undefined;
  /** Spoken at once where it replaces something the reader was waiting for. */
  isAlert?: boolean;
  level?: 'h1' | 'h2';
}

/** A page or part of one that has something to say instead of content: what happened, and a way on. */
export function StatePage({ art, title, text, actions, detail, isAlert = false, level: Level = 'h1' }: StatePageProps) {
  return (
    <section role={isAlert ? 'alert' : undefined} className="px-6 pt-6 pb-6 text-center desk:pt-10">
      <div className="mx-auto mt-2 mb-5 w-full max-w-[300px]">{art}</div>
      <Level className="text-22">{title}</Level>
      {text && <p className="mx-auto mt-1.5 max-w-[34em] whitespace-pre-line text-balance text-fg-2">{text}</p>}
      {actions && <div className="mx-auto mt-5 grid w-full max-w-80 grid-cols-1 gap-2">{actions}</div>}
      {detail && <p className="figures mt-4 text-12 text-fg-3">{detail}</p>}
    </section>
  );
}
