import { RefusedInput } from '../ingest-refusal.ts';
import { type ReadLimits, XML_LIMITS } from '../limits.ts';
import type { BookSource, SourceEntry } from '../source/book-source.ts';
import { resolveReference } from '../source/container-path.ts';
import { attributeOf, findElement, findElements } from '../text/markup-tree.ts';
import { readXml } from '../text/parse-document.ts';

/** The files of an EPUB by path, ignoring Unicode form and case. */
export class EpubFiles {
  readonly source: BookSource;
  readonly #exact = new Map<string, SourceEntry>();
  readonly #folded = new Map<string, SourceEntry>();
  /** Files whose declared encoding is wrong, by the sentence about it. */
  readonly #contradictions = new Map<string, Set<string>>();

  constructor(source: BookSource) {
    this.source = source;
    for (const entry of source.entries) {
      this.#exact.set(entry.path, entry);
      this.#folded.set(EpubFiles.#fold(entry.path), entry);
    }
  }

  static #fold(path: string): string {
    return path.normalize('NFC').toLowerCase();
  }

  find(path: string): SourceEntry | null {
    return this.#exact.get(path) ?? this.#folded.get(EpubFiles.#fold(path)) ?? null;
  }

  /** Returns a function that records that this file is not in the encoding that it declares. */
  noteContradiction(path: string): (contradiction: string) => void {
    return (contradiction) => {
      const paths = this.#contradictions.get(contradiction) ?? new Set();
      this.#contradictions.set(contradiction, paths.add(path));
    };
  }

  /** A sentence for each such contradiction, without its full stop. */
  contradictionSentences(): string[] {
    return [...this.#contradictions].map(([contradiction, [first, ...others]]) => {
      const more = others.length === 0 ? '' : ` (and ${others.length} more of its files)`;
      return `"${first}"${more}: ${contradiction}`;
    });
  }

  /** @throws RefusedInput if the file is too large, encrypted or damaged */
  async read(path: string, limits: ReadLimits): Promise<Buffer | null> {
    const entry = this.find(path);
    return entry === null ? null : this.source.read(entry, limits);
  }
}

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
