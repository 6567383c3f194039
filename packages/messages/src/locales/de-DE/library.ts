import type { Translation } from '../../message-types.ts';
import type english from '../en-US/library.ts';

const library: Translation<typeof english> = {
  'library.tabs': 'Bereiche der Bibliothek',
  'library.tabMy': 'Meine Folgen',
  'library.tabFavorite': 'Favoriten',
  'library.tabRecent': 'Zuletzt',
  'library.sortCREATE': 'Neueste',
  'library.sortENDING': 'Endet bald',
  'library.owned': '{{amount}} gekauft',
  'library.new': '{{amount}} neu',
  'library.rentedLeft': 'Geliehen, {{left}}',
  'library.notBegun': 'Noch nicht begonnen',
  'library.hidden': '{{amount}} durch deine Einstellungen ausgeblendet',
  'library.end': 'Das ist alles.',
  'library.emptyMyTitle': 'Noch keine eigenen Folgen',
  'library.emptyMyText': 'Was du leihst oder kaufst, wartet hier auf dich.',
  'library.emptyFavoriteTitle': 'Noch keine Favoriten',
  'library.emptyFavoriteText': 'Tippe auf das Herz einer Serie, und du findest sie hier.',
  'library.emptyRecentTitle': 'Noch nichts gelesen',
  'library.emptyRecentText': 'Öffne eine Serie, auf welchem Gerät auch immer, und lies hier weiter.',
};

export default library;
