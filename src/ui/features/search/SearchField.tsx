// «Поиск по системе» in the top bar: a field, on smaller screens a button, that opens the palette. The palette is loaded at
// its first opening; what is typed until then goes along.
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { KEYBOARD_SHORTCUTS, useShortcuts } from '../../hooks/dom/useShortcuts.ts';
import { useDebouncedSearch } from '../../hooks/list/useDebouncedSearch.ts';
import { InputBox } from '../../kit/fields/InputBox.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { ChunkBoundary } from '../../query/ChunkBoundary.tsx';
import type { Area } from '../../routing/areas.ts';
import type { SearchPaletteProps } from './SearchPalette.tsx';
import { PALETTE_ID, SEARCH_LABEL } from './texts.ts';

const SearchPalette = lazyView<SearchPaletteProps>(() => import('./SearchPalette.tsx'));

/** Wide enough for a field beside the title and the account. */
const WIDE = '@media (min-width: 1280px)';

const Frame = styled.div`
  display: flex;
  flex: none;

  > .field {
    display: none;
    width: 260px;
  }
  kbd {
    margin-right: 8px;
    padding: 1px 6px;
    border: 1px solid var(--border-base);
    border-radius: 4px;
    color: var(--text-secondary);
    font: 500 11px/16px var(--font-sans);
    white-space: nowrap;
    pointer-events: none;
  }
  ${WIDE} {
    > .field {
      display: flex;
    }
    > button {
      display: none;
    }
  }
`;

const GLASS = <Search />;

export function SearchField({ area }: { area: Area }) {
  useShortcuts();
  const { isOpen, open, close } = useDisclosure();
  const typed = useDebouncedSearch(0);
  const preload = () => void SearchPalette.preload().catch(() => undefined); // the opening reports a failed load
  const leave = () => {
    close();
    typed.reset();
  };
  const inDialog = (content: ReactNode) => (
    <Dialog title={SEARCH_LABEL} onClose={leave}>
      {content}
    </Dialog>
  );
  return (
    <Frame onPointerEnter={preload}>
      <InputBox as="div" className="field">
        {GLASS}
        {/* While the dialog is open there is one combobox of this name: its own. */}
        <input
          role="combobox"
          aria-label={SEARCH_LABEL}
          aria-haspopup="dialog"
          aria-controls={PALETTE_ID}
          aria-expanded={isOpen}
          aria-hidden={isOpen || undefined}
          aria-keyshortcuts={`${KEYBOARD_SHORTCUTS.globalSearch} /`}
          placeholder={SEARCH_LABEL}
          autoComplete="off"
          enterKeyHint="search"
          value={typed.text}
          onFocus={preload}
          onClick={open}
          onChange={({ target }) => {
            typed.type(target.value);
            open();
          }}
          onKeyDown={({ key }) => (key === 'Enter' || key === 'ArrowDown') && open()}
        />
        <kbd aria-hidden>Ctrl K</kbd>
      </InputBox>
      <IconButton label={SEARCH_LABEL} icon={GLASS} onClick={open} />
      {isOpen ? (
        <ChunkBoundary frame={inDialog}>
          <SearchPalette area={area} text={typed.text} onClose={leave} waiting={null} />
        </ChunkBoundary>
      ) : null}
    </Frame>
  );
}
