import manifest from '../package.json' with { type: 'json' };

/** Version of the api, as its package says. */
export const API_VERSION: string = manifest.version;
