import { XML_LIMITS } from '../limits.ts';
import { RefusedInput } from '../refused-input.ts';
import { resolveReference } from '../source/container-path.ts';
import { attributeOf, findElement, findElements } from '../text/markup-tree.ts';
import { readXml } from '../text/xml-document.ts';
import type { EpubFiles } from './epub-files.ts';

const ENCRYPTION_PATH = 'META-INF/encryption.xml';

/** These only obfuscate fonts, which are not read anyway. */
const FONT_OBFUSCATIONS = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

/**
 * Refuses an EPUB whose content is encrypted (DRM). Obfuscated fonts do not count.
 *
 * @throws RefusedInput EPUB_ENCRYPTED
 */
export async function refuseEncrypted(files: EpubFiles): Promise<void> {
  const bytes = await files.read(ENCRYPTION_PATH, XML_LIMITS);
  if (bytes === null) return;
  const { root } = readXml(bytes, ENCRYPTION_PATH);
  for (const data of findElements(root, 'EncryptedData')) {
    const method = findElement(data, 'EncryptionMethod');
    const algorithm = method === null ? '' : (attributeOf(method, 'Algorithm') ?? '');
    if (FONT_OBFUSCATIONS.includes(algorithm)) continue;
    const reference = findElement(data, 'CipherReference');
    const target = resolveReference('', reference === null ? '' : (attributeOf(reference, 'URI') ?? ''));
    const entry = target?.path ?? ENCRYPTION_PATH;
    throw new RefusedInput('EPUB_ENCRYPTED', entry, 'it is encrypted (digital rights management)');
  }
}
