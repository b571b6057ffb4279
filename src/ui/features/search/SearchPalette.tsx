// The palette of the search: a combobox with grouped results in a modal dialog. Rendered means open.
import { useCombobox } from 'downshift';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useLocation } from 'wouter';
import type { SearchEntry, SearchGroup } from '../../../machines/search/globalSearch.machine.ts';
import { useAreaScreens } from '../../hooks/core/screen.ts';
import { useDialog } from '../../hooks/dom/useDialog.ts';
import { useGlobalSearch } from '../../hooks/search/useGlobalSearch.ts';
import { useRecentSearches } from '../../hooks/search/useRecentSearches.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { formatCounted } from '../../kit/display/format.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { Area } from '../../routing/areas.ts';
import { getLocalSources } from './actions.ts';
import { PARTICIPANT_SOURCES, PROVIDER_SOURCES } from './clientSources.ts';
import { OPERATOR_SOURCES } from './operatorSources.ts';
import { PaletteBody, PaletteSheet, Results } from './SearchPalette.styles.ts';
import { PALETTE_ID, SEARCH_PLURALS, SEARCH_LABEL, searchTexts } from './texts.ts';

const SOURCES = {
  public: [],
  account: PARTICIPANT_SOURCES,
  liquidity: PROVIDER_SOURCES,
  organization: OPERATOR_SOURCES,
} as const;

export interface SearchPaletteProps {
  readonly area: Area;
  /** Typed before the palette was loaded. */
  readonly text: string;
  readonly onClose: () => void;
}

export default function SearchPalette({ area, text, onClose }: SearchPaletteProps) {
  const screens = useAreaScreens();
  const [recent, remember] = useRecentSearches(area);
  const [, navigate] = useLocation();
  const search = useGlobalSearch({ local: getLocalSources(area, screens, recent), remote: SOURCES[area], text });
  const items = search.groups.flatMap(({ entries }) => entries);
  const open = (entry: SearchEntry) => {
    remember(entry);
    onClose();
    navigate(entry.href);
  };
  const combobox = useCombobox<SearchEntry>({
    items: [...items],
    isOpen: true,
    inputValue: search.text,
    selectedItem: null,
    highlightedIndex: items.findIndex(({ key }) => key === search.activeKey),
    itemToString: (item) => item?.title ?? '',
    itemToKey: (item) => item?.key,
    // Leaving the field must not select.
    stateReducer: (state, { type, changes }) => (type === useCombobox.stateChangeTypes.InputBlur ? state : changes),
    onHighlightedIndexChange({ highlightedIndex }) {
      const item = items[highlightedIndex];
      if (item) search.activate(item.key);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
  });
  return (
    <PaletteSheet
      {...useDialog(onClose)}
      id={PALETTE_ID}
      aria-label={SEARCH_LABEL}
      onClick={({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose()}
    >
      <PaletteBody>
        <div className="field">
          <Search />
          <input
            {...combobox.getInputProps({
              'aria-label': SEARCH_LABEL,
              placeholder: area === 'organization' ? searchTexts.placeholder : searchTexts.ownPlaceholder,
              autoComplete: 'off',
              autoCapitalize: 'off',
              spellCheck: false,
              enterKeyHint: 'search',
              // Before downshift's own state, so that the caret stays.
              onChange: ({ currentTarget }) => search.change(currentTarget.value),
              onKeyDown({ key, nativeEvent }: KeyboardEvent) {
                if (key === 'Enter') search.submit();
                // Else downshift cancels the event that closes the dialog.
                if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
              },
            })}
          />
          <IconButton label="Закрыть поиск" icon={<X />} size="small" onClick={onClose} />
        </div>
        <Results>
          <div {...combobox.getMenuProps({ 'aria-label': 'Результаты поиска' })}>
            <Groups groups={search.groups} combobox={combobox} />
          </div>
          <Outcome search={search} count={items.length} />
        </Results>
        <div className="foot" aria-hidden>
          <span>↑ ↓ выбрать</span>
          <span>Enter открыть</span>
          <span>Esc закрыть</span>
        </div>
      </PaletteBody>
    </PaletteSheet>
  );
}

type Combobox = ReturnType<typeof useCombobox<SearchEntry>>;

function Groups({ groups, combobox }: { groups: readonly SearchGroup[]; combobox: Combobox }) {
  const id = useId();
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0));
  return groups.map(({ title, entries }, at) => (
    <div key={title} role="group" aria-labelledby={`${id}-${at}`}>
      <div id={`${id}-${at}`} className="title">
        {title}
      </div>
      {entries.map((entry, index) => (
        <div key={entry.key} {...combobox.getItemProps({ item: entry, index: (starts[at] ?? 0) + index })}>
          <span className="name">{entry.title}</span>
          {entry.detail === null ? null : <span className="detail">{entry.detail}</span>}
          {entry.amount === null ? null : (
            <span className="amount">
              <Money amount={entry.amount} currency={entry.currency} />
            </span>
          )}
        </div>
      ))}
    </div>
  ));
}

/** Sources that are pending, have failed or found nothing. */
function Outcome({ search, count }: { search: ReturnType<typeof useGlobalSearch>; count: number }) {
  const { isPending, isSettled, failed } = search;
  const isEmpty = isSettled && count === 0 && failed.length === 0;
  return (
    <>
      {isPending ? <p className="note">{searchTexts.searching}</p> : null}
      {isEmpty ? <p className="note">{`${searchTexts.nothing}. ${searchTexts.hint}`}</p> : null}
      {failed.length === 0 ? null : (
        <div className="failed">
          <span>{`Не удалось прочитать: ${failed.join(', ')}`}</span>
          <Button size="small" onClick={search.retry}>
            Повторить
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">
        {isSettled && count > 0 ? `Найдено: ${formatCounted(count, SEARCH_PLURALS)}` : ''}
      </VisuallyHidden>
    </>
  );
}
