/** A piece of a definition: text, or what stands in brackets. */
type Piece = string | Piece[];

/**
 * A definition with the brackets of conditions as they are after a backup is restored: a server that reads `(a and b) and c`
 * anew keeps it as `a and b and c`, and so does a BETWEEN beside another condition.
 */
export function plainDefinition(definition: string): string {
  return write(flatten(parse([...definition].values())));
}

function parse(letters: Iterator<string>): Piece[] {
  const pieces: Piece[] = [''];
  let isQuoted = false;
  for (let next = letters.next(); next.done !== true; next = letters.next()) {
    const letter = next.value;
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted && letter === ')') return pieces;
    if (!isQuoted && letter === '(') pieces.push(parse(letters), '');
    else pieces.push(`${pieces.pop()}${letter}`);
  }
  return pieces;
}

/** What joins the conditions of a pair of brackets; null: nothing, or not one word alone. */
function joiningWord(pieces: readonly Piece[]): ' AND ' | ' OR ' | null {
  const words = new Set(
    pieces.flatMap((piece) => (typeof piece === 'string' ? (piece.match(/ (?:AND|OR) /g) ?? []) : [])),
  );
  const [word] = words;
  return words.size === 1 && (word === ' AND ' || word === ' OR ') ? word : null;
}

function flatten(pieces: readonly Piece[]): Piece[] {
  const word = joiningWord(pieces);
  return pieces.flatMap((piece, place): Piece[] => {
    if (typeof piece === 'string') return [piece];
    const inner = flatten(piece);
    const [before = '', behind = ''] = [pieces[place - 1], pieces[place + 1]];
    const isWhole =
      word !== null &&
      (before === '' || String(before).endsWith(word)) &&
      (behind === '' || String(behind).startsWith(word));
    return isWhole && joiningWord(inner) === word ? inner : [inner];
  });
}

function write(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : `(${write(piece)})`)).join('');
}
