/** No server answers at the address, or it lets nobody in; the message is a sentence without the password. */
export class DatabaseUnreachable extends Error {}
