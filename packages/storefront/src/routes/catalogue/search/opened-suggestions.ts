/** Loaded when a reader types: the list under the field. */
export { SuggestionList as default } from '@longstrip/ui';
