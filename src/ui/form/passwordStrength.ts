// How hard a password is to guess, for whoever chooses one: an estimate that advises and never forbids (features.md, 6).

export type StrengthGrade = 'weak' | 'fair' | 'good' | 'strong';
export interface PasswordStrength {
  readonly grade: StrengthGrade;
  /** What would help most; '' for a strong one. */
  readonly advice: string;
}

/** What guessing begins with, beside names of one's own. */
const COMMON = [
  'password',
  'parol',
  'qwerty',
  'admin',
  'welcome',
  'letmein',
  'login',
  'user',
  'test',
  'demo',
  'meridian',
  'moscow',
  'rossiya',
  'пароль',
];
/** Signs that stand beside each other: on keys, in the alphabet, in counting. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890'];
const YEAR = /(?:19|20)\d\d/g;

/** Bits below which a grade is not reached. */
const GRADES = [
  ['strong', 80],
  ['good', 56],
  ['fair', 36],
] as const;

/**
 * @param password as typed @param own names that whoever guesses knows too: login, company
 */
export function estimatePasswordStrength(password: string, own: readonly string[]): PasswordStrength {
  const lower = password.toLowerCase();
  const names = own.flatMap((name) => name.toLowerCase().split(/[^\p{L}\d]+/u)).filter((word) => word.length > 3);
  const unnamed = without(lower, names);
  const uncommon = without(unnamed, COMMON).replaceAll(YEAR, '§');
  const plain = withoutRows(uncommon);
  const bits = plain.length * Math.log2(alphabetOf(password));
  const grade = GRADES.find(([, least]) => bits >= least)?.[0] ?? 'weak';
  return { grade, advice: grade === 'strong' ? '' : advised() };

  function advised(): string {
    if (unnamed !== lower) return 'логин и компанию угадывают первыми';
    if (uncommon !== unnamed) return 'слова и годы угадывают первыми';
    if (plain.length < uncommon.length) return 'ряды и повторы не помогают';
    return 'добавьте ещё слово';
  }
}

/** Every known word is worth one sign. */
const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, '§'), text);

const areNear = (a: string, b: string): boolean =>
  a !== '' && (a === b || ROWS.some((row) => row.includes(a + b) || row.includes(b + a)));

/** Of a row, and of one sign again and again, the first two signs count. */
function withoutRows(text: string): string {
  return text
    .split('')
    .filter((sign, at, all) => {
      const [first = '', second = ''] = [all[at - 2], all[at - 1]];
      return !(areNear(second, sign) && areNear(first, second));
    })
    .join('');
}

/** How many signs it may have been chosen from. */
function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-zа-яё]/, 26],
    [/[A-ZА-ЯЁ]/, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 20],
  ];
  return kinds.reduce((signs, [kind, count]) => signs + (kind.test(password) ? count : 0), 1);
}
