import account from './account.json' with { type: 'json' };
import readers from './readers.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import store from './store.json' with { type: 'json' };
import values from './values.json' with { type: 'json' };
import window from './window.json' with { type: 'json' };

/** Korean, with the keys of English. */
export default { ...account, ...readers, ...shell, ...store, ...values, ...window };
