import { useEffect } from 'react';
import { loadDevice, useDeviceLibrary } from './device-library.ts';

/** What is on the device; it is read, and renewed, when the first part of a page shows it. */
export function useDevice() {
  const library = useDeviceLibrary();
  useEffect(() => {
    void loadDevice('now');
  }, []);
  return library;
}
