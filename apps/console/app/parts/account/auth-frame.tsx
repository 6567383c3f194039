import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Mark } from '../shell/mark.tsx';
import { PreferencePicker } from './preference-picker.tsx';

/** The frame of pages before the console itself: signing in, invitations, setting up a second factor. */
export function AuthFrame({ title, text: words, children }: { title: string; text?: string; children: ReactNode }) {
  const text = useText();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-backdrop px-4 py-10">
      <div className="flex items-center gap-2.5 text-16 font-heavy">
        <Mark /> {text('shell.product')}
      </div>
      <div className="w-full max-w-[26rem] rounded-sheet bg-surface p-6 shadow-[0_0_0_1px_var(--line),var(--shadow-lift)]">
        <h1 className="text-22">{title}</h1>
        {words !== undefined && <p className="mt-1.5 text-14 text-fg-2">{words}</p>}
        <div className="mt-5">{children}</div>
      </div>
      <PreferencePicker />
    </main>
  );
}
