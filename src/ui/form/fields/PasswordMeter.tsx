// Strength of a valid password as bars and a word, with advice.
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
  /** Names an attacker knows: login, company. */
  readonly own: readonly string[];
}

/** Rendered in the field's hint, which announces each change. */
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
