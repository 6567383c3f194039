import { PLATFORMS } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { readPlatformFiles } from './platform-files.mjs';

test('the sites are known before anything is installed, exactly as platform-config has them', () => {
  expect(readPlatformFiles()).toEqual(PLATFORMS.map(({ id, app, portOffset }) => ({ id, app, portOffset })));
});
