/**
 * There is no database to be had: no server answers at the address or it lets nobody in, or the directory holds none that
 * can be opened. The message is a sentence without the password.
 */
export class DatabaseUnreachable extends Error {}
