import account from './account.json' with { type: 'json' };
import desk from './desk.json' with { type: 'json' };
import readers from './readers.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import store from './store.json' with { type: 'json' };
import values from './values.json' with { type: 'json' };

/** English, the source of the other languages. */
export default { ...account, ...desk, ...readers, ...shell, ...store, ...values };
