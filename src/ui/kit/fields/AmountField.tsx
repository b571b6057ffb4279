// An amount: right-aligned, grouped while typing, with the currency sign at the end; accepts «1 234,56 ₽» and 1234.56.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useMaskedInput } from '../../hooks/form/useMaskedInput.ts';
import { CurrencyIcon } from '../display/CurrencyIcon.tsx';
import { InputBox } from './InputBox.ts';
import { Field, type FieldMeta, getFieldAria, splitFieldProps } from './Field.tsx';
import { groupDigits, maskAmountInput, normalizeAmountInput } from './input/amountInput.ts';
import { getFieldHints } from './input/fieldHints.ts';
import { getCurrencySign } from '../display/format.ts';

const Box = styled(InputBox)`
  > input {
    padding-right: 8px;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
`;

const Unit = styled.span`
  padding-right: 12px;
  color: var(--text-muted);
  white-space: nowrap;
`;

const TallUnit = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 16px 0 8px;
  border-left: 1px solid var(--border-base);
  font-size: 14px;
`;

export interface AmountFieldProps
  extends FieldMeta, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** A decimal with a dot, possibly incomplete (`12.`); text that is no amount stays as typed. */
  value: string;
  /** Receives the new value in the same form. */
  onAmount: (value: string) => void;
  currency: string | null;
  /** Replaces the currency sign: «₽ за 1 USDT». */
  unit?: ReactNode;
  /** 52 px high with a coin icon, for linked amounts. */
  tall?: boolean | undefined;
}

const HALF_TYPED = /^\d+\.$/;

/** Labelled text input for money; an invalid edit is rejected with the reason below. */
export function AmountField({ value, onAmount, currency, unit, tall, ...props }: AmountFieldProps) {
  const own = useId();
  const { texts: given, native } = splitFieldProps(props);
  const id = native.id ?? own;
  const masked = useMaskedInput({
    value,
    show: groupDigits,
    retype: maskAmountInput,
    settle: normalizeAmountInput,
    onValue: onAmount,
    onBlur: native.onBlur,
    onKeyDown: native.onKeyDown,
  });
  const isHalf = HALF_TYPED.test(value);
  const error = masked.refusal ?? (isHalf ? undefined : given.error); // no error while it is being typed
  const texts = { ...given, error };
  return (
    <Field id={id} texts={texts}>
      <Box data-tall={tall || undefined} data-invalid={texts.error ? true : undefined}>
        <input
          {...getFieldHints('amount', native.name)}
          {...native}
          type="text"
          id={id}
          {...masked.props}
          {...getFieldAria(id, texts)}
        />
        {tall ? (
          <TallUnit>
            <CurrencyIcon currency={currency} />
            <span>{unit ?? currency}</span>
          </TallUnit>
        ) : (
          <Unit>{unit ?? getCurrencySign(currency)}</Unit>
        )}
      </Box>
    </Field>
  );
}
