import { withCallback } from '../navigation/with-callback.ts';
import type { AgeCheck } from './age-check-model.ts';

/** The address of the age check, to which all its forms are sent too. */
export function ageCheckAddress({ callback }: Pick<AgeCheck, 'callback'>): string {
  return withCallback('/user/adult', callback);
}
