import { useText } from '../i18n/use-text.ts';

/** A line at the top while a page loads. */
export function PageProgress({ isBusy }: { isBusy: boolean }) {
  const text = useText();
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      {isBusy && (
        <>
          <span className="sr-only">{text('shell.loading')}</span>
          <span className="block h-full animate-advance bg-primary" />
        </>
      )}
    </div>
  );
}
