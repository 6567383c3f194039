import { Button } from '@longstrip/ui';
import { usePageText } from '../../i18n/page-texts.tsx';
import { useSite } from '../../root/site-data.ts';

/** Logs out and loads the home page as a new document, so that nothing of the reader stays in the browser's memory. */
export function LogOutForm({ csrfToken }: { csrfToken: string }) {
  const text = usePageText();
  const { home } = useSite();
  return (
    <form method="post" action="/api/auth/signout">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value={home} />
      <Button type="submit" look="outlined">
        {text('account.logOut')}
      </Button>
    </form>
  );
}
