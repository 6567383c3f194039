import manifest from '../package.json' with { type: 'json' };

/** The version of the api, from its package. */
export const API_VERSION: string = manifest.version;
