import account from './account.json' with { type: 'json' };
import desk from './desk.json' with { type: 'json' };
import numbers from './numbers.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import readers from './readers.json' with { type: 'json' };
import schedule from './schedule.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import store from './store.json' with { type: 'json' };
import uploads from './uploads.json' with { type: 'json' };
import values from './values.json' with { type: 'json' };
import window from './window.json' with { type: 'json' };

/** Korean, with the keys of English. */
export default {
  ...account,
  ...desk,
  ...numbers,
  ...offers,
  ...readers,
  ...schedule,
  ...shell,
  ...store,
  ...uploads,
  ...values,
  ...window,
};
