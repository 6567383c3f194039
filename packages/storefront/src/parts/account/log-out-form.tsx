import { Button } from '@longstrip/ui';
import { usePageText } from '../../i18n/page-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { FormAlert } from '../form/site-form.tsx';
import { useOfflineHold } from '../form/use-offline-hold.ts';
import { recentSearchStore } from '../reading/recent-search-store.ts';

/** Logs out and loads the home page as a new document, so that nothing of the reader stays in the browser's memory. Their searches leave too. */
export function LogOutForm({ csrfToken }: { csrfToken: string }) {
  const text = usePageText();
  const siteText = useText();
  const { home, platformId, readerKey } = useSite();
  const { isHeld, onSubmit } = useOfflineHold();
  return (
    <form
      method="post"
      action="/api/auth/signout"
      onSubmit={(event) => {
        onSubmit(event);
        if (!event.defaultPrevented) recentSearchStore(platformId, readerKey).clear();
      }}
    >
      {isHeld && <FormAlert text={siteText('page.offlineText')} />}
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value={home} />
      <Button type="submit" look="outlined">
        {text('account.logOut')}
      </Button>
    </form>
  );
}
