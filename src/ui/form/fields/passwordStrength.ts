// Estimate of password strength: it advises and never blocks.

export type StrengthGrade = 'weak' | 'fair' | 'good' | 'strong';
export interface PasswordStrength {
  readonly grade: StrengthGrade;
  /** The most useful advice; '' for a strong password. */
  readonly advice: string;
}

/** Common passwords, tried first together with personal names. */
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
/** Sequences of adjacent characters: keyboard rows, alphabet, digits. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890'];
const YEAR = /(?:19|20)\d\d/g;

/** Minimal bits of each grade. */
const GRADES = [
  ['strong', 80],
  ['good', 56],
  ['fair', 36],
] as const;

/**
 * @param password as typed
 * @param own names an attacker knows: login, company
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

/** Each known word counts as one character. */
const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, '§'), text);

const areNear = (a: string, b: string): boolean =>
  a !== '' && (a === b || ROWS.some((row) => row.includes(a + b) || row.includes(b + a)));

/** Of a sequence or a repeated character only the first two count. */
function withoutRows(text: string): string {
  return text
    .split('')
    .filter((sign, at, all) => {
      const [first = '', second = ''] = [all[at - 2], all[at - 1]];
      return !(areNear(second, sign) && areNear(first, second));
    })
    .join('');
}

/** Size of the character set. */
function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-zа-яё]/, 26],
    [/[A-ZА-ЯЁ]/, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 20],
  ];
  return kinds.reduce((signs, [kind, count]) => signs + (kind.test(password) ? count : 0), 1);
}
