import error from './error.ts';
import head from './head.ts';
import mail from './mail.ts';
import starting from './starting.ts';
import transfer from './transfer.ts';
import wait from './wait.ts';

/** What only servers look up in this language: no browser fetches it. */
export default { ...error, ...head, ...mail, ...starting, ...transfer, ...wait };
