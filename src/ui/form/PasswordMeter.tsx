// Below a password that keeps the rule: how hard it is to guess, as bars and a word, and what would help.
import { styled } from 'styled-components';
import { type StrengthGrade, estimatePasswordStrength } from './passwordStrength.ts';

const Meter = styled.span`
  display: inline-flex;
  gap: 3px;
  margin-right: 6px;
  vertical-align: 2px;

  i {
    width: 14px;
    height: 4px;
    border-radius: 2px;
    background: var(--border-base);
  }
  i[data-on='weak'] {
    background: var(--status-danger-mark);
  }
  i[data-on='fair'] {
    background: var(--status-warning-mark);
  }
  i[data-on='good'],
  i[data-on='strong'] {
    background: var(--status-success-mark);
  }
`;

const WORDS: Readonly<Record<StrengthGrade, string>> = {
  weak: 'Слабый',
  fair: 'Средний',
  good: 'Хороший',
  strong: 'Надёжный',
};
const ORDER: readonly StrengthGrade[] = ['weak', 'fair', 'good', 'strong'];

interface PasswordMeterProps {
  readonly password: string;
  /** What whoever guesses knows too: login, company. */
  readonly own: readonly string[];
}

/** Stands in the line of the field, which tells of every change of its words. */
export default function PasswordMeter({ password, own }: PasswordMeterProps) {
  const { grade, advice } = estimatePasswordStrength(password, own);
  return (
    <>
      <Meter aria-hidden>
        {ORDER.map((step, at) => (
          <i key={step} data-on={at <= ORDER.indexOf(grade) ? grade : undefined} />
        ))}
      </Meter>
      <span>{`${WORDS[grade]}${advice === '' ? '' : `: ${advice}`}`}</span>
    </>
  );
}
