// Search field without a visible label: the placeholder is its name.
import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { restoreFocusAfter } from '../../hooks/dom/focusRestoration.ts';
import { InputBox } from './InputBox.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { getFieldHints } from './input/fieldHints.ts';

const Box = styled(InputBox)`
  input {
    padding: 0 8px 0 12px;
  }
  ::-webkit-search-cancel-button {
    display: none;
  }
  > button {
    margin-right: 5px;
  }
`;

/** A constant element is not re-rendered on keys. */
const GLASS = <Search />;
const CROSS = <X />;

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'placeholder'> {
  /** Placeholder and accessible name: «Поиск по чату». */
  label: string;
  value: string;
  /** Shows a clear button while there is text. */
  onClear?: (() => void) | undefined;
}

/** A native search input; native attributes pass through. */
export function SearchBox({ label, onClear, ...native }: SearchBoxProps) {
  return (
    <Box as="div">
      {GLASS}
      <input
        {...getFieldHints('search', native.name)}
        {...native}
        type="search"
        placeholder={label}
        aria-label={label}
      />
      {onClear && native.value !== '' ? (
        <IconButton
          label="Очистить поиск"
          icon={CROSS}
          size="tiny"
          onClick={({ currentTarget }) => {
            restoreFocusAfter(currentTarget, currentTarget.previousElementSibling);
            onClear();
          }}
        />
      ) : null}
    </Box>
  );
}
