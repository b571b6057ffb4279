// Detects names that mix similar letters of two alphabets to imitate another name.

/** Letters of each alphabet that look like a letter of another one. */
const DOUBLES = {
  Latin: 'ABCEHIJKMNOPSTXYZacehijklopsuvwxyàèé',
  Cyrillic: 'АВСЕНІЈКМОРЅТХУЅӀасеһіјкорѕухԛԝүѡв',
  Greek: 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχ',
} as const;
type Alphabet = keyof typeof DOUBLES;
const LETTERS: Readonly<Record<Alphabet, RegExp>> = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
};
const ALPHABETS: readonly Alphabet[] = ['Latin', 'Cyrillic', 'Greek'];
/** Legal forms of Cyrillic names, spelled with Latin letters or digits. */
const LATIN_FORMS =
  /(?<![\p{L}\p{N}])(?:OOO|AO|OAO|HAO|ПAO|ПАO|OОО|ОOО|ООO|3[AА][OО]|000(?=\s*[«"“„]))(?![\p{L}\p{N}])/u;

/** A digit in place of the Cyrillic letter О. */
const ZERO_IN_WORD = /\p{Script=Cyrillic}0\p{Script=Cyrillic}/u;

const isDoubles = (alphabet: Alphabet, letters: readonly string[]): boolean =>
  letters.every((letter) => DOUBLES[alphabet].includes(letter));

/** Full-width and mathematical letters. */
const STYLED = /[\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}]/gu;
const toPlainLetter = (letter: string): string => letter.normalize('NFKC');

/** A letter of another script, such as Cherokee Ꭺ, in a Cyrillic word. */
const FOREIGN_LETTER = /(?![\p{Script=Cyrillic}\p{Script=Latin}\p{Script=Greek}\p{Script=Common}])\p{L}/u;
const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u;

/**
 * A word of two alphabets where every letter of one of them looks like a letter of the other: «Bосток», not
 * «ТехноTrade».
 */
function isSuspicious(word: string): boolean {
  const found = ALPHABETS.map((alphabet) => ({ alphabet, letters: word.match(LETTERS[alphabet]) ?? [] })).filter(
    ({ letters }) => letters.length > 0,
  );
  if (CYRILLIC_LETTER.test(word) && FOREIGN_LETTER.test(word)) return true;
  return found.length > 1 && found.some(({ alphabet, letters }) => isDoubles(alphabet, letters));
}

/** Whether a name may imitate another one. Only the beginning of a text is checked. */
export function mixesLookAlikes(text: string): boolean {
  const beginning = text.slice(0, 500).replace(STYLED, toPlainLetter).normalize('NFC');
  if (!/[^\p{Script=Cyrillic}\P{L}]|[03]/u.test(beginning)) return false;
  return (
    LATIN_FORMS.test(beginning) ||
    ZERO_IN_WORD.test(beginning) ||
    (beginning.match(/[\p{L}\p{M}]+/gu) ?? []).some(isSuspicious)
  );
}
